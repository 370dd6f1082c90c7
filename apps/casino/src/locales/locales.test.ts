import { describe, expect, it } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

describe('the shell’s texts', () => {
  it.each([
    ['de', de],
    ['ar', ar],
  ])('in %s are the same keys with the same places for values', (_, texts: Record<string, string>) => {
    const places = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect([key, places(texts[key])]).toEqual([key, places(text)]);
  });
});
