import { randomUUID } from 'node:crypto';
import {
  collectReferralShare,
  getReferralSummary,
  getUserDetails,
  listReferredFriends,
  type ReferralSummary,
  type ReferredFriend,
} from '@casino-kit/api-contract';
import { referralShares } from '../../src/referrals/tables.js';
import { type ApiResponse, deposit, newPlayer, type TestBackend, type TestPlayer } from './test-backend.js';

/** Returns the code in a player's link; `null` for a player without one. */
export async function fetchReferralCode(backend: TestBackend, { token }: TestPlayer): Promise<string | null> {
  const { link } = (await backend.call(getUserDetails, { token })).body.data.referralData ?? {};
  return link === undefined ? null : new URL(link).searchParams.get('nxafk');
}

/** Creates a player whose first deposit has opened the link. */
export async function newReferrer(backend: TestBackend): Promise<TestPlayer & { code: string }> {
  const player = await newPlayer(backend);
  await deposit(backend, player, { amount: '20' });
  return { ...player, code: (await fetchReferralCode(backend, player)) ?? '' };
}

/** Registers a friend through a link. */
export const register = (backend: TestBackend, code: string): Promise<TestPlayer> =>
  newPlayer(backend, { mkt: { nxafk: code } });

export async function fetchReferralSummary(
  backend: TestBackend,
  { token }: TestPlayer,
): Promise<ReferralSummary> {
  return (await backend.call(getReferralSummary, { token })).body.data;
}

export async function fetchFriends(
  backend: TestBackend,
  { token }: TestPlayer,
  pageNo = 1,
  limit = 24,
): Promise<{ count: number; rows: ReferredFriend[] }> {
  const query = { pageNo: String(pageNo), limit: String(limit) };
  return (await backend.call(listReferredFriends, { token, query })).body.data.friends;
}

export function collect(
  backend: TestBackend,
  { token }: TestPlayer,
  key: string = randomUUID(),
): Promise<ApiResponse<{ amount: string; currencyCode: string }>> {
  return backend.call(collectReferralShare, { token, headers: { 'idempotency-key': key }, body: {} });
}

/** Creates a player with five euro to collect. */
export async function referrerWithShare(backend: TestBackend): Promise<TestPlayer> {
  const referrer = await newReferrer(backend);
  const friend = await register(backend, referrer.code);
  await backend.services.database.insert(referralShares).values({
    friendId: friend.id,
    playDate: '2026-01-01',
    currencyCode: 'EUR',
    referrerId: referrer.id,
    revenue: '50',
    share: '5',
  });
  return referrer;
}
