import { describe, expect, it } from 'vitest';
import { makeCatalogue, NEIGHBOUR_HUE, type CatalogueGame } from './catalogue.js';
import { toSlug } from './catalogue/naming.js';
import { PROVIDERS } from './catalogue/providers.js';
import {
  FIRST_LIVE,
  MOST_POPULAR,
  NEWEST,
  REFERENCE_GAMES,
  type GameKind,
} from './catalogue/reference-games.js';
import { hueDistance } from './drawing/colour.js';
import { LONGEST_TITLE, titleBlock } from './drawing/title.js';
import { MOTIFS, type MotifId } from './scenes/motifs.js';
import { cardLook } from './thumbnail.js';

const { games, providers } = makeCatalogue();

const share = (kind: GameKind): number => games.filter((game) => game.kind === kind).length / games.length;

const pairs = (list: readonly CatalogueGame[]): [CatalogueGame, CatalogueGame][] =>
  list.slice(1).map((game, i): [CatalogueGame, CatalogueGame] => [list[i]!, game]);

const groups = (getKey: (game: CatalogueGame) => string): CatalogueGame[][] => {
  const found = new Map<string, CatalogueGame[]>();
  for (const game of games) found.set(getKey(game), [...(found.get(getKey(game)) ?? []), game]);
  return [...found.values()];
};

// every look is worked out several times over, which takes a busy machine a while
describe('the reference catalogue', { timeout: 60_000 }, () => {
  it('is the same every time', () => {
    expect(makeCatalogue()).toEqual({ games, providers });
  });

  it('has at least 1,260 games of exactly 25 providers', () => {
    expect(games.length).toBeGreaterThanOrEqual(1260);
    expect(games.length).toBeLessThan(1300);
    expect(providers).toHaveLength(25);
    for (const provider of groups((game) => game.provider)) expect(provider.length).toBeGreaterThan(20);
    expect(groups((game) => game.provider)).toHaveLength(25);
  });

  it('keeps the drawn games as they are', () => {
    expect(REFERENCE_GAMES).toHaveLength(65);
    for (const drawn of REFERENCE_GAMES) {
      expect(games.find((game) => game.name === drawn.name)).toMatchObject({
        ...drawn,
        slug: toSlug(drawn.name),
      });
    }
  });

  it('gives every game its own name and slug', () => {
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length);
    expect(new Set(games.map(({ name }) => name.toLowerCase().replace(/^the /, ''))).size).toBe(games.length);
    for (const { name, slug } of games) {
      expect(slug).toBe(toSlug(name));
      expect(name.length, name).toBeLessThanOrEqual(LONGEST_TITLE);
    }
  });

  it('has titles that their faces can set within the measure', () => {
    for (const game of games) {
      const block = titleBlock(cardLook(game).face, game.name, 100);
      expect(block.height, game.name).toBeLessThanOrEqual(112.5);
      for (const line of block.lines) expect(line.width, game.name).toBeLessThanOrEqual(240.001);
    }
  });

  it('is mostly slots, and every kind suits its motif', () => {
    expect(share('slots')).toBeGreaterThan(0.83);
    expect(share('slots')).toBeLessThan(0.87);
    const tableMotifs: readonly MotifId[] = ['cards', 'roulette', 'dice', 'wheel'];
    const originalMotifs: readonly MotifId[] = ['originals', 'crash', 'dice'];
    for (const game of games) {
      if (game.kind === 'live' || game.kind === 'tables')
        expect(tableMotifs, game.name).toContain(game.motif);
      if (game.kind === 'originals') expect(originalMotifs, game.name).toContain(game.motif);
      if (game.kind === 'slots' || game.kind === 'jackpots')
        expect(['roulette', 'dice', 'wheel', 'crash', 'originals'], game.name).not.toContain(game.motif);
    }
    expect(new Set(games.map(({ motif }) => motif)).size).toBe(Object.keys(MOTIFS).length);
  });

  it('ranks the games of the lobby first', () => {
    expect(games.slice(0, MOST_POPULAR.length).map(({ name }) => name)).toEqual(MOST_POPULAR);
    const live = games.filter(({ kind, name }) => kind === 'live' && !MOST_POPULAR.includes(name));
    expect(live.slice(0, FIRST_LIVE.length).map(({ name }) => name)).toEqual(FIRST_LIVE);
    expect(games.map(({ popularity }) => popularity)).toEqual(games.map((_, i) => i + 1));
  });

  it('has sensible facts', () => {
    for (const game of games) {
      expect(game.releaseDate).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(game.volatility).toBeGreaterThanOrEqual(1);
      expect(game.volatility).toBeLessThanOrEqual(5);
      if (game.kind !== 'slots' && game.kind !== 'jackpots') expect(game.bonusBuy, game.name).toBe(false);
    }
    const newest = [...games]
      .sort((one, other) => (one.releaseDate < other.releaseDate ? 1 : -1))
      .slice(0, NEWEST.length);
    expect(newest.map(({ name }) => name).sort()).toEqual([...NEWEST].sort());
    expect(games.filter(({ bonusBuy }) => bonusBuy).length).toBeGreaterThan(200);
  });

  it.each<[string, CatalogueGame[][]]>([
    ['by popularity', [games as CatalogueGame[]]],
    ['by provider', groups((game) => game.provider)],
  ])('puts no two games of one motif or ground beside each other %s', (_listing, lists) => {
    for (const list of lists) {
      for (const [one, other] of pairs(list)) {
        const names = `${one.name} and ${other.name}`;
        expect(one.motif, names).not.toBe(other.motif);
        const drawn = [one, other].every((game) => REFERENCE_GAMES.some(({ name }) => name === game.name));
        // drawn pictures keep their grounds; every composed one gives way
        if (!drawn)
          expect(hueDistance(cardLook(one).hue, cardLook(other).hue), names).toBeGreaterThanOrEqual(
            NEIGHBOUR_HUE,
          );
      }
    }
  });

  it('composes neighbours of one motif differently', () => {
    for (const list of groups((game) => game.motif)) {
      for (const [one, other] of pairs(list)) {
        expect(cardLook(one).composition, `${one.name} and ${other.name}`).not.toBe(
          cardLook(other).composition,
        );
      }
    }
  });
});

describe('the providers', () => {
  it('differ in name, hue and mark', () => {
    const all = Object.values(PROVIDERS);
    expect(new Set(all.map(({ name }) => name)).size).toBe(25);
    expect(new Set(all.map(({ hue }) => hue)).size).toBe(25);
    expect(new Set(all.map(({ mark }) => mark)).size).toBe(25);
  });
});
