import { describe, expect, it } from 'vitest';
import { asGameDetails, createCatalogue, faceOf, fold } from './catalogue.js';

describe('fold', () => {
  it('removes case, accents, apostrophes and repeated spaces', () => {
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

describe('a catalogue without artwork', () => {
  it('has no games', () => {
    const catalogue = createCatalogue(undefined);
    expect(catalogue.list({ today: new Date() })).toEqual([]);
    expect(catalogue.find('book-of-tides')).toBeUndefined();
  });
});

describe('a game’s details', () => {
  it.each(['slots', 'live'] as const)('name English as the language of the texts, for %s', (kind) => {
    const catalogue = createCatalogue({
      providers: new Map([['tidewater', 'Tidewater']]),
      games: [
        {
          slug: 'book-of-tides',
          name: 'Book of Tides',
          provider: 'tidewater',
          kind,
          motif: 'sea',
          seed: 1,
          releaseDate: '2025-09-18',
          popularity: 1,
          bonusBuy: false,
          volatility: 4,
        },
      ],
      pictureVersion: () => '1',
      faces: [],
    });
    const details = asGameDetails(catalogue.find('book-of-tides')!, null, 'EUR');
    expect(details.description[0]).toMatch(/^Book of Tides by Tidewater /);
    expect(details.textLanguage).toBe('en');
  });
});
