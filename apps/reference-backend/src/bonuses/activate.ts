import { randomUUID } from 'node:crypto';
import { type Bonus, type BonusCashback } from '@casino-kit/api-contract';
import { type Amount, bonusMoney, isBelowBonusMinimum, isPositive } from '@casino-kit/money';
import { minutesFrom } from '../clock.js';
import { type Database, onlyRow } from '../database/database.js';
import { type ApiError, reject } from '../http/api-error.js';
import { type PlayerRow } from '../identity/wire-player.js';
import { type BrandFields } from '../settings/brand-fields.js';
import { getPolicy, getProtectionPolicy } from '../settings/brand-settings.js';
import {
  type BonusRules,
  readBonusCashback,
  readEligibilityFacts,
  readPlayerFacts,
} from './eligibility-facts.js';
import { ineligible } from './eligibility.js';
import { offerIn, toWageringTerms } from './offers-in-currency.js';
import { endBonus, keepProgress, openBonuses, type PlayerBonus, postMoved } from './player-bonuses.js';
import { type PlayerRecords } from './player-records.js';
import { type bonuses, type BonusKind, playerBonuses } from './tables.js';
import { startBonus } from './wagering.js';

export type OfferRow = typeof bonuses.$inferSelect;

/** What the brand decides about bonuses. */
export interface ActivationRules {
  /** Whether a verified address is required first (`verifyEmailOnBonusActivation`). */
  asksForEmail: boolean;
  /** What the policy says of who gets a bonus. */
  rules: BonusRules;
  /** The highest wagering requirement, as a multiple of the bonus; null for no cap. */
  wageringCap: number | null;
}

/** Returns what settings decide about bonuses. */
export function getActivationRules(settings: Partial<BrandFields>): ActivationRules {
  return {
    asksForEmail: settings.verifyEmailOnBonusActivation !== false,
    wageringCap: getPolicy(settings).wageringCap,
    rules: getProtectionPolicy(settings),
  };
}

/** How a player gets a bonus. */
export interface Activation extends ActivationRules {
  player: PlayerRow;
  offer: OfferRow;
  timeZone: string;
  now: Date;
  records: PlayerRecords;
  /** The deposit it comes with; only deposit bonuses have one. */
  deposit?: { id: string; amount: Amount } | undefined;
  couponCode?: string | undefined;
}

/** Returns which of the two kinds of active bonuses an offer is. */
export function getBonusKind({ offer }: Pick<OfferRow, 'offer'>): BonusKind {
  return (offer.freeSpinsQuantity ?? 0) > 0 ? 'spins' : 'money';
}

/** A rejection of an offer that no other code describes; the reference is for support (§8). */
export function unified(offer: string, playerId: number, userBonusId = '0'): ApiError {
  return reject('UNIFIED_ERROR', 'The bonus cannot be given. Please contact support.', {
    params: { reference: `${offer}-${playerId}-${userBonusId}` },
  });
}

const messages: Record<string, string> = {
  ACTIVE_BONUS: 'Another bonus is active.',
  ACTIVE_FREE_SPINS: 'Other free spins are active.',
};

/**
 * Returns the rejection of an offer for a player, undefined when they can have it now. `active`: the bonuses that stay
 * active.
 */
export async function getActivationRejection(
  database: Database,
  activation: Activation,
  active: readonly PlayerBonus[],
): Promise<ApiError | undefined> {
  const { offer, player, deposit, couponCode, timeZone, now } = activation;
  if ((offer.type === 'deposit') !== (deposit !== undefined)) return unified(offer.id, player.id);
  if (offer.conditions.needsCoupon === true && couponCode === undefined) return unified(offer.id, player.id);
  const known = await readPlayerFacts(database, player, activation);
  const facts = await readEligibilityFacts(database, player, offer, known);
  const why = ineligible(offer.conditions, facts, now, timeZone);
  if (why !== null)
    return reject(why.code, 'This bonus cannot be taken now.', { params: why.params, status: 409 });
  const kind = getBonusKind(offer);
  const other = active.find((bonus) => bonus.kind === kind);
  if (other === undefined) return undefined;
  const code = kind === 'spins' ? 'ACTIVE_FREE_SPINS' : 'ACTIVE_BONUS';
  return reject(code, messages[code] ?? '', { params: { userBonusId: other.id }, status: 409 });
}

/** Returns the amount that an offer grants, in major units of the currency. */
function computeAmount(
  offer: Bonus,
  { player, deposit }: Activation,
  cashback: BonusCashback | null,
): Amount {
  if (cashback !== null) return cashback.amount;
  // A percentage requires a deposit.
  const terms = deposit === undefined ? { cashAmount: offer.cashAmount } : offer;
  return bonusMoney(terms, deposit?.amount ?? '0', player.currencyCode) ?? '0';
}

/**
 * Grants a player a bonus inside the caller's transaction, which has locked the player. Forfeits those it replaces
 * first: those that `replaces` names, or all of its kind. The terms are capped by the policy.
 * @throws ApiError a code of the catalogue of §8, with nothing changed
 */
export async function grantBonus(
  transaction: Database,
  activation: Activation,
  replaces: readonly string[] | 'all',
): Promise<PlayerBonus> {
  const { player, offer: row, now, deposit, couponCode } = activation;
  const { currencyCode } = player;
  const active = await openBonuses(transaction, player.id, now);
  const replaced = active.filter(
    ({ id, kind }) => kind === getBonusKind(row) && (replaces === 'all' || replaces.includes(id)),
  );
  const rejection = await getActivationRejection(
    transaction,
    activation,
    active.filter((bonus) => !replaced.includes(bonus)),
  );
  if (rejection !== undefined) throw rejection;
  for (const bonus of replaced) await endBonus(transaction, bonus, 'cancelled', now);

  const offer = offerIn(row, currencyCode, 'en', activation.wageringCap);
  const terms = toWageringTerms(offer, currencyCode);
  const freeSpins = offer.freeSpinsQuantity ?? 0;
  const cashback =
    row.type === 'instant_cashback' ? await readBonusCashback(transaction, player, row, activation) : null;
  const amount = freeSpins > 0 ? '0' : computeAmount(offer, activation, cashback);
  if (freeSpins === 0 && !isPositive(amount)) throw unified(row.id, player.id);
  if (deposit !== undefined && isBelowBonusMinimum(offer, deposit.amount)) throw unified(row.id, player.id);
  const { progress, granted, ended } = startBonus(terms, { amount, freeSpins });
  const { id: _id, type: _type, ...kept } = offer;
  const id = randomUUID();
  const written = await transaction
    .insert(playerBonuses)
    .values({
      id,
      bonusId: row.id,
      playerId: player.id,
      kind: getBonusKind(row),
      type: row.type,
      offer: { ...kept, cashback },
      translations: row.translations,
      terms,
      currencyCode,
      ...progress,
      // Written as active first; anything that ends it at once comes after.
      status: 'active',
      balance: amount,
      converted: '0',
      forfeited: '0',
      amount,
      depositId: deposit?.id ?? null,
      couponCode: couponCode ?? null,
      startedAt: now,
      updatedAt: now,
      expiresAt: offer.validDays ? minutesFrom(now, offer.validDays * 24 * 60) : null,
    })
    .returning();
  await postMoved(transaction, player, { reference: `bonus:${id}`, kind: 'bonus', at: now }, granted);
  return progress.status === 'active'
    ? onlyRow(written)
    : keepProgress(transaction, onlyRow(written), { progress, ended }, now);
}
