// Messages with parameters and plurals: pure functions, no messages of its own.

/** Languages of the interface. The first is the default. */
export const LANGUAGES = ['ru', 'en'] as const;
/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** Narrows foreign text (a stored setting, an address) to a language we speak; the default for anything else. */
export const asLanguage = (value: unknown): Language =>
  LANGUAGES.find((language) => language === value) ?? LANGUAGES[0];

/** What a message may be told. */
export type Params = Readonly<Record<string, string | number>>;
/** One language's messages. */
export type Messages<K extends string = string> = Readonly<Record<K, string>>;
/** Every language's messages. */
export type Catalogue<K extends string> = Readonly<Record<Language, Messages<K>>>;

/** Finds a message and fills it in. */
export type Translate<K extends string> = (language: Language, key: K, params?: Params) => string;

/** A translator over one catalogue. Bundles take only the catalogue they need. */
export const translator =
  <K extends string>(catalogue: Catalogue<K>): Translate<K> =>
  (language, key, params = {}) =>
    fill(language, catalogue[language][key], params);

/** `{name}`, or `{name, one|few|many}`. */
const SLOT = /\{(\w+)(?:,([^}]*))?\}/g;

/** What a message leaves open, each as `{name}`. */
export const slotsOf = (message: string): readonly string[] =>
  [...message.matchAll(SLOT)].map(([, name]) => `{${name}}`);

/**
 * Fills `{name}` with the parameter and `{name, one|few|many}` with the word that agrees with it
 * (Russian: one|few|many, English: one|other). A missing parameter stays visible as `{name}`.
 */
export function fill(language: Language, message: string, params: Params): string {
  return message.replace(SLOT, (whole, name: string, forms?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    return forms === undefined ? String(value) : plural(language, Number(value), forms.trim().split('|'));
  });
}

/** The form of a word that agrees with `count`; `forms` as in `fill`. */
export function plural(language: Language, count: number, forms: readonly string[]): string {
  const category = rulesOf[language].select(count);
  const index = category === 'one' ? 0 : category === 'few' ? 1 : forms.length - 1;
  return forms[Math.min(index, forms.length - 1)] ?? '';
}

const rulesOf: Readonly<Record<Language, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};
