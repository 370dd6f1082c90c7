import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { minesRound, openMinesTile, startMines, takeMines } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { readStake } from '../rounds/bet-steps.js';
import { emitRound } from '../rounds/emit-round.js';
import { touchLaunch } from '../rounds/launch.js';
import { readClientSeed } from '../rounds/server-seed.js';
import { type Services } from '../services.js';
import { type MinesMove, type MovedMines, moveMines, startMinesRound } from './mines.js';
import { requireOriginal } from './seat.js';
import { minesRounds } from './tables.js';

/** Rounds of mines, which last until their player takes them or opens a mine. */
export function minesRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, clock, configuration } = services;

  serve(startMines, async ({ bearer, body, idempotencyKey, contentHash }) => {
    const seat = await requireOriginal(services, bearer, ['mines']);
    const { launch, game, player, owner } = seat;
    const at = clock.now();
    const stake = readStake(body.stake, game.figures, launch.currencyCode);
    const started = { stake, mines: body.mines, clientSeed: readClientSeed(body.clientSeed), at };
    let moved: MovedMines['moved'];
    const { response, fresh } = await runIdempotent(
      database,
      { owner, key: idempotencyKey, bodyHash: contentHash(launch.id) },
      at,
      async (transaction) => {
        const result = await startMinesRound(transaction, seat, started, configuration);
        ({ moved } = result);
        return result.round;
      },
      (kept) => v.parse(minesRound, kept),
    );
    if (fresh && player !== undefined && moved !== undefined) await emitRound(services, player, moved, at);
    return response;
  });

  const makeMove = async (bearer: string | undefined, roundId: string, move: MinesMove) => {
    const { launch, game, player, owner } = await requireOriginal(services, bearer, ['mines']);
    const at = clock.now();
    const { round, moved } = await database.transaction(async (transaction) => {
      const [found] = await transaction
        .select()
        .from(minesRounds)
        .where(
          and(
            eq(minesRounds.id, roundId),
            eq(minesRounds.owner, owner),
            eq(minesRounds.gameSlug, launch.gameSlug),
          ),
        );
      const result = await moveMines(transaction, found, move, {
        rules: configuration,
        gameKind: game.entry.kind,
        at,
      });
      await touchLaunch(transaction, launch.id, at);
      return result;
    });
    if (player !== undefined && moved !== undefined) await emitRound(services, player, moved, at);
    return round;
  };
  serve(openMinesTile, ({ bearer, body: { roundId, tile } }) => makeMove(bearer, roundId, { tile }));
  serve(takeMines, ({ bearer, body: { roundId } }) => makeMove(bearer, roundId, 'take'));
}
