import { describe, expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.js';

describe('asciiDigits', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['full-width', '０１２３４５６７８９'],
    ['Latin', '0123456789'],
  ])('reads %s digits', (_, typed) => {
    expect(asciiDigits(typed)).toBe('0123456789');
  });
  it('keeps everything else', () => {
    expect(asciiDigits('vyfb-٣٣ ② ½')).toBe('vyfb-33 ② ½');
  });
});
