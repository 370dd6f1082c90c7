import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst } from './newest-first.js';

const dated = fc.date({ noInvalidDate: true }).map((date) => ({ at: date.toISOString() }));

describe('newestFirst', () => {
  it('orders by time and never returns more than the limit', () => {
    fc.assert(
      fc.property(fc.array(dated), fc.nat(20), (entries, limit) => {
        const times = newestFirst(entries, limit).map(({ at }) => Date.parse(at));
        expect(times).toHaveLength(Math.min(limit, entries.length));
        expect(times).toEqual([...times].sort((a, b) => b - a));
      }),
    );
  });
});
