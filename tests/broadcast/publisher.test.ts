// The publisher: a new view goes out at once, everywhere; then it beats, and answers who asks.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPublisher, HEARTBEAT_MS, type Outlet, type PublisherOptions } from '../../lib/broadcast';
import { testOutlet, titled } from './frames';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const publisher = (
  outlets: readonly Outlet[],
  onDelivery: PublisherOptions['onDelivery'] = () => undefined,
) => createPublisher({ table: 't', epoch: 7, outlets, onDelivery });

test('a view goes to every channel at once, each with the next seq', () => {
  const [a, b] = [testOutlet('a'), testOutlet('b')];
  const { publish } = publisher([a.outlet, b.outlet]);
  publish(titled('one'));
  publish(titled('two'));
  expect(a.sent).toEqual(b.sent);
  expect(a.sent.map(({ epoch, seq, view }) => [epoch, seq, view?.title])).toEqual([
    [7, 1, 'one'],
    [7, 2, 'two'],
  ]);
  expect(a.sent[0]).toMatchObject({ v: 1, table: 't', sentAt: Date.now() });
});

test('the same frame goes out every 2 s with a fresh time, and never before the first view', async () => {
  const { outlet, sent } = testOutlet();
  const { publish } = publisher([outlet]);
  await passMs(10_000);
  expect(sent).toEqual([]);
  publish(titled('one'));
  const start = Date.now();
  await passMs(3 * HEARTBEAT_MS);
  expect(HEARTBEAT_MS).toBe(2000);
  expect(sent.map(({ seq, sentAt }) => [seq, sentAt - start])).toEqual([
    [1, 0],
    [1, 2000],
    [1, 4000],
    [1, 6000],
  ]);
});

test('a new view starts the beat anew', async () => {
  const { outlet, sent } = testOutlet();
  const { publish } = publisher([outlet]);
  publish(titled('one'));
  await passMs(1900);
  publish(titled('two'));
  await passMs(1900);
  expect(sent).toHaveLength(2);
});

test('nothing to draw is published like any view', () => {
  const { outlet, sent } = testOutlet();
  const { publish } = publisher([outlet]);
  publish(titled('one'));
  publish(null);
  expect(sent.at(-1)).toMatchObject({ seq: 2, view: null });
});

test('who asks is answered at once, on that channel only, unless another table is asked for', () => {
  const [a, b] = [testOutlet('a'), testOutlet('b')];
  const { publish } = publisher([a.outlet, b.outlet]);
  a.want();
  expect(a.sent).toEqual([]);
  publish(titled('one'));
  a.want();
  a.want('t');
  a.want('another');
  expect([a.sent.length, b.sent.length]).toEqual([3, 1]);
  expect(a.sent.at(-1)?.seq).toBe(1);
});

test('closed, it neither beats nor answers', async () => {
  const { outlet, sent, want } = testOutlet();
  const { publish, close } = publisher([outlet]);
  publish(titled('one'));
  close();
  want();
  await passMs(10_000);
  expect(sent).toHaveLength(1);
});

describe('a channel that', () => {
  const bad = (name: string, send: Outlet['send']): Outlet => ({ ...testOutlet(name).outlet, send });

  test.each<[string, Outlet['send'], string | undefined]>([
    ['refuses', async () => ({ ok: false, error: { code: 'not-connected' } }), 'not-connected'],
    ['rejects', () => Promise.reject(new Error('x')), 'failed'],
    [
      'throws',
      () => {
        throw new Error('x');
      },
      'failed',
    ],
    ['hangs', () => new Promise(() => undefined), undefined],
  ])('%s stops no other, and the host can be told', async (_how, send, told) => {
    const good = testOutlet('good');
    const fates = new Map<string, string>();
    const { publish } = publisher([bad('bad', send), good.outlet], (name, fate) => fates.set(name, fate));
    publish(titled('one'));
    publish(titled('two'));
    await passMs(HEARTBEAT_MS);
    expect(good.sent.map(({ seq }) => seq)).toEqual([1, 2, 2]);
    expect(fates.get('good')).toBe('sent');
    expect(fates.get('bad')).toBe(told);
  });

  test('fails and then recovers is told twice, not with every frame', async () => {
    let up = false;
    const flaky = bad('flaky', async () =>
      up ? { ok: true, value: 0 } : { ok: false, error: { code: 'not-connected' } },
    );
    const told = vi.fn();
    publisher([flaky], told).publish(titled('one'));
    await passMs(3 * HEARTBEAT_MS);
    up = true;
    await passMs(3 * HEARTBEAT_MS);
    expect(told.mock.calls).toEqual([
      ['flaky', 'not-connected'],
      ['flaky', 'sent'],
    ]);
  });
});
