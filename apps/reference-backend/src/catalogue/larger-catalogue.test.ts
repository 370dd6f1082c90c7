import { gameSorts } from '@casino-kit/api-contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { largestCatalogue } from '../configuration.js';
import { type CatalogueEntry, type CatalogueFile } from './catalogue-file.js';
import { createCatalogue } from './catalogue.js';
import { enlargeCatalogue } from './larger-catalogue.js';

const today = new Date('2026-11-24T12:00:00Z');
const kinds = ['slots', 'slots', 'slots', 'live', 'tables', 'slots', 'jackpots'] as const;
const baseSize = 1_200;
const base: CatalogueFile = {
  providers: new Map([['tidewater', 'Tidewater']]),
  games: Array.from({ length: baseSize }, (_, place): CatalogueEntry => ({
    ...{ slug: `game-${place}`, name: `Game ${place}`, provider: 'tidewater' },
    ...{ kind: kinds[place % kinds.length] ?? 'slots', motif: 'sea', seed: place },
    ...{ releaseDate: '2026-11-01', popularity: place + 1, bonusBuy: place % 3 === 0, volatility: 3 },
  })),
  pictureVersion: (slug) => slug,
  faces: [],
  repeatedSlugs: [],
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a larger catalogue', () => {
  const file = enlargeCatalogue(base, largestCatalogue);
  const { games } = file;

  it('has the games of the file first, and as many as are wanted, each with an id and a name of its own', () => {
    expect(games).toHaveLength(largestCatalogue);
    expect(games.slice(0, baseSize)).toEqual(base.games);
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(largestCatalogue);
    expect(new Set(games.map(({ name }) => name)).size).toBe(largestCatalogue);
  });
  it('is the same every time', () => {
    expect(enlargeCatalogue(base, largestCatalogue).games).toEqual(games);
  });
  it('leaves a catalogue that is large enough as it is', () => {
    expect(enlargeCatalogue(base, 0)).toBe(base);
    expect(enlargeCatalogue(base, baseSize)).toBe(base);
  });
  it('has many providers, names in many scripts, and a few games without picture or date', () => {
    expect(new Set(games.map(({ provider }) => provider)).size).toBeGreaterThan(70);
    expect(games.every(({ provider }) => file.providers.has(provider))).toBe(true);
    for (const script of ['Cyrillic', 'Greek', 'Arabic', 'Han', 'Devanagari'])
      expect(games.some(({ name }) => new RegExp(`\\p{Script=${script}}`, 'u').test(name))).toBe(true);
    for (const of of [
      games.filter(({ picture }) => picture === null),
      games.filter(({ releaseDate }) => releaseDate === ''),
    ]) {
      expect(of.length).toBeGreaterThan(100);
      expect(of.length).toBeLessThan(400);
    }
  });
  it('reuses the pictures of the file', () => {
    const pictures = new Set(base.games.map(({ slug }) => slug));
    const others = games.filter(({ picture }) => typeof picture === 'string');
    expect(others.length).toBeGreaterThan(15_000);
    expect(others.every(({ picture }) => pictures.has(picture ?? ''))).toBe(true);
  });

  it('is searched without reading its names again, and listed in each order from memory after the first time', () => {
    const catalogue = createCatalogue(file);
    const typed = [
      'g',
      'ga',
      'gam',
      'game',
      'game 12',
      'gmae 777',
      'золот',
      'drakon',
      'κηπος',
      'كنز',
      '宝箱',
    ];
    const folds = vi.spyOn(String.prototype, 'normalize');
    for (const search of typed) catalogue.list({ search, today });
    // Those of the query itself.
    expect(folds.mock.calls.length).toBeGreaterThan(0);
    expect(folds.mock.calls.length).toBeLessThanOrEqual(2 * typed.length);
    const sorts = vi.spyOn(Array.prototype, 'sort');
    for (const sort of gameSorts) {
      const found = catalogue.list({ sort, today });
      expect(new Set(found).size).toBe(largestCatalogue);
    }
    const before = sorts.mock.calls.length;
    for (const sort of gameSorts) catalogue.list({ sort, today });
    expect(before).toBeGreaterThanOrEqual(gameSorts.length - 1);
    expect(sorts.mock.calls.length).toBe(before);
  });
});
