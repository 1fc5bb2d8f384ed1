// What the link to OBS tells and answers: its state, its errors.

/**
 * Why the link waits before it tries again.
 * - `unreachable` nothing answers there. `not-obs` something answers, but not as obs-websocket 5 does.
 * - `password-needed` OBS asks for a password and none is set. `wrong-password`.
 * - `unsupported-version` OBS speaks another version of the protocol. `kicked` somebody ended the session in OBS.
 * - `closed-by-obs` OBS or its server was closed. `connection-lost` without a word.
 */
export const WAIT_REASONS = [
  'unreachable',
  'not-obs',
  'password-needed',
  'wrong-password',
  'unsupported-version',
  'kicked',
  'closed-by-obs',
  'connection-lost',
] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/**
 * The link's state. `address` is `host:port`; the password is in none of them. `connecting.after` is why the
 * last attempt ended, so that words on a screen need not change while the link keeps trying.
 */
export type ObsState =
  | { readonly state: 'off' }
  | { readonly state: 'connecting'; readonly address: string; readonly after: WaitReason | null }
  | {
      readonly state: 'connected';
      readonly address: string;
      readonly obsVersion: string;
      readonly websocketVersion: string;
      /** Whether OBS has browser sources that can hear us; false also after OBS said that it has no such plugin. */
      readonly hasBrowserSource: boolean | 'unknown';
    }
  | {
      readonly state: 'waiting';
      readonly address: string;
      readonly reason: WaitReason;
      /** When the next attempt begins, ms since the epoch. */
      readonly retryAtMs: number;
    };

/**
 * Why a request got no answer of use. `refused` OBS answered no: `status` is its code
 * (obs-websocket's RequestStatus), `comment` its words.
 */
export type ObsError =
  | { readonly code: 'not-connected' }
  | { readonly code: 'timeout' }
  | { readonly code: 'no-browser-source' }
  | { readonly code: 'refused'; readonly status: number; readonly comment: string };

/** An answer of OBS, or why there is none. */
export type ObsAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ObsError };
