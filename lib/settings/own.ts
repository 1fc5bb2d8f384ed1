// What a host has made his own: words said aloud, keys.

import { LANGUAGES, type Language } from '../i18n';
import { fieldsOf, type Setting, setting } from './setting';

/** Short texts by name; everything else that is found there is left out. */
const textsOf = (stored: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1].length <= 200,
    ),
  );

/** The host's own words by language and message. */
export const wordsSetting: Setting<Readonly<Record<Language, Readonly<Record<string, string>>>>> = setting(
  'local:words',
  (stored) => {
    const [ru, en] = LANGUAGES.map((language) => textsOf(fieldsOf(stored)[language]));
    return { ru: ru ?? {}, en: en ?? {} };
  },
);

/** Whether the host has taken the first steps. */
export const guideSetting: Setting<'new' | 'done'> = setting('local:guide', (stored) =>
  stored === 'done' ? 'done' : 'new',
);

/** The host's own keys: the place of the key (`KeyboardEvent.code`) by act. */
export const keysSetting: Setting<Readonly<Record<string, string>>> = setting('local:keys', textsOf);
