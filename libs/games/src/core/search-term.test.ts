import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchLimit, searchTerm } from './search-term.js';

describe('searchTerm', () => {
  it('returns a short, compact term that does not change when parsed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (input) => {
        const term = searchTerm(input);
        expect(term.length).toBeLessThanOrEqual(searchLimit);
        expect(term).toBe(term.trim());
        expect(term).not.toMatch(/\s{2}/);
        expect(searchTerm(term)).toBe(term);
      }),
    );
  });

  it.each([
    ['  book   of\ttides ', 'book of tides'],
    [' \n ', ''],
    ['Cafe\u0301', 'Café'],
    ['\u202eroulette\u2066', 'roulette'],
    ['evil\u0000', 'evil'],
    ['book\u0007of tides', 'book of tides'],
    ['a'.repeat(99) + '🎲', 'a'.repeat(99)],
  ])('reads %j as %j', (input, term) => {
    expect(searchTerm(input)).toBe(term);
  });
});
