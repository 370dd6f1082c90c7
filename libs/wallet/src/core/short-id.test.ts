import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortId } from './short-id.js';

describe('a short id', () => {
  it.each([
    ['B-7K2F-0419-52AC', 'B-…52AC'],
    ['B-7K2F-0419-52AC-W', 'B-…52AC-W'],
    ['W-19C4-0088-K7QX', 'W-…K7QX'],
    ['3f2b8c1e-7d44-4a7e-9a55-1b2c3d4e5f60', '3f…5f60'],
    ['R-0092-11', 'R-0092-11'],
    ['', ''],
    // Nothing follows its last separator.
    ['ABCDEFGHIJ-', 'ABCDEFGHIJ-'],
  ])('returns for %s: %s', (id, short) => {
    expect(shortId(id)).toBe(short);
  });
  it('is never longer than the id, and keeps its start and end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (id) => {
        const short = shortId(id);
        const [start = '', end = ''] = short === id ? [id, id] : short.split('…');
        return short.length <= id.length && id.startsWith(start) && id.endsWith(end);
      }),
    );
  });
});
