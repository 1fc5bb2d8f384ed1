// The address of an obs-websocket server, from what the host typed.

/** obs-websocket's own default port. */
export const DEFAULT_OBS_PORT = 4455;

/** Where OBS listens. */
export interface ObsAddress {
  /** For the client: `ws://host:port`. */
  readonly url: string;
  /** For people: `host:port`. */
  readonly text: string;
}

/**
 * Why a text is no address: `empty`; `not-a-websocket` another scheme than ws/wss; `has-password` a user or a
 * password inside (it has a field of its own); `has-path` something after the port; `bad-port` not 1–65535;
 * `not-a-host` anything else.
 */
export const OBS_ADDRESS_ERRORS = [
  'empty',
  'not-a-websocket',
  'has-password',
  'has-path',
  'bad-port',
  'not-a-host',
] as const;
export type ObsAddressError = (typeof OBS_ADDRESS_ERRORS)[number];

/** An address or the reason why the text is none. */
export type ParsedObsAddress =
  | { readonly ok: true; readonly value: ObsAddress }
  | { readonly ok: false; readonly error: ObsAddressError };

/**
 * Reads `127.0.0.1`, `localhost:4455`, `ws://studio.local`, `wss://studio.example:443`, `[::1]:4455`, `::1`.
 * The port is 4455 unless given.
 */
export function parseObsAddress(typed: string): ParsedObsAddress {
  const text = typed.trim();
  if (text === '') return wrong('empty');
  const [, scheme = 'ws', rest = ''] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(.*)$/is.exec(text) ?? [];
  const protocol = scheme.toLowerCase();
  if (protocol !== 'ws' && protocol !== 'wss') return wrong('not-a-websocket');
  if (rest.includes('@')) return wrong('has-password');
  const authority = rest.replace(/\/$/, '');
  if (/[/?#\\]/.test(authority)) return wrong('has-path');
  const { host, port } = split(authority);
  const portNumber = port === undefined ? DEFAULT_OBS_PORT : portOf(port);
  if (portNumber === undefined) return wrong('bad-port');
  const hostname = hostOf(host);
  if (hostname === undefined) return wrong('not-a-host');
  const name = `${hostname}:${portNumber}`;
  return { ok: true, value: { url: `${protocol}://${name}`, text: name } };
}

const wrong = (error: ObsAddressError): ParsedObsAddress => ({ ok: false, error });

/** The two halves around the last colon; an IPv6 address without brackets has no port. */
function split(authority: string): { readonly host: string; readonly port: string | undefined } {
  if (/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(authority))
    return { host: `[${authority}]`, port: undefined };
  const [, host = authority, port] = /^(\[[^\]]*\]|[^:[]*)(?::(.*))?$/s.exec(authority) ?? [];
  return { host, port };
}

function portOf(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

/** The host as a URL writes it (IPv6 in brackets); a bare number is somebody's port, not a host. */
function hostOf(host: string): string | undefined {
  if (host === '' || /\s/.test(host) || /^\d+$/.test(host)) return undefined;
  try {
    return new URL(`ws://${host}`).hostname || undefined;
  } catch {
    return undefined;
  }
}
