// What the host chooses once: the OBS link, the language, what the stream may see.

import { browser } from 'wxt/browser';
import type { Audience } from '../game';
import { LANGUAGES, type Language } from '../i18n';
import { fieldsOf, type Setting, setting } from './setting';

/** How to reach OBS. The password is kept here and nowhere else. */
export interface ObsSettings {
  /** Whether the extension should keep a link to OBS. */
  readonly enabled: boolean;
  /** As typed: `host` or `host:port`. */
  readonly address: string;
  /** Empty when OBS asks for none. */
  readonly password: string;
}

/** obs-websocket on this machine at its own default port; off until the host turns it on. */
export const DEFAULT_OBS: ObsSettings = { enabled: false, address: '127.0.0.1:4455', password: '' };

/** The OBS link. */
export const obsSettings: Setting<ObsSettings> = setting('local:obs', (stored) => {
  const { enabled, address, password } = fieldsOf(stored);
  return {
    enabled: typeof enabled === 'boolean' ? enabled : DEFAULT_OBS.enabled,
    address: typeof address === 'string' && address.trim() !== '' ? address.trim() : DEFAULT_OBS.address,
    password: typeof password === 'string' ? password : DEFAULT_OBS.password,
  };
});

/** The interface's language; until chosen, the one nearest to the browser's. */
export const languageSetting: Setting<Language> = setting(
  'local:language',
  (stored) => LANGUAGES.find((language) => language === stored) ?? languageNear(browser.i18n.getUILanguage()),
);

/** Who may be at the far end of a broadcast: never `host`, whose view holds every secret. */
const BROADCAST_AUDIENCES = ['viewers', 'viewers-with-roles', 'room'] as const satisfies readonly Audience[];
/** The audience of a broadcast. */
type BroadcastAudience = (typeof BROADCAST_AUDIENCES)[number];

/** What the frames may show. */
export const obsAudience: Setting<BroadcastAudience> = setting(
  'local:obsAudience',
  (stored) => BROADCAST_AUDIENCES.find((audience) => audience === stored) ?? 'viewers',
);

/** Russian where it is commonly read, English elsewhere; `tag` as browsers give it, e.g. `uk-UA`. */
export function languageNear(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return ['ru', 'uk', 'be', 'kk'].includes(primary) ? 'ru' : 'en';
}
