import * as v from 'valibot';
import { liveBets, openLiveTable, setLiveBets } from '@casino-kit/api-contract';
import { type Amount, isNegative, isZero } from '@casino-kit/money';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { readBalance, getCashAccount } from '../ledger/accounts.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { touchLaunch } from '../rounds/launch.js';
import { readPlayMoney } from '../rounds/play-money.js';
import { type Services } from '../services.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { addRound, bettingClosed } from './close-round.js';
import { type LiveTables } from './live-tables.js';
import { readOwnBets } from './own-bets.js';
import { placeBets } from './place-bets.js';
import { limitsIn, readBets, readSeed } from './read-bets.js';
import { requireSeat, type Seat } from './seat.js';
import { phaseAt, roundAt, toRoundId } from './timeline.js';

/** Live tables of roulette: their state, and the bets of a player. */
export function rouletteRoutes({ serve }: EndpointRoutes, services: Services, tables: LiveTables): void {
  const { database, clock, configuration } = services;

  serve(openLiveTable, async ({ bearer }) => {
    const seat = await requireSeat(services, bearer);
    const { launch, game } = seat;
    const { currencyCode } = launch;
    const { slug } = game.entry;
    rejectIfClosed(launch.exclusion, clock.now());
    await touchLaunch(database, launch.id, clock.now(), { opened: true });
    await tables.settle(slug);
    const round = await tables.readRound(slug);
    const present = roundAt(slug, new Date(round.opensAt));
    return {
      name: game.entry.name,
      provider: game.providerName,
      mode: launch.mode,
      currencyCode,
      locale: launch.locale,
      now: clock.now().toISOString(),
      round,
      lastNumbers: await tables.lastNumbers(present),
      ...(await readOwnBets(database, { owner: seat.owner, slug, currencyCode }, present)),
      ...limitsIn(game.figures, currencyCode),
      returnToPlayer: game.figures.returnToPlayer,
      balance: await balanceOfSeat(services, seat),
    };
  });

  serve(setLiveBets, async ({ bearer, body, idempotencyKey, contentHash }) => {
    const seat = await requireSeat(services, bearer);
    const { launch, player, owner } = seat;
    const limits = limitsIn(seat.game.figures, launch.currencyCode);
    const bets = readBets(body.bets, limits, launch.currencyCode);
    const clientSeed = readSeed(body.clientSeed);
    const now = clock.now();
    const round = roundAt(launch.gameSlug, now);
    const isOpen = body.roundId === toRoundId(round) && phaseAt(round, now).phase === 'betting';
    if (isOpen) await addRound(database, round);
    const identity = { owner, key: idempotencyKey, bodyHash: contentHash(launch.id) };
    let moved: Amount = '0';
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      now,
      async (transaction) => {
        if (!isOpen) throw bettingClosed();
        const context = { clock, globalMaxBet: configuration.globalMaxBet };
        const { placed, difference } = await placeBets(
          transaction,
          seat,
          round,
          { bets, clientSeed },
          context,
        );
        moved = difference;
        return placed;
      },
      (kept) => v.parse(liveBets, kept),
    );
    if (fresh) services.live.changeTable(launch.gameSlug);
    if (fresh && player !== undefined && !isZero(moved))
      await emitBalances(services, player.id, [isNegative(moved) ? 'wallet:credit' : 'wallet:debit']);
    return response;
  });
}

/** Returns what a seat can bet: cash, as the table takes no bonus money, or the play money of a demo. */
async function balanceOfSeat({ database }: Services, { launch, player }: Seat): Promise<string> {
  const balance =
    player === undefined
      ? await readPlayMoney(database, launch.id)
      : await readBalance(database, getCashAccount(player));
  return toCurrencyScale(balance, launch.currencyCode);
}
