// Every option and every value has words of its own, in both languages.

import { describe, expect, test } from 'vitest';
import { OPTIONS_OF, RULE_SETS } from '../../lib/game';
import { LANGUAGES, optionValueWords, optionWords } from '../../lib/i18n';

describe.each(RULE_SETS)('%s', (set) => {
  test.each(Object.entries(OPTIONS_OF[set]))('%s', (key, { values }) => {
    for (const language of LANGUAGES) {
      expect(optionWords(language, key)).not.toBe(key);
      const words = values.map((value) => optionValueWords(language, key, value));
      expect(new Set(words).size).toBe(values.length);
      // A word like “never” may be its own key in English; no key is a sentence.
      for (const [i, value] of values.entries()) {
        if (language === 'ru') expect(words[i]).not.toBe(String(value));
        else expect(words[i]).not.toMatch(/^(true|false)$|^(?!raise-all)[a-z]+-[a-z]+/);
      }
    }
  });
});
