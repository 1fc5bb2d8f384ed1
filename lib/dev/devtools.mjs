// Starts a browser and speaks the DevTools protocol to it over a pipe: no port that others could reach.
import { spawn } from 'node:child_process';

const ANSWER_TIMEOUT_MS = 30_000;

/**
 * Starts a browser. `send` resolves with a command's result and rejects with the browser's own words, at
 * the browser's end, or after 30 s; `ended` resolves when the browser is gone, with a message if it never started.
 */
export const startBrowser = (path, args) => {
  const child = spawn(path, ['--remote-debugging-pipe', ...args], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [commands, answers] = [child.stdio[3], child.stdio[4]];
  const waiting = new Map();
  let lastId = 0;
  let buffered = '';

  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(undefined));
  });
  void ended.then((message) => {
    for (const { reject } of waiting.values()) reject(new Error(message ?? 'the browser closed'));
  });
  commands.on('error', () => {}); // a write after the browser's end: `ended` tells it
  answers.on('error', () => {});
  answers.setEncoding('utf8').on('data', (text) => {
    const messages = (buffered + text).split('\0');
    buffered = messages.pop() ?? '';
    for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
    }
  });

  const send = (method, params = {}, sessionId = undefined) => {
    lastId += 1;
    const id = lastId;
    let timer;
    return new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to ${method}`)), ANSWER_TIMEOUT_MS);
      waiting.set(id, { resolve, reject });
      commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    }).finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
  };
  return { send, ended, stop: () => child.kill() };
};
