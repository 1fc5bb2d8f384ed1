// What a host may type as OBS's address, and what is said when it is none.

import { describe, expect, test } from 'vitest';
import { type ObsAddressError, parseObsAddress } from '../../lib/obs';

describe('an address of OBS', () => {
  test.each([
    ['127.0.0.1', 'ws://127.0.0.1:4455'],
    ['  localhost ', 'ws://localhost:4455'],
    ['localhost:4455', 'ws://localhost:4455'],
    ['192.168.1.5:4466', 'ws://192.168.1.5:4466'],
    ['Studio.local', 'ws://studio.local:4455'],
    ['ws://studio.local/', 'ws://studio.local:4455'],
    ['WS://studio.local:1', 'ws://studio.local:1'],
    ['wss://obs.example:443', 'wss://obs.example:443'],
    ['::1', 'ws://[::1]:4455'],
    ['[::1]', 'ws://[::1]:4455'],
    ['[fe80::1]:65535', 'ws://[fe80::1]:65535'],
    ['ws://[::1]:4466', 'ws://[::1]:4466'],
  ])('%j is %s', (typed, url) => {
    const parsed = parseObsAddress(typed);
    expect(parsed).toEqual({ ok: true, value: { url, text: url.replace(/^wss?:\/\//, '') } });
    expect(new URL(url).hostname).not.toBe('');
  });

  test.each<[string, ObsAddressError]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['http://localhost:4455', 'not-a-websocket'],
    ['ftp://x', 'not-a-websocket'],
    ['ws://me:secret@localhost', 'has-password'],
    ['secret@localhost', 'has-password'],
    ['localhost/obs', 'has-path'],
    ['localhost:4455?x=1', 'has-path'],
    ['localhost:4455#x', 'has-path'],
    ['localhost:0', 'bad-port'],
    ['localhost:65536', 'bad-port'],
    ['localhost:', 'bad-port'],
    ['localhost:port', 'bad-port'],
    ['localhost:-1', 'bad-port'],
    ['4455', 'not-a-host'],
    [':4455', 'not-a-host'],
    ['ws://', 'not-a-host'],
    ['two words', 'not-a-host'],
    ['[::1', 'not-a-host'],
    ['999.0.0.1', 'not-a-host'],
  ])('%j is none: %s', (typed, error) => {
    expect(parseObsAddress(typed)).toEqual({ ok: false, error });
  });
});
