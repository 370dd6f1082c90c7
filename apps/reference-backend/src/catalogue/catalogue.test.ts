import { type GameSort, gameSorts, type WrittenGameFilter } from '@casino-kit/api-contract';
import { compare, multiply } from '@casino-kit/money';
import { describe, expect, it } from 'vitest';
import { type CatalogueEntry } from './catalogue-file.js';
import { createCatalogue } from './catalogue.js';
import { getFace } from './game-face.js';
import { toGame, toGameDetails } from './game-response.js';

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
const createTestCatalogue = (games: CatalogueEntry[]) =>
  createCatalogue({
    providers: new Map([
      ['tidewater', 'Tidewater'],
      ['reef', 'Reef'],
    ]),
    games,
    pictureVersion: () => '1',
    faces: [],
    repeatedSlugs: [],
  });
const today = new Date('2026-11-24T12:00:00Z');

describe('a look', () => {
  const faces = [
    { id: 'tides', motifs: ['sea'] },
    { id: 'sugar', motifs: ['candy'] },
  ];
  it('is the one drawn for the theme, else always the same one', () => {
    expect(getFace('candy', faces)).toBe('sugar');
    expect(getFace('norse', faces)).toBe(getFace('norse', faces));
    expect(['tides', 'sugar']).toContain(getFace('norse', faces));
    expect(getFace('norse', [])).toBe('harbour');
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
    const catalogue = createTestCatalogue([makeEntry('Book of Tides', { kind })]);
    const details = toGameDetails(catalogue.find('book-of-tides')!, {
      playersNow: null,
      currencyCode: 'EUR',
      bonusCompatible: null,
    });
    expect(details.description[0]).toMatch(/^Book of Tides by Tidewater /);
    expect(details.textLanguage).toBe('en');
  });
});

describe('similar games', () => {
  it('begin with four of the theme, then differ', () => {
    const books = Array.from({ length: 6 }, (_, index) => makeEntry(`Book ${index}`, { motif: 'book' }));
    const others = ['dragon', 'fruit', 'sea', 'wolf'].map((motif) => makeEntry(`The ${motif}`, { motif }));
    const catalogue = createTestCatalogue([
      ...books,
      ...others,
      makeEntry('Far', { motif: 'egypt', provider: 'reef' }),
    ]);
    const themes = catalogue
      .list({ similarTo: 'book-0', today })
      .slice(0, 8)
      .map(({ entry }) => entry.motif);
    expect(themes).toEqual(['book', 'book', 'book', 'book', ...others.map(({ motif }) => motif)]);
  });
});

describe('the top ten of the week', () => {
  it('are the games with the most rounds, then those with the highest rank', () => {
    const games = Array.from({ length: 14 }, (_, index) => makeEntry(`Game ${index}`, { popularity: index }));
    const catalogue = createTestCatalogue(games);
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
    const catalogue = createTestCatalogue([
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
    const catalogue = createTestCatalogue([makeEntry('Canopy', { kind: 'jackpots' }), makeEntry('Tides')]);
    const canopy = catalogue.find('canopy')!;
    const { topPrize, maxBet } = toGame(canopy, null, 'EUR');
    expect(compare(topPrize ?? '0', multiply(maxBet ?? '0', canopy.figures.maxMultiplier ?? '0'))).toBe(0);
    expect(toGame(catalogue.find('tides')!, null, 'EUR')).not.toHaveProperty('topPrize');
  });
});

describe('the orders of a list', () => {
  const games = [
    makeEntry('Beta', { releaseDate: '2025-01-01', popularity: 3, volatility: 1 }),
    makeEntry('Alpha', { releaseDate: '', popularity: 2, volatility: 5 }),
    makeEntry('Delta', { releaseDate: '2026-01-01', popularity: 1, kind: 'live' }),
    makeEntry('Gamma', { releaseDate: '2025-01-01', popularity: 4, volatility: 1 }),
  ];
  const catalogue = createTestCatalogue(games);
  const namesBy = (sort: GameSort) => catalogue.list({ sort, today }).map(({ entry }) => entry.name);

  it('are by popularity and by name', () => {
    expect(namesBy('sort')).toEqual(['Delta', 'Alpha', 'Beta', 'Gamma']);
    expect(namesBy('name')).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
  });
  it('put games without a value last, and those that are alike by name', () => {
    expect(namesBy('releaseDate')).toEqual(['Delta', 'Beta', 'Gamma', 'Alpha']);
    expect(namesBy('maxMultiplier').at(-1)).toBe('Delta');
  });
  it.each(gameSorts)('by %s hold every game once', (sort) => {
    expect(namesBy(sort).toSorted()).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
  });
  it('compare bets and returns as amounts', () => {
    const of = (sort: 'minBet' | 'maxBet' | 'returnToPlayer') =>
      catalogue.list({ sort, today }).map(({ figures }) => Number(figures[sort]));
    expect(of('minBet')).toEqual(of('minBet').toSorted((a, b) => a - b));
    expect(of('maxBet')).toEqual(of('maxBet').toSorted((a, b) => b - a));
    expect(of('returnToPlayer')).toEqual(of('returnToPlayer').toSorted((a, b) => b - a));
  });
});

describe('a filter', () => {
  const catalogue = createTestCatalogue([
    makeEntry('Calm', { volatility: 1 }),
    makeEntry('Wild', { volatility: 5, bonusBuy: true }),
    makeEntry('Pot', { volatility: 5, kind: 'jackpots' }),
    makeEntry('Velvet Roulette', { kind: 'live', motif: 'roulette', volatility: 1 }),
  ]);
  const filtered = (filter: WrittenGameFilter & { provider?: string; search?: string }) =>
    catalogue.list({ ...filter, sort: 'name', today }).map(({ entry }) => entry.name);

  it('keeps games of any of its volatilities', () => {
    expect(filtered({ volatility: '5' })).toEqual(['Pot', 'Wild']);
    expect(filtered({ volatility: '1,5' })).toHaveLength(4);
  });
  it('keeps games with all of its features', () => {
    expect(filtered({ features: 'free-spins' })).toEqual(['Calm', 'Pot', 'Wild']);
    expect(filtered({ features: 'free-spins,bonus-buy' })).toEqual(['Wild']);
    expect(filtered({ features: 'live-dealer' })).toEqual(['Velvet Roulette']);
    expect(filtered({ features: 'live-dealer,jackpot' })).toEqual([]);
  });
  it('keeps games within its range of the return, both ends included', () => {
    expect(filtered({ rtp: '97.29-' })).toEqual(['Velvet Roulette']);
    expect(filtered({ rtp: '97.30-' })).toEqual([]);
    expect(filtered({ rtp: '-97.28' })).toEqual(['Calm', 'Pot', 'Wild']);
  });
  it('works with a search and a provider, and ignores what it cannot read', () => {
    expect(filtered({ search: 'wil', volatility: '5', provider: 'tidewater' })).toEqual(['Wild']);
    expect(filtered({ search: 'wil', volatility: '1' })).toEqual([]);
    expect(filtered({ volatility: 'many', features: 'luck', rtp: 'high' })).toHaveLength(4);
  });
});

describe('a search in the catalogue', () => {
  const catalogue = createTestCatalogue([
    makeEntry('Tides of Gold', { popularity: 1 }),
    makeEntry('Book of Tides', { popularity: 2 }),
    makeEntry('Tides', { popularity: 3 }),
  ]);
  it('lists the best matches first, whatever is played most; another order is kept', () => {
    const names = (sort?: GameSort) =>
      catalogue.list({ search: 'tides', sort, today }).map(({ entry }) => entry.name);
    expect(names()).toEqual(['Tides', 'Tides of Gold', 'Book of Tides']);
    expect(names('sort')).toEqual(names());
    expect(names('name')).toEqual(['Book of Tides', 'Tides', 'Tides of Gold']);
  });
});
