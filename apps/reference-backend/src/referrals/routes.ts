import * as v from 'valibot';
import { collectReferralShare, getReferralSummary, listReferredFriends } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { wholeFrom } from '../http/whole-from.js';
import { hashRequest } from '../http/request-hash.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { type Services } from '../services.js';
import { readBrandSettings } from '../settings/brand-settings.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { collectShare } from './collect-share.js';
import { readFriends, readSummary } from './read-referrals.js';
import { settleShares } from './settle-shares.js';

/** What is stored of the response to a collection. */
const collected = v.object({ amount: v.string(), currencyCode: v.string() });

const longestPage = 100;

/** What invitations have brought a player (§2, B10), and paying it out. */
export function referralRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, clock, sessions } = services;
  /** Settles what is over, so that a player sees it without waiting for the background work. */
  const settled = async (playerId: number) => {
    const { referAFriendPercent: percent = 0 } = await readBrandSettings(database);
    const now = clock.now();
    await settleShares(database, { percent, now, referrerId: playerId });
    return { percent, now };
  };

  serve(getReferralSummary, async ({ bearer }) => {
    const { id: playerId, currencyCode } = await sessions.require(bearer);
    return readSummary(database, { playerId, currencyCode, ...(await settled(playerId)) });
  });

  serve(listReferredFriends, async ({ bearer, query: { pageNo, limit } }) => {
    const { id: playerId, currencyCode } = await sessions.require(bearer);
    const range = {
      page: wholeFrom(1, Number.MAX_SAFE_INTEGER / longestPage, pageNo),
      limit: wholeFrom(1, longestPage, limit),
    };
    const reader = { playerId, currencyCode, ...(await settled(playerId)) };
    return { friends: await readFriends(database, reader, range) };
  });

  serve(collectReferralShare, async ({ bearer, idempotencyKey }) => {
    const player = await sessions.require(bearer);
    const { now } = await settled(player.id);
    const identity = {
      owner: `player:${player.id}`,
      key: idempotencyKey,
      bodyHash: hashRequest(collectReferralShare.name, 'referrals', {}),
    };
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      now,
      (transaction) => collectShare(transaction, player, now),
      (kept) => v.parse(collected, kept),
    );
    if (fresh) await emitBalances(services, player.id, ['wallet:credit']);
    return response;
  });
}
