import { formatCrashMultiplier, type Hundredths, parseCrashMultiplier } from '@casino-kit/reference-games';
import { type OriginalTexts } from '../texts.js';
import { openBet, type CrashPlay } from './crash-state.js';
import {
  bettingLeft,
  crashText,
  endText,
  payoutAt,
  shownBet,
  shownMultiplier,
  formatMultiplier,
} from './crash-texts.js';

/** The multipliers that are said while an own bet runs: few, so that the rest can be heard. */
const saidMultipliers: readonly Hundredths[] = [
  ...[150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
];

/** Returns the last of the multipliers to be said that has been reached; null before the first, and without an own open bet. */
export function reachedMultiplier(state: CrashPlay, now: number): Hundredths | null {
  const multiplier = shownMultiplier(state, now);
  if (openBet(state) === null || multiplier === null) return null;
  return saidMultipliers.findLast((said) => said <= multiplier) ?? null;
}

/** Returns what is said when the curve has reached a multiplier. */
export function reachedText(state: CrashPlay, multiplier: Hundredths, texts: OriginalTexts): string {
  const { currencyCode } = state.table;
  const amount = payoutAt(state.bet?.stake ?? '0', multiplier, currencyCode);
  return texts.text('crash.say.worth', {
    ...{
      multiplier: formatMultiplier(formatCrashMultiplier(multiplier)),
      amount: texts.money(amount, currencyCode),
    },
  });
}

/**
 * Returns what a screen reader says about a change, or null when there is nothing new. `now` is the browser's clock. Notices
 * and a lost connection speak for themselves.
 */
export function announcement(
  state: CrashPlay,
  before: CrashPlay | null,
  texts: OriginalTexts,
  now: number,
): string | null {
  const { phase, round, bet, table } = state;
  const { currencyCode } = table;
  const isNewPhase = phase !== before?.phase || round.roundId !== before.round.roundId;
  const own = shownBet(state);
  const end = own === null ? null : endText(own, currencyCode, texts);
  if (phase === 'betting' && isNewPhase) {
    const seconds = Math.round(bettingLeft(state, now) / 1_000);
    return texts.text('crash.say.open', { seconds: texts.figure(String(seconds)) });
  }
  if (bet !== null && before !== null && before.bet === null && bet.state === 'placed') {
    const placed = texts.text('crash.placed', { stake: texts.money(bet.stake, currencyCode) });
    const auto = parseCrashMultiplier(bet.autoCashOut ?? '');
    return auto === null
      ? `${placed}.`
      : `${placed}. ${texts.text('crash.auto')}: ${formatMultiplier(formatCrashMultiplier(auto))}.`;
  }
  if (phase === 'running' && isNewPhase) return bet === null ? null : texts.text('crash.say.started');
  if (phase === 'ended' && isNewPhase) {
    const crash = crashText(state, texts) ?? '';
    // A bet that was cashed out has been told.
    const isTold = before?.bet?.state === 'cashed-out';
    return end === null || isTold ? `${crash}.` : `${crash}. ${end}.`;
  }
  const isSettledNow = before?.bet?.state === 'placed' && bet !== null && bet.state !== 'placed';
  // The crash has already been announced, unless a cash-out was still pending.
  return isSettledNow && (phase !== 'ended' || before.cashOut !== null) ? end : null;
}
