import { type Game, setFavouriteGame } from '@casino-kit/api-contract';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

const path = '*/api/user/favourite-games';
const json = (data: object | null) => HttpResponse.json({ success: true, data });
type Reply = ReturnType<typeof HttpResponse.json>;

export interface FavouritesServer {
  games: readonly Game[];
  /** `null`: the server has no favourites. */
  favourites: readonly Game[] | null;
  /** Replies with the data, or as the whole server does. */
  reply: (data: () => Reply) => Reply | Promise<never>;
}

/** MSW handlers of a player's favourites: they remember what was added and removed. */
export function favouriteHandlers({ games, favourites, reply }: FavouritesServer) {
  if (favourites === null) return [http.all(path, () => new HttpResponse(null, { status: 404 }))];
  let rows = favourites;
  return [
    http.get(path, () => reply(() => json({ rows }))),
    http.put(path, async ({ request }) => {
      const { slug, isFavourite } = v.parse(setFavouriteGame.body, await request.json());
      return reply(() => {
        const game = [...rows, ...games].find((known) => known.slug === slug);
        if (game === undefined)
          return HttpResponse.json(
            { success: false, code: 'GAME_NOT_FOUND', message: 'GAME_NOT_FOUND' },
            { status: 404 },
          );
        if (rows.includes(game) !== isFavourite)
          rows = isFavourite ? [game, ...rows] : rows.filter((row) => row !== game);
        return json(null);
      });
    }),
  ];
}
