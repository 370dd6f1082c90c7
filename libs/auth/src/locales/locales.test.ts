import { describe, expect, it } from 'vitest';
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const bases = (texts: object) => [...new Set(Object.keys(texts).map(base))].sort();
const marks = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, mark]) => mark).sort();

describe.each([
  ['de', de],
  ['ar', ar],
] as const)('the texts in %s', (_code, texts: Record<string, string>) => {
  it('are the same as in English', () => expect(bases(texts)).toEqual(bases(en)));
  it('hold the same links', () => {
    const english: Record<string, string> = en;
    for (const [key, text] of Object.entries(texts)) expect(marks(text)).toEqual(marks(english[key] ?? ''));
  });
});
