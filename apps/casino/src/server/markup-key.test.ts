import { describe, expect, it } from 'vitest';
import { markupKey } from './markup-key.js';

const games = (name: string) => Array.from({ length: 20 }, (_, id) => ({ id, name }));

describe('the key of markup', () => {
  it('is the same for data with the same JSON', () => {
    const row = { title: 'New', games: games('a') };
    expect(markupKey(row)).toBe(markupKey({ ...row }));
    expect(markupKey(row)).toBe(markupKey(structuredClone(row)));
  });

  it('differs when anything in the data differs', () => {
    const keys = [
      { title: 'New', games: games('a') },
      { title: 'New', games: games('b') },
      { title: 'Hot', games: games('a') },
      { title: 'New', games: games('a'), badge: 'new' },
      { title: 'New', games: null },
      [games('a')],
      [games('a'), 'slots'],
      'New',
      null,
    ].map((data) => markupKey(data));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('stays short however much data there is', () => {
    expect(markupKey({ title: 'New', games: games('a') }).length).toBeLessThan(100);
  });
});
