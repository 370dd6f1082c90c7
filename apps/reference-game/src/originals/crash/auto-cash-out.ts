import {
  crashMultipliers,
  type Hundredths,
  leastAutoCashOut,
  parseCrashMultiplier,
  waysToReach,
} from '@casino-kit/reference-games';

/** What the first press of a step sets. */
const firstMultiplier: Hundredths = 200;
/** How far a press goes below a multiplier. */
const steps: readonly (readonly [below: Hundredths, step: Hundredths])[] = [
  [200, 10],
  [1_000, 50],
  [10_000, 500],
  [crashMultipliers.most + 1, 5_000],
];

/** Returns the next multiplier up or down; null below the least one, which is no auto cash-out. */
export function stepAutoCashOut(multiplier: Hundredths | null, by: -1 | 1): Hundredths | null {
  if (multiplier === null) return by === 1 ? firstMultiplier : null;
  const step = steps.find(([below]) => multiplier + (by === 1 ? 0 : -1) < below)?.[1] ?? 0;
  const next = (by === 1 ? Math.floor(multiplier / step) + 1 : Math.ceil(multiplier / step) - 1) * step;
  if (by === 1) return Math.min(crashMultipliers.most, next);
  if (multiplier <= leastAutoCashOut) return null;
  return Math.max(leastAutoCashOut, next);
}

/** Reads what a player typed, with a point or a comma: a multiplier, null for none, undefined if it is not possible. */
export function readAutoCashOut(text: string): Hundredths | null | undefined {
  const typed = text.trim().replace(/[×x]$/i, '').trim().replace(',', '.');
  if (typed === '') return null;
  const multiplier = parseCrashMultiplier(typed);
  return multiplier === null || multiplier < leastAutoCashOut ? undefined : multiplier;
}

/** Returns in how many of 100 rounds a multiplier above 1.00 is reached, with two decimals at most. */
export function roundsOf100(multiplier: Hundredths): string {
  const of100 = Number((waysToReach(multiplier) * 1_000_000n) / 2n ** 52n) / 10_000;
  return String(of100 >= 1 ? Math.round(of100 * 100) / 100 : Number(of100.toPrecision(2)));
}
