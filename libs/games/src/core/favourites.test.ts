import { CallError, createApiClient } from '@casino-kit/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../testing/games.js';
import { favouriteGamesQuery, favouritesKey } from './favourite-queries.js';
import {
  countKinds,
  hasGame,
  sortFavourites,
  toFavouriteError,
  undoFavourite,
  withFavourite,
} from './favourites.js';

const list = fc
  .uniqueArray(fc.stringMatching(/^[a-f]$/), { maxLength: 6 })
  .map((slugs) => slugs.map((slug) => ({ slug })));
const game = fc.stringMatching(/^[a-h]$/).map((slug) => ({ slug }));

describe('favouriteGamesQuery', () => {
  it('is cleared when the player logs out', () => {
    const query = favouriteGamesQuery(createApiClient({ coreUrl: '', backendUrl: '', language: () => 'en' }));
    expect(query.meta).toEqual({ audience: 'player' });
    expect(query.queryKey).toBe(favouritesKey);
  });
});

describe('withFavourite', () => {
  it('adds a game first, or removes it, and changes no other', () => {
    fc.assert(
      fc.property(list, game, fc.boolean(), (games, changed, isFavourite) => {
        const after = withFavourite(games, changed, isFavourite);
        expect(hasGame(after, changed.slug)).toBe(isFavourite);
        const others = (all: readonly { slug: string }[]) => all.filter(({ slug }) => slug !== changed.slug);
        expect(others(after)).toEqual(others(games));
        if (isFavourite && !hasGame(games, changed.slug)) expect(after[0]).toBe(changed);
        expect(withFavourite(after, changed, isFavourite)).toBe(after);
      }),
    );
  });
});

describe('undoFavourite', () => {
  it('restores the list when nothing else has changed', () => {
    fc.assert(
      fc.property(list, game, fc.boolean(), (games, changed, isFavourite) => {
        const after = withFavourite(games, changed, isFavourite);
        expect(undoFavourite(after, games, changed.slug)).toEqual(games);
      }),
    );
  });
  it('keeps what has changed since', () => {
    const [a, b, c] = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }];
    expect(undoFavourite([c, a, b], [b], 'a')).toEqual([c, b]);
    expect(undoFavourite([c, a], [a, b], 'b')).toEqual([c, b, a]);
  });
});

describe('toFavouriteError', () => {
  const rejected = (code: string, params = {}) =>
    new CallError('status', 'setFavouriteGame', { status: 409, body: { code, message: '', params } });
  it('names the limit', () => {
    expect(toFavouriteError(rejected('FAVOURITE_LIMIT', { max: '500' }), true)).toEqual({
      kind: 'limit',
      max: '500',
    });
  });
  it('names what did not happen when the reason is not known', () => {
    expect(toFavouriteError(rejected('FAVOURITE_LIMIT'), true)).toEqual({ kind: 'not-added' });
    expect(toFavouriteError(new Error('x'), false)).toEqual({ kind: 'not-removed' });
    expect(toFavouriteError(rejected('GAME_NOT_FOUND'), true)).toEqual({ kind: 'missing' });
  });
  it.each(['unsupported', 'skipped', 'ended'] as const)('shows nothing of a call that is %s', (kind) => {
    expect(toFavouriteError(new CallError(kind, 'setFavouriteGame'), true)).toBeNull();
  });
});

describe('the order of favourites', () => {
  const of = (name: string, provider: string) =>
    makeGame({ name, provider: { id: provider, name: provider } });
  const games = [of('Zebra 10', 'Beta'), of('Äpfel', 'Gamma'), of('Zebra 9', 'Beta')];
  const names = (order: 'added' | 'name' | 'provider') =>
    sortFavourites(games, order, 'de').map(({ name }) => name);
  it('is that of the server, by name, or by provider and name', () => {
    expect(names('added')).toEqual(['Zebra 10', 'Äpfel', 'Zebra 9']);
    expect(names('name')).toEqual(['Äpfel', 'Zebra 9', 'Zebra 10']);
    expect(names('provider')).toEqual(['Zebra 9', 'Zebra 10', 'Äpfel']);
  });
});

describe('countKinds', () => {
  it('counts the games of each kind, the most frequent first', () => {
    expect(countKinds([{ kind: 'live' }, { kind: 'slots' }, { kind: 'slots' }])).toEqual([
      ['slots', 2],
      ['live', 1],
    ]);
  });
});
