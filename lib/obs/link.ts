// The long-lived link to OBS: one target at a time, tried again for ever, its state told to whoever listens.

import type { ObsAddress } from './address';
import {
  type OBSRequestTypes,
  type OBSResponseTypes,
  type ObsClient,
  type ObsSession,
  openSession,
  realClient,
} from './session';
import type { ObsAnswer, ObsError, ObsState, WaitReason } from './types';

/** Whom to connect to. An empty password means none. */
export interface ObsTarget {
  readonly address: ObsAddress;
  readonly password: string;
}

/** What a custom event can carry. */
export type ObsData = OBSRequestTypes['BroadcastCustomEvent']['eventData'];

/** The link. Nothing here throws or rejects; the password is in no state, answer or error. */
export interface ObsLink {
  readonly state: ObsState;
  /** Called with every new state. Returns the way to stop. */
  subscribe(listener: (state: ObsState) => void): () => void;
  /** Called whenever a connection stands: at once if one does, and after each reconnection. */
  onConnected(listener: () => void): () => void;
  /** Connects there at once, or with null switches off. The same target again changes nothing. */
  configure(target: ObsTarget | null): void;
  /** Does not wait for the next attempt. */
  retry(): void;
  /** Any request of obs-websocket 5; a `timeout` comes after 4 s. */
  call<T extends keyof OBSRequestTypes>(
    type: T,
    data?: OBSRequestTypes[T],
  ): Promise<ObsAnswer<OBSResponseTypes[T]>>;
  /** Raises a DOM event on the window of every browser source; see `hasBrowserSource` of the state. */
  emit(event: string, data: ObsData): Promise<ObsAnswer<unknown>>;
  /** Sends data to every client of this OBS, this one included. */
  broadcast(data: ObsData): Promise<ObsAnswer<unknown>>;
  /** Hears what any client of this OBS broadcasts, across reconnections. */
  onBroadcast(listener: (data: unknown) => void): () => void;
  /**
   * Keeps a JSON text in OBS, across its restarts; it comes back with other characters than ASCII escaped.
   * Saves and loads of one link wait for each other; OBS can still lose a value when another client saves at
   * the same moment.
   */
  save(slot: string, json: string): Promise<ObsAnswer<unknown>>;
  /** A kept text; null when there is none. */
  load(slot: string): Promise<ObsAnswer<unknown>>;
}

/** For tests: another client than the real one. */
export interface ObsLinkOptions {
  readonly client?: () => ObsClient;
}

/** Waits before the next attempts, ms: short enough that the picture is back within 3 s after OBS is. */
const BACKOFF_MS = [500, 1000] as const;
const LONGEST_BACKOFF_MS = 2000;
/** Where only a person can help, trying often would only fill OBS's log. */
const SLOW_RETRY_MS = 10_000;
const SLOW: readonly WaitReason[] = ['password-needed', 'wrong-password', 'unsupported-version', 'kicked'];
/** RequestStatus::ResourceNotFound: no vendor of that name. */
const NOT_FOUND = 600;
const REALM = 'OBS_WEBSOCKET_DATA_REALM_GLOBAL';
/** While another client saves, OBS finds no value at all: waits before it is asked again, ms. */
const LOOK_AGAIN_MS = [50, 200] as const;

/** Makes a link that is off until `configure`. */
export function createObsLink({ client: makeClient = realClient }: ObsLinkOptions = {}): ObsLink {
  const listeners = new Set<(state: ObsState) => void>();
  const hearers = new Set<(data: unknown) => void>();
  let state: ObsState = { state: 'off' };
  let target: ObsTarget | null = null;
  let session: ObsSession | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();

  function become(next: ObsState): void {
    state = next;
    tell(listeners, next);
  }

  function open(after: WaitReason | null): void {
    if (target === null) return;
    const { address, password } = target;
    const client = makeClient();
    // What was broadcast is the event's data itself, not a field `eventData` of it as the client's types have it.
    client.on('CustomEvent', (data: unknown) => tell(hearers, data));
    session = openSession(client, address.url, password, {
      ready: (greeting) => {
        failures = 0;
        become({ state: 'connected', address: address.text, ...greeting });
      },
      ended: (reason) => wait(address.text, reason),
    });
    become({ state: 'connecting', address: address.text, after });
  }

  function wait(address: string, reason: WaitReason): void {
    session = null;
    const delayMs = SLOW.includes(reason) ? SLOW_RETRY_MS : (BACKOFF_MS[failures] ?? LONGEST_BACKOFF_MS);
    failures += 1;
    retryTimer = setTimeout(() => open(reason), delayMs);
    become({ state: 'waiting', address, reason, retryAtMs: Date.now() + delayMs });
  }

  function restart(): void {
    clearTimeout(retryTimer);
    session?.close();
    session = null;
    failures = 0;
    if (target === null) become({ state: 'off' });
    else open(null);
  }

  function call<T extends keyof OBSRequestTypes>(
    type: T,
    data?: OBSRequestTypes[T],
  ): Promise<ObsAnswer<OBSResponseTypes[T]>> {
    if (session === null || state.state !== 'connected') return refuse({ code: 'not-connected' });
    return session.ask(type, data);
  }

  /** OBS 29 rewrites one file for every value, several at a time, and then they lose each other's values. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTurn.then(work);
    lastTurn = turn;
    return turn;
  }

  async function look(slotName: string): Promise<ObsAnswer<unknown>> {
    const answer = await inTurn(() => call('GetPersistentData', { realm: REALM, slotName: ascii(slotName) }));
    return answer.ok ? { ok: true, value: answer.value.slotValue ?? null } : answer;
  }

  function noteBrowserSource(hasBrowserSource: boolean): void {
    if (state.state === 'connected' && state.hasBrowserSource !== hasBrowserSource)
      become({ ...state, hasBrowserSource });
  }

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => add(listeners, listener),
    onConnected(listener) {
      let stands = state.state === 'connected';
      if (stands) listener();
      return add(listeners, (next) => {
        const stood = stands;
        stands = next.state === 'connected';
        if (stands && !stood) listener();
      });
    },
    configure(next) {
      if (sameTarget(target, next)) return;
      target = next;
      restart();
    },
    retry() {
      if (state.state === 'waiting') restart();
    },
    call,
    async emit(event, data) {
      if (state.state === 'connected' && state.hasBrowserSource === false)
        return refuse({ code: 'no-browser-source' });
      const asked = session;
      const answer = await call('CallVendorRequest', {
        vendorName: 'obs-browser',
        requestType: 'emit_event',
        requestData: { event_name: event, event_data: data },
      });
      const missing = !answer.ok && answer.error.code === 'refused' && answer.error.status === NOT_FOUND;
      // An answer of an OBS that is gone says nothing about the one that came after it.
      if (asked === session && (answer.ok || missing)) noteBrowserSource(answer.ok);
      return missing ? refuse({ code: 'no-browser-source' }) : answer;
    },
    broadcast: (data) => call('BroadcastCustomEvent', { eventData: data }),
    onBroadcast: (listener) => add(hearers, listener),
    save: (slotName, json) =>
      inTurn(() =>
        call('SetPersistentData', { realm: REALM, slotName: ascii(slotName), slotValue: ascii(json) }),
      ),
    async load(slotName) {
      let answer = await look(slotName);
      for (const delayMs of LOOK_AGAIN_MS) {
        if (!answer.ok || answer.value !== null) break;
        await new Promise((done) => setTimeout(done, delayMs));
        answer = await look(slotName);
      }
      return answer;
    },
  };
}

const refuse = (error: ObsError): Promise<ObsAnswer<never>> => Promise.resolve({ ok: false, error });

/**
 * JSON's own escapes for all but ASCII. OBS 29 encodes what it has kept once more with every save of any value: a
 * Cyrillic name doubles its file each time, until OBS stands still.
 */
const ascii = (json: string): string =>
  json.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const sameTarget = (a: ObsTarget | null, b: ObsTarget | null): boolean =>
  a === b || (a !== null && b !== null && a.address.url === b.address.url && a.password === b.password);

function add<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => set.delete(item);
}

/** One listener's error must not keep the news from the others, nor stop the link; it surfaces by itself. */
function tell<T>(listeners: Iterable<(value: T) => void>, value: T): void {
  for (const listener of [...listeners]) {
    try {
      listener(value);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}
