import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { policyKeys } from './policy-keys.js';

describe('the texts', () => {
  it('are the same keys in every language', () => {
    expect(Object.keys(de)).toEqual(Object.keys(en));
    expect(Object.keys(ar)).toEqual(Object.keys(en));
  });
  it('keep every place for a value in translation', () => {
    const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();
    for (const [key, text] of Object.entries(en)) {
      expect(places(de[key as keyof typeof en])).toEqual(places(text));
      expect(places(ar[key as keyof typeof en])).toEqual(places(text));
    }
  });
  it('hold every section of every policy', () => {
    for (const sections of Object.values(policyKeys))
      for (const { title, text } of sections) expect([title in en, text in en]).toEqual([true, true]);
  });
});
