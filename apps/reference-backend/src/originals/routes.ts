import * as v from 'valibot';
import { openOriginal, originalRound, playOriginal } from '@casino-kit/api-contract';
import { drawOriginal, originals } from '@casino-kit/reference-games';
import { invalid } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { getCashAccount, readBalance } from '../ledger/accounts.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { rejectIfClosed } from '../protection/excluded.js';
import { betSteps, defaultBet, readStake } from '../rounds/bet-steps.js';
import { emitRound } from '../rounds/emit-round.js';
import { getPlayOptions, rejectAutoplay } from '../protection/play-options.js';
import { readPlayMoney } from '../rounds/play-money.js';
import { openWithServerSeed, readClientSeed, takeServerSeed } from '../rounds/server-seed.js';
import { findUnfinishedRound } from '../rounds/unfinished-round.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { findOpenMines, toMinesRound } from './mines.js';
import { type PlayedOriginal, settleOriginal } from './play-original.js';
import { type OriginalSeat, requireOriginal } from './seat.js';

/** Original games: their tables, and rounds that are settled at once. */
export function originalRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, clock, configuration } = services;

  serve(openOriginal, async ({ bearer, body: { unfinishedKey: key } }) => {
    const seat = await requireOriginal(services, bearer, originals);
    const { launch, game, original } = seat;
    const { currencyCode, locale, mode } = launch;
    const now = clock.now();
    rejectIfClosed(launch.exclusion, now);
    const serverSeedHash = await openWithServerSeed(database, launch.id, now);
    const enforced = getProtectionPolicy(await readBrandSettings(database));
    const open = original === 'mines' ? await findOpenMines(database, seat) : undefined;
    return {
      ...{ game: original, mode, currencyCode, locale, serverSeedHash },
      name: game.entry.name,
      provider: game.providerName,
      betSteps: betSteps(game.figures, currencyCode),
      defaultBet: defaultBet(game.figures, currencyCode),
      returnToPlayer: game.figures.returnToPlayer,
      maxMultiplier: game.figures.maxMultiplier ?? '0',
      balance: await readSeatBalance(services, seat),
      minimumRoundSeconds: enforced.minimumOtherRoundSeconds,
      ...getPlayOptions(enforced),
      unfinishedRound:
        key === undefined ? null : await findUnfinishedRound(database, launch, key, originalRound),
      minesRound: open === undefined ? null : toMinesRound(open),
    };
  });

  serve(playOriginal, async ({ bearer, body, idempotencyKey, contentHash }) => {
    const seat = await requireOriginal(services, bearer, ['dice', 'plinko']);
    const { launch, game, original, player, owner } = seat;
    const at = clock.now();
    const stake = readStake(body.stake, game.figures, launch.currencyCode);
    const { choice } = body;
    const launched = { launchId: launch.id, clientSeed: readClientSeed(body.clientSeed), at };
    let played: PlayedOriginal | undefined;
    const { response, fresh } = await runIdempotent(
      database,
      { owner, key: idempotencyKey, bodyHash: contentHash(launch.id) },
      at,
      async (transaction) => {
        await rejectAutoplay(transaction, body);
        // Nothing is at stake in a demo: what was read with the launch is enough.
        if (player === undefined) rejectIfClosed(launch.exclusion, at);
        const fairness = await takeServerSeed(transaction, launched);
        const draw = drawOriginal(original, choice, fairness);
        if (draw === null) throw invalid({ choice: 'form.validation.invalid.format' });
        played = await settleOriginal(
          transaction,
          seat,
          { stake, choice, draw, fairness, at },
          configuration,
        );
        return played.round;
      },
      (kept) => v.parse(originalRound, kept),
    );
    if (fresh && player !== undefined && played?.moved !== undefined)
      await emitRound(services, player, played.moved, at);
    return response;
  });
}

/** Returns what can be staked at a seat: cash, or the play money of a demo. */
async function readSeatBalance({ database }: Services, { launch, player }: OriginalSeat): Promise<string> {
  const balance =
    player === undefined
      ? await readPlayMoney(database, launch.id)
      : await readBalance(database, getCashAccount(player));
  return toCurrencyScale(balance, launch.currencyCode);
}
