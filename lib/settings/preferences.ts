// What the host chooses once: the OBS link, the language, what the stream may see.

import { browser } from 'wxt/browser';
import { MAX_DELAY_SECONDS, PUBLIC_CHOICE, type ViewersChoice } from '../broadcast/viewers';
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

/** Whether the panel's clock is heard. */
export const soundSetting: Setting<'on' | 'off'> = setting('local:sound', (stored) =>
  stored === 'off' ? 'off' : 'on',
);

/** What the viewers may see. Whatever is broken falls back to what is public, and never to a secret. */
export const viewersSetting: Setting<ViewersChoice> = setting('local:viewers', (stored) => {
  const fields = fieldsOf(stored);
  const flag = (name: Exclude<keyof ViewersChoice, 'delaySeconds'>): boolean => {
    const value = fields[name];
    return typeof value === 'boolean' ? value : PUBLIC_CHOICE[name];
  };
  const delay = Number(fields.delaySeconds);
  return {
    roles: flag('roles'),
    checks: flag('checks'),
    nominations: flag('nominations'),
    votes: flag('votes'),
    clock: flag('clock'),
    names: flag('names'),
    hidden: flag('hidden'),
    delaySeconds: delay >= 0 && delay <= MAX_DELAY_SECONDS ? Math.round(delay) : PUBLIC_CHOICE.delaySeconds,
  };
});

/** Russian where it is commonly read, English elsewhere; `tag` as browsers give it, e.g. `uk-UA`. */
export function languageNear(tag: string): Language {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return ['ru', 'uk', 'be', 'kk'].includes(primary) ? 'ru' : 'en';
}
