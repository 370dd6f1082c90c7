import { describe, expect, it } from 'vitest';
import { getRejectedRange } from './rejected-range.js';

describe('the range of a rejection', () => {
  it.each([
    [
      { min: '30', max: '2000.00' },
      { min: '30', max: '2000.00' },
    ],
    [{ max: '20' }, { min: null, max: '20' }],
    [
      { min: 'a few', max: '' },
      { min: null, max: null },
    ],
    [{}, { min: null, max: null }],
  ])('is read from %j as %j', (params, range) => expect(getRejectedRange(params)).toEqual(range));
});
