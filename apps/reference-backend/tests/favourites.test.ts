import { beforeAll, describe, expect, it } from 'vitest';
import { listFavouriteGames, setFavouriteGame, socketEvents } from '@casino-kit/api-contract';
import { mostFavourites } from '../src/favourites/favourites.js';
import { favouriteGames } from '../src/favourites/tables.js';
import { connect, next } from './support/sockets.js';
import { newPlayer, startTestBackend, type TestBackend, type TestPlayer } from './support/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const mark = ({ token }: TestPlayer, slug: string, isFavourite = true) =>
  backend.call(setFavouriteGame, { token, body: { slug, isFavourite } });
const later = () => backend.clock.shiftTo(backend.clock.offsetMs + 1_000);
const fetchFavourites = async ({ token }: TestPlayer) =>
  (await backend.call(listFavouriteGames, { token })).body.data.rows;
const fetchFavouriteSlugs = async (player: TestPlayer) =>
  (await fetchFavourites(player)).map(({ slug }) => slug);

describe('favourites', () => {
  it('are listed newest first, as games of the catalogue', async () => {
    const player = await newPlayer(backend);
    expect(await fetchFavouriteSlugs(player)).toEqual([]);
    for (const slug of ['book-of-tides', 'creme-brulee', 'pearl-diver']) {
      later();
      expect((await mark(player, slug)).status).toBe(200);
    }
    expect(await fetchFavouriteSlugs(player)).toEqual(['pearl-diver', 'creme-brulee', 'book-of-tides']);
    expect((await fetchFavourites(player))[0]).toMatchObject({ name: 'Pearl Diver', kind: 'slots' });
  });

  it('are added and removed once: a repetition changes nothing, not even the order', async () => {
    const player = await newPlayer(backend);
    for (const slug of ['book-of-tides', 'pearl-diver', 'book-of-tides']) {
      later();
      expect((await mark(player, slug)).status).toBe(200);
    }
    expect(await fetchFavouriteSlugs(player)).toEqual(['pearl-diver', 'book-of-tides']);
    for (let press = 0; press < 2; press += 1)
      expect((await mark(player, 'pearl-diver', false)).status).toBe(200);
    expect(await fetchFavouriteSlugs(player)).toEqual(['book-of-tides']);
  });

  it('belong to one player', async () => {
    const [player, other] = [await newPlayer(backend), await newPlayer(backend)];
    await mark(player, 'pearl-diver');
    expect(await fetchFavouriteSlugs(other)).toEqual([]);
    await mark(other, 'pearl-diver', false);
    expect(await fetchFavouriteSlugs(player)).toEqual(['pearl-diver']);
  });

  it('are rejected for a game that does not exist, without a token, and with a broken body', async () => {
    const player = await newPlayer(backend);
    for (const isFavourite of [true, false]) {
      const missing = await mark(player, 'no-such-game', isFavourite);
      expect([missing.status, missing.body.code]).toEqual([404, 'GAME_NOT_FOUND']);
    }
    const guest = await backend.call(setFavouriteGame, { body: { slug: 'pearl-diver', isFavourite: true } });
    expect([guest.status, guest.body.code]).toEqual([401, 'UNAUTHORIZED']);
    expect((await backend.call(listFavouriteGames)).status).toBe(401);
    const broken = await backend.call(setFavouriteGame, { token: player.token, body: { slug: '' } });
    expect([broken.status, broken.body.code]).toEqual([400, 'VALIDATION']);
  });

  it('omit a game that has left the catalogue', async () => {
    const player = await newPlayer(backend);
    await backend.services.database
      .insert(favouriteGames)
      .values({ playerId: player.id, gameSlug: 'gone-for-good', createdAt: backend.clock.now() });
    await mark(player, 'pearl-diver');
    expect(await fetchFavouriteSlugs(player)).toEqual(['pearl-diver']);
  });

  it('notify the sockets of the player of a change, and of no repetition', async () => {
    const player = await newPlayer(backend);
    const socket = await connect(backend.url, player.token);
    const added = next(socket, 'favourite');
    await mark(player, 'pearl-diver');
    expect(await added).toEqual({ slug: 'pearl-diver', isFavourite: true });
    const second = next(socket, 'favourite');
    await mark(player, 'pearl-diver');
    await mark(player, 'pearl-diver', false);
    expect(await second).toEqual({ slug: 'pearl-diver', isFavourite: false });
    expect(Object.keys(socketEvents)).toContain('favourite');
    socket.close();
  });
});

describe('the limit of favourites', () => {
  it('is reported with its number, and makes place again when one is removed', async () => {
    const player = await newPlayer(backend);
    const { database } = backend.services;
    await database.insert(favouriteGames).values(
      Array.from({ length: mostFavourites - 1 }, (_, number) => ({
        playerId: player.id,
        gameSlug: `filler-${number}`,
        createdAt: backend.clock.now(),
      })),
    );
    // Both at once: only one has a place.
    const both = await Promise.all([mark(player, 'pearl-diver'), mark(player, 'book-of-tides')]);
    const [rejected] = both.filter(({ status }) => status !== 200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([rejected?.status, rejected?.body.code]).toEqual([409, 'FAVOURITE_LIMIT']);
    expect(rejected?.body.params).toEqual({ max: '500' });
    const [kept = ''] = await fetchFavouriteSlugs(player);
    expect((await mark(player, kept)).status).toBe(200);
    await mark(player, kept, false);
    expect((await mark(player, 'creme-brulee')).status).toBe(200);
  });
});
