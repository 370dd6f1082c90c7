import { type Bonus, type BonusErrorCode, type DayOfWeek, type UserBonus } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { given } from './offer-sum.js';
import { inWeekOrder, weekdayIn } from './weekday.js';

/** What a player can do with an offer now. */
export type OfferState =
  | { kind: 'ended'; at: string }
  | { kind: 'notYet'; at: string }
  | { kind: 'guest' }
  /** Self-exclusion or cooling off: only withdrawals are possible (§4). */
  | { kind: 'excluded' }
  | { kind: 'active' }
  /** Its payout arrives in the rakeback calendar automatically. */
  | { kind: 'toCalendar' }
  | { kind: 'notToday'; days: readonly DayOfWeek[] }
  /** The offer is rejected for this player now (§8). */
  | { kind: 'rejected'; code: BonusErrorCode; params: Readonly<Record<string, string>> }
  | { kind: 'coupon' }
  | { kind: 'deposit'; minimum: Amount | null }
  | { kind: 'verifyEmail' }
  | { kind: 'take' };

/** The player who looks at an offer, and the time. */
export interface OfferViewer {
  now: Date;
  /** The player's zone (IANA), by which days count. */
  timeZone: string;
  authenticated: boolean;
  selfExcluded: boolean;
  /** The address must be verified before a bonus is activated, and is not (`verifyEmailOnBonusActivation`). */
  mustVerifyEmail: boolean;
  /** Active bonuses. */
  active: readonly Pick<UserBonus, 'bonusId'>[];
}

/**
 * Rejections that have a state of their own, or that the player resolves while activating: an active bonus can be
 * forfeited for the offer in the same dialog.
 */
const clearable: readonly BonusErrorCode[] = [
  'VALID_ON_DAYS',
  'REQUIRED_EMAIL_VERIFICATION',
  'ACTIVE_BONUS',
  'ACTIVE_FREE_SPINS',
];

/** What blocks an offer for a player: the first block, in the order in which they can be resolved. */
export function offerState(bonus: Bonus, viewer: OfferViewer): OfferState {
  const { now, timeZone, active } = viewer;
  // An unreadable time blocks nothing: the server decides.
  if (bonus.expire && now.getTime() >= Date.parse(bonus.expire)) return { kind: 'ended', at: bonus.expire };
  if (bonus.start && now.getTime() < Date.parse(bonus.start)) return { kind: 'notYet', at: bonus.start };
  if (!viewer.authenticated) return { kind: 'guest' };
  if (viewer.selfExcluded) return { kind: 'excluded' };
  if (active.some(({ bonusId }) => bonusId === bonus.id)) return { kind: 'active' };
  const { refusal } = bonus;
  if (bonus.addedToCalendar || refusal?.code === 'ADD_TO_CALENDAR') return { kind: 'toCalendar' };
  const days = inWeekOrder(bonus.validOnDays ?? []);
  if (days.length > 0 && !days.includes(weekdayIn(now, timeZone))) return { kind: 'notToday', days };
  if (refusal && !clearable.includes(refusal.code)) return { kind: 'rejected', ...refusal };
  if (bonus.needsCoupon) return { kind: 'coupon' };
  if (bonus.type === 'deposit') return { kind: 'deposit', minimum: given(bonus.minimumDeposit) };
  return viewer.mustVerifyEmail ? { kind: 'verifyEmail' } : { kind: 'take' };
}

const open: readonly OfferState['kind'][] = ['coupon', 'deposit', 'verifyEmail', 'take'];

const shut: readonly OfferState['kind'][] = ['ended', 'notYet', 'excluded', 'notToday', 'rejected'];

/** Whether an offer is closed to the player now: nothing can be done to take it, and nothing of it is active. */
export function isShut(bonus: Bonus, viewer: OfferViewer): boolean {
  return shut.includes(offerState(bonus, viewer).kind);
}

/** Returns the offers that a player can take now, with what each of them asks for. */
export function openOffers<Offer extends Bonus>(offers: readonly Offer[], viewer: OfferViewer): Offer[] {
  return offers.filter((offer) => open.includes(offerState(offer, viewer).kind));
}

/**
 * Returns the active bonus that would be forfeited for an offer: one bonus, and one free-spins bonus, can be active at
 * a time (§4). `null` when none is in the way.
 */
export function findConflictingBonus(
  { id, type }: Pick<Bonus, 'id' | 'type'>,
  active: readonly UserBonus[],
): UserBonus | null {
  const isSpins = type === 'freespins';
  return active.find((taken) => taken.bonusId !== id && (taken.type === 'freespins') === isSpins) ?? null;
}
