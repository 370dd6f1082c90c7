import { describe, expect, it } from 'vitest';
import ar from './locales/ar.json' with { type: 'json' };
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

const isPlural = (key: string) => /_(zero|one|two|few|many|other)$/.test(key);
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe('the dictionaries of the originals', () => {
  it.each([
    ['de', de as Record<string, string>],
    ['ar', ar as Record<string, string>],
  ])('%s has every key of English, with the same placeholders', (_language, dictionary) => {
    for (const [key, text] of Object.entries(en)) {
      expect(dictionary[key], key).toBeTruthy();
      if (!isPlural(key)) expect(places(dictionary[key] ?? ''), key).toEqual(places(text));
    }
    expect(Object.keys(dictionary).filter((key) => !Object.hasOwn(en, key) && !isPlural(key))).toEqual([]);
  });
});
