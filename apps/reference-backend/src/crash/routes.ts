import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { cashOutCrash, crashBet, getCrashRound, openCrash, placeCrashBet } from '@casino-kit/api-contract';
import { leastAutoCashOut, parseCrashMultiplier } from '@casino-kit/reference-games';
import { invalid, reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { readPublicName } from '../identity/public-name.js';
import { getCashAccount, readBalance } from '../ledger/accounts.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { betSteps, defaultBet, readStake } from '../rounds/bet-steps.js';
import { emitRound } from '../rounds/emit-round.js';
import { touchLaunch } from '../rounds/launch.js';
import { readPlayMoney } from '../rounds/play-money.js';
import { readClientSeed } from '../rounds/server-seed.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { countBets, findLastBet, findOwnBet, readCashOuts, toCrashBet } from './bets.js';
import { type CrashTables } from './crash-tables.js';
import { type PlacedBet, placeBet } from './place-bet.js';
import { bettingClosed, findRound } from './rounds.js';
import { type CrashSeat, requireCrash } from './seat.js';
import { settleBet } from './settle-bet.js';
import { crashBets } from './tables.js';
import { parseRoundNumber } from './timeline.js';
import { readHistory, toCrashRound } from './wire-round.js';

/** How many earlier rounds and cash-outs of the present one a table shows. */
const shownRounds = 20;
const shownCashOuts = 50;

/** Returns the multiplier of a request in hundredths. @throws ApiError VALIDATION at `autoCashOut` */
function readAutoCashOut(text: string | undefined): number | null {
  if (text === undefined) return null;
  const multiplier = parseCrashMultiplier(text);
  if (multiplier === null || multiplier < leastAutoCashOut)
    throw invalid({ autoCashOut: 'form.validation.invalid.format' });
  return multiplier;
}

/** Crash: its table, the bets of a player, and rounds to check. */
export function crashRoutes({ serve }: EndpointRoutes, services: Services, crash: CrashTables): void {
  const { database, clock, configuration } = services;

  serve(openCrash, async ({ bearer }) => {
    const seat = await requireCrash(services, bearer);
    const { launch, game, owner } = seat;
    const { currencyCode, locale, mode } = launch;
    const { slug, name } = game.entry;
    rejectIfClosed(launch.exclusion, clock.now());
    await touchLaunch(database, launch.id, clock.now(), { opened: true });
    const { minimumOtherRoundSeconds } = getProtectionPolicy(await readBrandSettings(database));
    const row = await crash.present(slug);
    const own = { owner, slug, currencyCode };
    const [bet, lastBet] = [
      await findOwnBet(database, own, row.number),
      await findLastBet(database, own, row.number),
    ];
    const now = clock.now();
    return {
      ...{ name, mode, currencyCode, locale },
      provider: game.providerName,
      betSteps: betSteps(game.figures, currencyCode),
      defaultBet: defaultBet(game.figures, currencyCode),
      returnToPlayer: game.figures.returnToPlayer,
      maxMultiplier: game.figures.maxMultiplier ?? '0',
      balance: await readSeatBalance(services, seat),
      minimumRoundSeconds: minimumOtherRoundSeconds,
      now: now.toISOString(),
      round: toCrashRound(row, await countBets(database, slug, row.number), now),
      history: await readHistory(database, row, shownRounds),
      cashOuts: await readCashOuts(database, slug, row.number, shownCashOuts),
      publicName: seat.player === undefined ? '' : await readPublicName(database, seat.player.id),
      bet: bet === undefined ? null : toCrashBet(bet),
      lastBet: lastBet === undefined ? null : toCrashBet(lastBet),
    };
  });

  serve(placeCrashBet, async ({ bearer, body, idempotencyKey, contentHash }) => {
    const seat = await requireCrash(services, bearer);
    const { launch, game, player, owner } = seat;
    const { slug } = game.entry;
    const number = parseRoundNumber(slug, body.roundId);
    const stake = readStake(body.stake, game.figures, launch.currencyCode);
    const autoCashOut = readAutoCashOut(body.autoCashOut);
    const clientSeed = body.clientSeed === undefined ? undefined : readClientSeed(body.clientSeed);
    const at = clock.now();
    let moved: PlacedBet['moved'];
    const { response, fresh } = await runIdempotent(
      database,
      { owner, key: idempotencyKey, bodyHash: contentHash(launch.id) },
      at,
      async (transaction) => {
        if (number === undefined) throw bettingClosed();
        const bet = { number, stake, autoCashOut, clientSeed };
        const placed = await placeBet(transaction, seat, bet, { clock, rules: configuration });
        ({ moved } = placed);
        return placed.bet;
      },
      (kept) => v.parse(crashBet, kept),
    );
    if (fresh) services.live.changeCrash(slug);
    if (fresh && player !== undefined && moved !== undefined) await emitRound(services, player, moved, at);
    return response;
  });

  serve(cashOutCrash, async ({ bearer, body: { betId } }) => {
    // Before anything that waits: the multiplier of this instant is the one that counts.
    const at = clock.now();
    const { launch, owner, game } = await requireCrash(services, bearer);
    const { slug } = game.entry;
    const isOwn = and(eq(crashBets.id, betId), eq(crashBets.owner, owner), eq(crashBets.gameSlug, slug));
    const [bet] = await database.select().from(crashBets).where(isOwn);
    if (bet === undefined) throw reject('NOT_FOUND', 'There is no such bet.');
    // Its time may have come before any node looked.
    if (bet.settledAt === null) await crash.present(slug);
    const settled = await settleBet(services, bet, 'cash-out', at);
    await touchLaunch(database, launch.id, at);
    if (settled.isSettledNow) await crash.emitSettled(settled);
    return toCrashBet(settled.row, settled.balance);
  });

  serve(getCrashRound, async ({ bearer, param }) => {
    const { launch, owner, game } = await requireCrash(services, bearer);
    const { slug } = game.entry;
    const number = parseRoundNumber(slug, param('roundId'));
    const row = number === undefined ? undefined : await findRound(database, slug, number);
    if (number === undefined || row === undefined) throw reject('NOT_FOUND', 'There is no such round.');
    const bet = await findOwnBet(database, { owner, slug, currencyCode: launch.currencyCode }, number);
    return {
      round: toCrashRound(row, await countBets(database, slug, number), clock.now()),
      bet: bet === undefined ? null : toCrashBet(bet),
    };
  });
}

/** Returns what can be staked at a seat: cash, or the play money of a demo. */
async function readSeatBalance({ database }: Services, { launch, player }: CrashSeat): Promise<string> {
  const balance =
    player === undefined
      ? await readPlayMoney(database, launch.id)
      : await readBalance(database, getCashAccount(player));
  return toCurrencyScale(balance, launch.currencyCode);
}
