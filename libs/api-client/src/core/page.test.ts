import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageRange } from './page.js';

describe('pageRange', () => {
  it.each([
    [1, 148, { first: 1, last: 24, pages: 7 }],
    [7, 148, { first: 145, last: 148, pages: 7 }],
    [8, 148, { first: 0, last: 0, pages: 7 }],
    [1, 0, { first: 0, last: 0, pages: 1 }],
    [1, 24, { first: 1, last: 24, pages: 1 }],
    [2, 25, { first: 25, last: 25, pages: 2 }],
    [2, 24, { first: 0, last: 0, pages: 1 }],
  ])('returns the rows on page %i of %i rows, 24 on a page', (page, count, expected) => {
    expect(pageRange(page, 24, count)).toEqual(expected);
  });
  it('returns each row on exactly one page', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 60 }), (count, size) => {
        const { pages } = pageRange(1, size, count);
        let next = 1;
        for (let page = 1; page <= pages && count > 0; page += 1) {
          const { first, last } = pageRange(page, size, count);
          expect(first).toBe(next);
          next = last + 1;
        }
        expect(next).toBe(count + 1);
      }),
    );
  });
});
