import { describe, expect, it } from 'vitest';
import { formatMultiplier } from './multiplier.js';

describe('formatMultiplier', () => {
  it.each([
    ['12', 'en', '12×'],
    ['12.00', 'en', '12×'],
    ['12.50', 'en', '12.5×'],
    ['20145.6', 'en', '20,145.6×'],
    ['20145.6', 'de', '20.145,6×'],
    ['1234.5', 'ar-u-nu-latn', '1,234.5×'],
    ['1234.5', 'fa', '۱٬۲۳۴٫۵×'],
  ])('writes %s in %s as %s', (multiplier, locale, text) => {
    expect(formatMultiplier(multiplier, locale)).toBe(text);
  });
  it('never shows more than a round paid', () => {
    expect(formatMultiplier('9.999', 'en')).toBe('9.99×');
  });
  it('rejects anything that is not a multiple', () => {
    expect(() => formatMultiplier('12×', 'en')).toThrow(RangeError);
  });
});
