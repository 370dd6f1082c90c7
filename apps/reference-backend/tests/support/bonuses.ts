import {
  activateBonus,
  type Bonus,
  type EndpointData,
  getUserBonuses,
  launchGame,
  openGameTable,
  playRound,
  type UserBonus,
} from '@casino-kit/api-contract';
import { expect } from 'vitest';
import { type OfferConditions } from '../../src/bonuses/eligibility.js';
import { bonuses, coupons } from '../../src/bonuses/tables.js';
import { confirmEmail } from '../../src/identity/support.js';
import { type ApiResponse, newKey, newPlayer, type TestBackend, type TestPlayer } from './test-backend.js';

type OfferFields = Partial<Omit<Bonus, 'id' | 'name'>>;
const day = 86_400_000;

/** Adds an offer that runs now; returns its id. */
export async function offerUp(
  { services }: Pick<TestBackend, 'services'>,
  { type = 'no_deposit', ...offer }: OfferFields,
  {
    conditions = {},
    coupon,
    from = -1,
    to = 30,
  }: { conditions?: OfferConditions; coupon?: string; from?: number; to?: number } = {},
): Promise<string> {
  const id = `offer-${newKey()}`;
  const now = services.clock.now().getTime();
  await services.database.insert(bonuses).values({
    id,
    type: type ?? 'no_deposit',
    name: 'Harbour gift',
    offer: offer as Omit<Bonus, 'id' | 'type' | 'name'>,
    conditions,
    translations: { de: { name: 'Hafengeschenk' } },
    startsAt: new Date(now + from * day),
    endsAt: new Date(now + to * day),
  });
  if (coupon !== undefined) await services.database.insert(coupons).values({ code: coupon, bonusId: id });
  return id;
}

type ActivationBody = {
  bonusId?: string;
  couponCode?: string;
  cancelActiveBonus?: boolean;
  timeZone?: string;
};

/** Activates a bonus. */
export function take(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
  body: ActivationBody,
  key = newKey(),
): Promise<ApiResponse<EndpointData<typeof activateBonus>>> {
  return call(activateBonus, {
    token,
    headers: { 'idempotency-key': key },
    body: { timeZone: 'UTC', ...body },
  });
}

/** Adds an offer and activates it for a player. */
export async function giveBonus(
  backend: TestBackend,
  player: TestPlayer,
  offer: OfferFields,
): Promise<UserBonus> {
  const { status, body } = await take(backend, player, { bonusId: await offerUp(backend, offer) });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Creates a player with a verified address. */
export async function verifiedPlayer(backend: TestBackend): Promise<TestPlayer> {
  const player = await newPlayer(backend);
  await confirmEmail(backend.services.database, player.id);
  return player;
}

/** Returns the bonuses of a player, newest first. */
export async function fetchBonuses(
  { call }: Pick<TestBackend, 'call'>,
  { token }: Pick<TestPlayer, 'token'>,
  query: Record<string, string> = {},
): Promise<UserBonus[]> {
  const response = await call(getUserBonuses, { token, query: { pageNo: '1', limit: '24', ...query } });
  return response.body.data.rows;
}

/** Opens a game, for real money or as a demo; returns functions that play it. */
export async function openTable(
  backend: Pick<TestBackend, 'call'>,
  { token: playerToken }: Pick<TestPlayer, 'token'>,
  slug = 'pearl-diver',
  mode: 'real' | 'demo' = 'real',
) {
  const launched = await backend.call(launchGame, {
    token: playerToken,
    params: { slug },
    body: { mode, locale: 'en' },
  });
  return createTableClient(backend, launched.body.data.url);
}

/** Returns the table of a launch by the address of its game. */
export function createTableClient({ call }: Pick<TestBackend, 'call'>, url: string) {
  const token = url.split('launch=')[1] ?? '';
  return {
    /** The launch token. */
    token,
    open: () => call(openGameTable, { token, body: {} }),
    play: (
      body: { stake: string; freeSpin?: boolean; bonusBuy?: boolean; automatic?: boolean },
      key = newKey(),
    ) => call(playRound, { token, headers: { 'idempotency-key': key }, body }),
  };
}
