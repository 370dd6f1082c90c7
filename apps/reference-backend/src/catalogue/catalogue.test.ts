import { compare, multiply } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import { asGame, asGameDetails, createCatalogue, faceOf, fold } from './catalogue.js';
import { type CatalogueEntry } from './catalogue-file.js';

const makeEntry = (name: string, entry: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  ...{
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    provider: 'tidewater',
    kind: 'slots',
    motif: 'sea',
  },
  ...{ seed: 1, releaseDate: '2025-09-18', popularity: 1, bonusBuy: false, volatility: 4 },
  ...entry,
});
const catalogueOf = (games: CatalogueEntry[]) =>
  createCatalogue({
    providers: new Map([
      ['tidewater', 'Tidewater'],
      ['reef', 'Reef'],
    ]),
    games,
    pictureVersion: () => '1',
    faces: [],
  });
const today = new Date('2026-11-24T12:00:00Z');

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
    const catalogue = catalogueOf([makeEntry('Book of Tides', { kind })]);
    const details = asGameDetails(catalogue.find('book-of-tides')!, null, 'EUR');
    expect(details.description[0]).toMatch(/^Book of Tides by Tidewater /);
    expect(details.textLanguage).toBe('en');
  });
});

describe('similar games', () => {
  it('begin with two of the theme, then differ', () => {
    const books = Array.from({ length: 6 }, (_, index) => makeEntry(`Book ${index}`, { motif: 'book' }));
    const others = ['dragon', 'fruit', 'sea', 'wolf'].map((motif) => makeEntry(`The ${motif}`, { motif }));
    const catalogue = catalogueOf([
      ...books,
      ...others,
      makeEntry('Far', { motif: 'egypt', provider: 'reef' }),
    ]);
    const themes = catalogue
      .list({ similarTo: 'book-0', today })
      .slice(0, 6)
      .map(({ entry }) => entry.motif);
    expect(themes.slice(0, 2)).toEqual(['book', 'book']);
    expect(themes.filter((motif) => motif === 'book').length).toBeLessThanOrEqual(3);
    expect(new Set(themes).size).toBeGreaterThanOrEqual(4);
  });
});

describe('the top ten of the week', () => {
  it('are the games with the most rounds, then those with the highest rank', () => {
    const games = Array.from({ length: 14 }, (_, index) => makeEntry(`Game ${index}`, { popularity: index }));
    const catalogue = catalogueOf(games);
    const roundsOfWeek = new Map(games.slice(0, 12).map(({ slug }, index) => [slug, 100 + index]));
    const found = catalogue.list({
      category: 'top-week',
      today,
      roundsOfWeek: roundsOfWeek.set('gone', 999),
    });
    expect(found).toHaveLength(10);
    expect(found.slice(0, 2).map(({ entry }) => entry.name)).toEqual(['Game 11', 'Game 10']);
    const few = catalogue.list({ category: 'top-week', today, roundsOfWeek: new Map([['game-13', 1]]) });
    expect(few.slice(0, 3).map(({ entry }) => entry.name)).toEqual(['Game 13', 'Game 0', 'Game 1']);
  });
});

describe('providers', () => {
  it('come with their number of games and the most popular of them, the largest first', () => {
    const catalogue = catalogueOf([
      makeEntry('One', { provider: 'reef' }),
      makeEntry('Two', { popularity: 9 }),
      makeEntry('Three', { popularity: 2 }),
    ]);
    expect(
      catalogue.providers(1).map(({ id, name, count, games }) => [id, name, count, games[0]?.entry.name]),
    ).toEqual([
      ['tidewater', 'Tidewater', 2, 'Three'],
      ['reef', 'Reef', 1, 'One'],
    ]);
    expect(catalogue.providers(0)[0]?.games).toEqual([]);
  });
});

describe('the top prize', () => {
  it('of a jackpot is its highest payout at the highest bet, in the currency; other games have none', () => {
    const catalogue = catalogueOf([makeEntry('Canopy', { kind: 'jackpots' }), makeEntry('Tides')]);
    const canopy = catalogue.find('canopy')!;
    const { topPrize, maxBet } = asGame(canopy, null, 'EUR');
    expect(compare(topPrize ?? '0', multiply(maxBet ?? '0', canopy.figures.maxMultiplier ?? '0'))).toBe(0);
    expect(asGame(catalogue.find('tides')!, null, 'EUR')).not.toHaveProperty('topPrize');
  });
});
