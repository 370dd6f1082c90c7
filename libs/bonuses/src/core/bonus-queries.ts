import { type ApiClient, type CallOptions, type Page } from '@casino-kit/api-client';
import { type Bonus, getAllBonus, getUserBonuses, type UserBonus } from '@casino-kit/api-contract';
import { type BonusType } from './bonus-type.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Rows on a page (§9). */
export const bonusPageSize = 24;

/** Parent key of all bonus queries. */
export const bonusKey = ['bonuses'] as const;

/** The player for whom offers are loaded. */
export interface OfferPlace {
  currencyCode: string;
  /** ISO 3166; empty if unknown. */
  countryCode: string;
  /** Wire code. */
  language: string;
  /** The player's zone (IANA), by which days count. */
  timeZone: string;
}

const asked = ({ countryCode, ...place }: OfferPlace) => ({
  ...place,
  countryCode: countryCode === '' ? undefined : countryCode,
});

// Being offline must show at once, with a way to continue, instead of waiting silently.
const always = { networkMode: 'always', meta: { audience: 'player' } } as const;

/** Query options for a page of offers (§7), of one type or of all. */
export function offersQuery(client: Caller, place: OfferPlace, type: BonusType | null, page: number) {
  return {
    queryKey: [...bonusKey, 'offers', place, type, page] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Page<Bonus>> => {
      const query = { ...asked(place), pageNo: page, limit: bonusPageSize, type: type ?? undefined };
      return { page, ...(await client.call(getAllBonus, { query }, { signal })).bonus };
    },
    // What is rejected now may be available after the next deposit or round.
    staleTime: 15_000,
    ...always,
  };
}

/** Query options for one offer; `null` if there is none with this id. */
export function offerQuery(client: Caller, place: OfferPlace, bonusId: string) {
  return {
    queryKey: [...bonusKey, 'offer', place, bonusId] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Bonus | null> => {
      const query = { ...asked(place), pageNo: 1, limit: 1, bonusId };
      const { rows } = (await client.call(getAllBonus, { query }, { signal })).bonus;
      return rows.find(({ id }) => id === bonusId) ?? null;
    },
    staleTime: 15_000,
    ...always,
  };
}

/** Parent key of the player's bonuses. */
export const userBonusKey = [...bonusKey, 'taken'] as const;

/** Query options for a page of the player's bonuses, newest first: active or ended ones. */
export function userBonusesQuery(client: Caller, state: 'active' | 'ended', page = 1) {
  return {
    queryKey: [...userBonusKey, state, page] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<Page<UserBonus>> => {
      const query = { pageNo: page, limit: bonusPageSize, state };
      return { page, ...(await client.call(getUserBonuses, { query }, { signal })) };
    },
    staleTime: 0,
    ...always,
  };
}
