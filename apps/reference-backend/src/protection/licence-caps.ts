import { type PlayLimit } from '@casino-kit/api-contract';
import { ageOn } from '@casino-kit/api-contract/field-rules';
import { type ProtectionPolicy, type StakeGame } from '@casino-kit/api-contract/protection-policy';
import { type Amount, compare } from '@casino-kit/money';
import { type PlayUsage } from '@casino-kit/play-limits';
import { toUtcDay } from '../clock.js';
import { convert } from '../settings/euro-figures.js';

/** What decides which caps of a licence apply to a player. `dateOfBirth` is `YYYY-MM-DD`; without one the lowest apply. */
export interface CappedPlayer {
  dateOfBirth: string | null;
  /** The currency of the player's limits, in which caps are returned. */
  currencyCode: string;
}

type Caps = Pick<ProtectionPolicy, 'stakeCaps' | 'monthlyDepositCaps'>;
type Cap = Caps['monthlyDepositCaps'][number];

/** Returns the lowest cap that applies by a player's age on a day, in the player's currency; `null` for none. */
function lowestCap(
  caps: readonly Cap[],
  { dateOfBirth, currencyCode }: CappedPlayer,
  now: Date,
): Amount | null {
  const age = dateOfBirth === null ? 0 : ageOn(dateOfBirth, toUtcDay(now));
  const [lowest] = caps
    .filter(({ ageBelow }) => ageBelow === undefined || age < ageBelow)
    .map((cap) => convert(cap.amount, cap.currencyCode, currencyCode))
    .sort(compare);
  return lowest ?? null;
}

/** Returns the highest stake that the licence allows a player in a kind of game; `null` for any. */
export function getStakeCap(
  { stakeCaps }: Caps,
  game: StakeGame,
  player: CappedPlayer,
  now: Date,
): Amount | null {
  return lowestCap(
    stakeCaps.filter((cap) => cap.game === game),
    player,
    now,
  );
}

/** Returns the lower of two highest stakes; `null` for any. */
export function pickLower(a: Amount | null, b: Amount | null): Amount | null {
  if (a === null || b === null) return a ?? b;
  return compare(a, b) <= 0 ? a : b;
}

/**
 * Returns the most that the licence lets a player pay in within the month of `usage` as a limit with what is used of it;
 * `null` without one.
 */
export function getDepositCap(
  { monthlyDepositCaps }: Pick<Caps, 'monthlyDepositCaps'>,
  player: CappedPlayer,
  { usage, deposited, now }: { usage: PlayUsage; deposited: Amount; now: Date },
): PlayLimit | null {
  const amount = lowestCap(monthlyDepositCaps, player, now);
  if (amount === null) return null;
  const { startsAt, endsAt } = usage.monthly;
  return {
    kind: 'deposit',
    period: 'monthly',
    amount,
    used: deposited,
    periodStartsAt: startsAt,
    periodEndsAt: endsAt,
    pending: null,
    raisableFrom: null,
  };
}
