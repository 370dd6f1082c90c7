import { describe, expect, it } from 'vitest';
import { createCatalogue, faceOf, fold } from './catalogue.js';

describe('fold', () => {
  it('takes case, accents, apostrophes and doubled spaces away', () => {
    expect(fold('  Kraken’s  ÑANDÚ Crème ')).toBe('krakens nandu creme');
  });
});

describe('a look', () => {
  const faces = [
    { id: 'tides', motifs: ['sea'] },
    { id: 'sugar', motifs: ['candy'] },
  ];
  it('is the one drawn for the theme, else always the same one', () => {
    expect(faceOf('candy', faces)).toBe('sugar');
    expect(faceOf('norse', faces)).toBe(faceOf('norse', faces));
    expect(['tides', 'sugar']).toContain(faceOf('norse', faces));
    expect(faceOf('norse', [])).toBe('harbour');
  });
});

describe('a house without artwork', () => {
  it('has no games', () => {
    const catalogue = createCatalogue(undefined);
    expect(catalogue.list({ today: new Date() })).toEqual([]);
    expect(catalogue.find('book-of-tides')).toBeUndefined();
  });
});
