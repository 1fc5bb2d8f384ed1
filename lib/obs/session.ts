// One connection to OBS, from the first byte to the last: connects, asks, pings, and says once how it ended.

import type { OBSRequestTypes, OBSResponseTypes } from 'obs-websocket-js/json';
import { EventSubscription, OBSWebSocket, OBSWebSocketError } from 'obs-websocket-js/json';
import type { ObsAnswer, ObsError, WaitReason } from './types';

/** What is used of the obs-websocket client; tests put their own in its place. */
export type ObsClient = Pick<
  OBSWebSocket,
  'connect' | 'disconnect' | 'call' | 'on' | 'off' | 'removeAllListeners'
>;

/** What OBS said about itself. */
export interface ObsGreeting {
  readonly obsVersion: string;
  readonly websocketVersion: string;
  readonly hasBrowserSource: boolean | 'unknown';
}

/** What a session reports. After `ended` nothing more comes. */
export interface SessionListener {
  ready(greeting: ObsGreeting): void;
  ended(reason: WaitReason): void;
}

/** A running session. */
export interface ObsSession {
  readonly client: ObsClient;
  ask<T extends keyof OBSRequestTypes>(
    type: T,
    data?: OBSRequestTypes[T],
  ): Promise<ObsAnswer<OBSResponseTypes[T]>>;
  /** Ends it from our side, without a word to the listener. */
  close(): void;
}

export type { OBSRequestTypes, OBSResponseTypes };

/** How often the connection is proved alive, ms; a service worker with a silent socket is ended after 30 s. */
const PING_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 4_000;
/** The protocol this code speaks (obs-websocket 5.x). */
const RPC_VERSION = 1;
// obs-websocket's close codes (WebSocketCloseCode), and WebSocket's own for a server that goes away.
const CLOSED = { goingAway: 1001, badPassword: 4009, badVersion: 4010, kicked: 4011 } as const;

const NO_CODE = -1;

/** The real client. */
export const realClient = (): ObsClient => new OBSWebSocket();

/** Opens a session to `url`; an empty `password` means none. */
export function openSession(
  client: ObsClient,
  url: string,
  password: string,
  listener: SessionListener,
): ObsSession {
  const unanswered = new Set<(error: ObsError) => void>();
  const seen = { opened: false, identified: false, exiting: false, over: false };
  let pings: ReturnType<typeof setInterval> | undefined;
  const patience = setTimeout(() => end(reasonOf(NO_CODE)), CONNECT_TIMEOUT_MS);

  client.on('ConnectionOpened', () => {
    seen.opened = true;
  });
  client.on('ExitStarted', () => {
    seen.exiting = true;
  });
  client.on('ConnectionClosed', ({ code }) => end(reasonOf(code)));
  client
    .connect(url, password === '' ? undefined : password, {
      rpcVersion: RPC_VERSION,
      eventSubscriptions: EventSubscription.General,
    })
    .then(greet)
    .catch((error: unknown) => end(reasonOf(error instanceof OBSWebSocketError ? error.code : NO_CODE)));

  async function greet(): Promise<void> {
    seen.identified = true;
    const version = await ask('GetVersion');
    const kinds = await ask('GetInputKindList');
    if (seen.over) return;
    if (!version.ok) return end(reasonOf(NO_CODE));
    clearTimeout(patience);
    pings = setInterval(ping, PING_MS);
    listener.ready({
      obsVersion: version.value.obsVersion,
      websocketVersion: version.value.obsWebSocketVersion,
      hasBrowserSource: kinds.ok ? kinds.value.inputKinds.includes('browser_source') : 'unknown',
    });
  }

  function reasonOf(code: number): WaitReason {
    if (code === CLOSED.badPassword) return password === '' ? 'password-needed' : 'wrong-password';
    if (code === CLOSED.badVersion) return 'unsupported-version';
    if (code === CLOSED.kicked) return 'kicked';
    if (seen.exiting || (seen.identified && code === CLOSED.goingAway)) return 'closed-by-obs';
    if (seen.identified) return 'connection-lost';
    return seen.opened ? 'not-obs' : 'unreachable';
  }

  async function ping(): Promise<void> {
    const answer = await ask('GetVersion');
    if (!answer.ok && answer.error.code === 'timeout') end('connection-lost');
  }

  function ask<T extends keyof OBSRequestTypes>(
    type: T,
    data?: OBSRequestTypes[T],
  ): Promise<ObsAnswer<OBSResponseTypes[T]>> {
    return new Promise((resolve) => {
      const fail = (error: ObsError) => settle({ ok: false, error });
      const timer = setTimeout(() => {
        fail({ code: 'timeout' });
        // A slow request or a dead socket? A dead one would swallow every frame until the next ping.
        if (type !== 'GetVersion') void ping();
      }, ANSWER_TIMEOUT_MS);
      function settle(answer: ObsAnswer<OBSResponseTypes[T]>): void {
        clearTimeout(timer);
        unanswered.delete(fail);
        resolve(answer);
      }
      unanswered.add(fail);
      if (seen.over) return fail({ code: 'not-connected' });
      client.call(type, data).then(
        (value) => settle({ ok: true, value }),
        (error: unknown) => fail(asObsError(error)),
      );
    });
  }

  /** Also forgets the client: one that hangs in its closing handshake must not be waited for. */
  function close(): void {
    if (seen.over) return;
    seen.over = true;
    clearTimeout(patience);
    clearInterval(pings);
    client.removeAllListeners();
    for (const fail of [...unanswered]) fail({ code: 'not-connected' });
    void client.disconnect();
  }

  function end(reason: WaitReason): void {
    if (seen.over) return;
    close();
    listener.ended(reason);
  }

  return { client, ask, close };
}

/** The client throws OBS's refusals with their code, and plain errors when it has no connection. */
const asObsError = (error: unknown): ObsError =>
  error instanceof OBSWebSocketError
    ? { code: 'refused', status: error.code, comment: error.message ?? '' }
    : { code: 'not-connected' };
