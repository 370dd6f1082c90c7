import { and, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawalOverview,
  getWithdrawals,
  withdrawal as withdrawalSchema,
} from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { readBalance, getCashAccount, getLockedAccount } from '../ledger/accounts.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { getExcludedUntil } from '../protection/excluded.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { findSavedCard } from '../payments/saved-cards.js';
import { type Services } from '../services.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { readAutomaticWithdrawal } from './automatic-limit.js';
import { openConditionRejection, readConditions } from './conditions.js';
import { cancelOwnWithdrawal } from './advance-due-withdrawals.js';
import { processDuePayouts, emitWithdrawal } from './process-due-payouts.js';
import { readWithdrawer } from './read-withdrawer.js';
import { requestWithdrawal } from './request-withdrawal.js';
import { withdrawals } from './tables.js';
import { toWithdrawal } from './wire-withdrawal.js';

/** How many of the latest withdrawals are listed. */
const listed = 100;

/** Withdrawals (§4, §6, §8). What is due is advanced before anything is returned. */
export function withdrawalRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, clock, sessions, security, configuration } = services;
  const { visitorCountry } = configuration;

  serve(getWithdrawalOverview, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    await processDuePayouts(services, id);
    const { player, exclusion } = await readWithdrawer(database, id);
    const isExcluded = getExcludedUntil(exclusion, clock.now()) !== null;
    const { currencyCode } = player;
    const conditions = await readConditions(database, player, await readBrandSettings(database), isExcluded);
    const balance = toCurrencyScale(await readBalance(database, getCashAccount(player)), currencyCode);
    return {
      currencyCode,
      available:
        openConditionRejection(conditions) === undefined ? balance : toCurrencyScale('0', currencyCode),
      balance,
      pending: toCurrencyScale(await readBalance(database, getLockedAccount(player)), currencyCode),
      conditions,
      automatic: await readAutomaticWithdrawal(database, player, clock.now()),
    };
  });

  serve(createWithdrawal, async ({ bearer, body, idempotencyKey, contentHash, language }) => {
    const player = await sessions.require(bearer);
    const settings = await readBrandSettings(database);
    const identity = {
      owner: `player:${player.id}`,
      key: idempotencyKey,
      bodyHash: contentHash('withdrawal'),
    };
    const now = clock.now();
    const { cardId } = body.details;
    const card = cardId === undefined ? undefined : await findSavedCard(services, player.id, cardId);
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      now,
      async (transaction) =>
        toWithdrawal(
          await requestWithdrawal(
            transaction,
            player.id,
            body,
            {
              settings,
              card,
              visitorCountry,
              requireProof: (inside, payout) => security.requireForWithdrawal(inside, player, payout, now),
            },
            now,
          ),
          settings,
          language,
        ),
      (kept) => v.parse(withdrawalSchema, kept),
    );
    if (fresh) {
      const { withdrawalId: id, status } = response;
      await emitWithdrawal(services, { id, status, playerId: player.id });
    }
    return response;
  });

  serve(getWithdrawals, async ({ bearer, query, language }) => {
    const player = await sessions.require(bearer);
    await processDuePayouts(services, player.id);
    const settings = await readBrandSettings(database);
    const rows = await database
      .select()
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.playerId, player.id),
          query.pending === true
            ? inArray(withdrawals.status, ['requested', 'confirmed', 'processing'])
            : undefined,
        ),
      )
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(listed);
    return { withdrawals: rows.map((row) => toWithdrawal(row, settings, language)) };
  });

  serve(cancelWithdrawal, async ({ bearer, param, language }) => {
    const player = await sessions.require(bearer);
    await processDuePayouts(services, player.id);
    const settings = await readBrandSettings(database);
    const which = { id: param('withdrawalId'), playerId: player.id };
    const { row, moved } = await cancelOwnWithdrawal(database, which, settings, clock.now());
    if (moved) await emitWithdrawal(services, row);
    return toWithdrawal(row, settings, language);
  });
}
