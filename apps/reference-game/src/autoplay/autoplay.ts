import { add, type Amount, compare, multiply, subtract } from '@casino-kit/money';

/** How many rounds can be played automatically. */
export const autoplayRounds = [10, 25, 50, 100] as const;
/** The loss limits and the wins to stop at that are offered, in stakes. */
export const lossLimitStakes = ['5', '10', '25', '50'] as const;
export const winStopStakes = ['5', '10', '50', '100'] as const;

/** What the player decides before rounds are played automatically. Amounts are in major units. */
export interface AutoplayPlan {
  rounds: number;
  /** The most that all rounds together may cost; a round that could cost more does not start. */
  lossLimit: Amount;
  /** A round that pays this or more is the last one. */
  singleWin: Amount;
}

/**
 * Why no more rounds are played automatically. `feature`: the game shows more than a plain round, or a bonus goes on.
 * `rejected`: the server rejected a round. `interrupted`: the connection was lost, the page was hidden or the casino pauses play.
 */
export type AutoplayEnd =
  | 'done'
  | 'lossLimit'
  | 'singleWin'
  | 'feature'
  | 'balance'
  | 'rejected'
  | 'interrupted'
  | 'player';

/** Rounds that are played automatically, or were. It exists in memory only, so it never goes on after a reload. */
export interface Autoplay {
  plan: AutoplayPlan;
  /** How many rounds are not settled yet. */
  left: number;
  /** What its rounds paid, less what they cost. */
  net: Amount;
  /** One of its rounds was requested and is not settled. */
  isPlaying: boolean;
  /** Null while it goes on. */
  ended: AutoplayEnd | null;
}

/** Whether rounds start automatically. */
export const isAutoplaying = (auto: Autoplay | null): auto is Autoplay & { ended: null } =>
  auto !== null && auto.ended === null;

/** Returns the amounts to choose from at a stake. */
export const toAmounts = (stake: Amount, stakes: readonly string[]): Amount[] =>
  stakes.map((count) => multiply(stake, count));

/** Creates autoplay that has not played a round yet. */
export const createAutoplay = (plan: AutoplayPlan): Autoplay => ({
  ...{ plan, left: plan.rounds, net: '0', isPlaying: false, ended: null },
});

/** Ends autoplay; the first reason stays. A round that was requested is still counted when it is settled. */
export const endAutoplay = (auto: Autoplay, ended: AutoplayEnd): Autoplay =>
  auto.ended === null ? { ...auto, ended } : auto;

/** Returns why no further round may start, or null. */
function getEnd({ plan, left, net }: Autoplay, stake: Amount): AutoplayEnd | null {
  if (left <= 0) return 'done';
  return compare(subtract(stake, net), plan.lossLimit) > 0 ? 'lossLimit' : null;
}

/** Starts the next round, unless it could pass the loss limit or the balance does not cover its stake. */
export function startAutoRound(
  auto: Autoplay,
  { stake, balance }: { stake: Amount; balance: Amount },
): Autoplay {
  if (auto.ended !== null) return auto;
  const ended = getEnd(auto, stake) ?? (compare(balance, stake) < 0 ? 'balance' : null);
  return ended === null ? { ...auto, isPlaying: true } : { ...auto, ended };
}

/** Counts a settled round. Ends autoplay after the last one, after a win to stop at, and where the loss limit leaves no other. */
export function settleAutoRound(
  auto: Autoplay,
  { stake, payout }: { stake: Amount; payout: Amount },
): Autoplay {
  if (!auto.isPlaying) return auto;
  const net = subtract(add(auto.net, payout), stake);
  const counted = { ...auto, net, left: auto.left - 1, isPlaying: false };
  if (compare(payout, auto.plan.singleWin) >= 0) return endAutoplay(counted, 'singleWin');
  const ended = getEnd(counted, stake);
  return ended === null ? counted : endAutoplay(counted, ended);
}

/** Ends autoplay at a round that was not played. */
export const dropAutoRound = (auto: Autoplay, code: string): Autoplay => ({
  ...endAutoplay(auto, code === 'INSUFFICIENT_BALANCE' ? 'balance' : 'rejected'),
  isPlaying: false,
});
