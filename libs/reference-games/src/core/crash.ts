import { fairDraw, type RoundSeeds } from './fair-draw.js';

/**
 * Multipliers of crash are whole hundredths in this file: 250 is 2.50 times the stake. They are cut, never rounded up, and
 * what is shown is what is paid.
 */
export type Hundredths = number;

/** A round starts at 1.00, and no round passes 1,000.00: there every open bet is paid. */
export const crashMultipliers = { least: 100, most: 100_000 } as const;
/** The lowest multiplier that a player can set to be cashed out at; the highest is that of a round. */
export const leastAutoCashOut: Hundredths = 101;

/** The multiplier grows by e to the power of this, a millisecond: it doubles in about 11.6 seconds. */
const growth = 0.000_06;

/** Of each unit staked, so many hundredths come back on average. */
const returnPercent = 99n;
/** A crash point is drawn from so many bits, in two numbers. */
const drawnBits = 52n;
const numberBits = 26n;

/**
 * Returns when the curve reaches a multiplier, in whole ms after its start, rounded up. No multiplier of a round is reached
 * so close to a whole ms that engines, whose logarithms differ in their last bit, could disagree.
 */
export function msToMultiplier(multiplier: Hundredths): number {
  return multiplier <= crashMultipliers.least ? 0 : Math.ceil(Math.log(multiplier / 100) / growth);
}

/**
 * Returns the multiplier so many ms after the start: 100·e^(0.00006·ms), cut to whole hundredths. It is the highest one that
 * {@link msToMultiplier} says has been reached, so server and client agree on each of them. At most 100,000.
 */
export function multiplierAt(ms: number): Hundredths {
  const { least, most } = crashMultipliers;
  if (!(ms > 0)) return least;
  let multiplier = Math.min(most, Math.max(least, Math.floor(100 * Math.exp(growth * ms))));
  while (multiplier < most && msToMultiplier(multiplier + 1) <= ms) multiplier += 1;
  while (multiplier > least && msToMultiplier(multiplier) > ms) multiplier -= 1;
  return multiplier;
}

/**
 * Returns how long the curve of a round runs, in ms: it ends with the first ms at which it is past the crash point. A round
 * that crashes at 1.00 ends as it starts, and one at 1,000.00 as soon as it is there.
 */
export function crashDurationMs(crashPoint: Hundredths): number {
  const { least, most } = crashMultipliers;
  if (crashPoint <= least) return 0;
  return msToMultiplier(Math.min(most, crashPoint + 1));
}

/**
 * Whether a bet that is cashed out at a multiplier is paid. A player's own cash-out has to arrive while the curve runs
 * ({@link crashDurationMs}), which is the same but for a round that crashes at 1.00: that one pays nobody.
 */
export function isCashedOut(multiplier: Hundredths, crashPoint: Hundredths): boolean {
  return crashPoint > crashMultipliers.least && multiplier <= crashPoint;
}

/**
 * Returns the crash point of 52 drawn bits, in hundredths: 0.99 / (1 − bits / 2⁵²), cut, from 1.00 to 1,000.00. So a round
 * reaches a multiplier m above 1.00 with a probability of 0.99 / m: whatever is aimed at, 99 % of stakes come back.
 */
export function toCrashPoint(bits: bigint): Hundredths {
  const all = 1n << drawnBits;
  const { least, most } = crashMultipliers;
  const point = (returnPercent * all) / (all - bits);
  if (point >= BigInt(most)) return most;
  return Math.max(least, Number(point));
}

/** Returns with how many of the 2⁵² draws a round reaches a multiplier above 1.00. */
export function waysToReach(multiplier: Hundredths): bigint {
  return (returnPercent * (1n << drawnBits)) / BigInt(multiplier);
}

/**
 * Draws the crash point of a round from its seeds, in hundredths. The 52 bits are two numbers below 2²⁶, the first of them
 * the more significant. `clientSeed` is the combination of those of all who bet.
 */
export function drawCrashPoint(seeds: RoundSeeds): Hundredths {
  const draw = fairDraw(seeds);
  const below = 2 ** Number(numberBits);
  const high = BigInt(draw(below));
  return toCrashPoint((high << numberBits) | BigInt(draw(below)));
}

/** Returns a multiplier as `2.50`. */
export function formatCrashMultiplier(multiplier: Hundredths): string {
  return `${Math.floor(multiplier / 100)}.${String(multiplier % 100).padStart(2, '0')}`;
}

const multiplierPattern = /^(\d{1,4})(?:\.(\d{1,2}))?$/;

/** Returns the multiplier of a text such as `2.50`, `2.5` or `2`, from 1.00 to 1,000.00; null if there is none. */
export function parseCrashMultiplier(text: string): Hundredths | null {
  const [, whole, fraction = ''] = multiplierPattern.exec(text) ?? [];
  if (whole === undefined) return null;
  const multiplier = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return multiplier < crashMultipliers.least || multiplier > crashMultipliers.most ? null : multiplier;
}
