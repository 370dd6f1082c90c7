import { describe, expect, it } from 'vitest';
import { type Lettering, outlineCapitals } from './lettering.js';

const lettering: Lettering = {
  cap: 700,
  glyphs: { A: [600, 'M0 0'], V: [580, 'M1 1'], "'": [200, 'M2 2'] },
  kern: { AV: -50 },
};

describe('outlineCapitals', () => {
  it('sets capitals side by side, kerned and tracked', () => {
    expect(outlineCapitals(lettering, 'ava', 10)).toEqual({
      width: 600 - 50 + 10 + 580 + 10 + 600,
      glyphs: [
        { x: 0, outline: 'M0 0' },
        { x: 560, outline: 'M1 1' },
        { x: 1150, outline: 'M0 0' },
      ],
    });
  });

  it('leaves space between words and accepts a curly apostrophe', () => {
    expect(outlineCapitals(lettering, 'A ’A', 0)?.glyphs.map(({ x }) => x)).toEqual([0, 860, 1060]);
  });

  it('returns null for a name with a missing character', () => {
    expect(outlineCapitals(lettering, 'AÖ', 0)).toBeNull();
    expect(outlineCapitals(lettering, 'toString', 0)).toBeNull();
  });
});
