import { type GameDetails } from '@casino-kit/api-contract';
import { add, type Amount, compare, share, subtract } from '@casino-kit/money';

type SessionFigures = NonNullable<GameDetails['session']>;

/** A stretch of the axis in per cent from its start. */
export interface Stretch {
  from: number;
  to: number;
}
/**
 * An amount on the axis. `at` is its place, `labelAt` the centre of its label, placed so that labels do not overlap;
 * per cent.
 */
export interface RangeMark {
  amount: Amount;
  at: number;
  labelAt: number;
}
export interface SessionRange {
  /** The range in which nine in ten sessions end: between the 5th and the 95th percentile. */
  nineInTen: Stretch;
  /** The range in which half of all sessions end: between the 25th and the 75th percentile. */
  half: Stretch;
  /** The place of a session that neither won nor lost. */
  zero: number;
  marks: RangeMark[];
}

/** Space beside the outermost amount, and the width reserved for a label, in per cent of the axis. */
const margin = 8;
const labelWidth = 15;

/** Moves label centres to the right until they are {@link labelWidth} apart, inside the axis, in their order. */
function pushed(places: readonly number[]): number[] {
  const result: number[] = [];
  for (const [index, place] of places.entries()) {
    const before = index === 0 ? labelWidth / 2 : (result[index - 1] ?? 0) + labelWidth;
    const room = 100 - labelWidth / 2 - (places.length - 1 - index) * labelWidth;
    result.push(Math.min(room, Math.max(before, place)));
  }
  return result;
}

/**
 * Returns label centres that do not overlap and stay near their marks: midway between pushing them right and pushing
 * them left.
 */
function apart(places: readonly number[]): number[] {
  const right = pushed(places);
  const left = pushed(places.map((place) => 100 - place).reverse())
    .map((place) => 100 - place)
    .reverse();
  return right.map((place, index) => (place + (left[index] ?? place)) / 2);
}

/**
 * Returns the geometry of "What a session looks like": net results of simulated sessions on an axis that always shows
 * zero. Places are numbers for drawing only; amounts stay decimals.
 */
export function sessionRange({ percentiles }: Pick<SessionFigures, 'percentiles'>): SessionRange {
  const amounts = [percentiles.p5, percentiles.p25, percentiles.p75, percentiles.p95, '0'].sort(compare);
  const first = amounts[0] ?? '0';
  const whole = subtract(amounts.at(-1) ?? '0', first);
  const at = (amount: Amount) => {
    // A result that never varies is in the middle.
    if (compare(whole, '0') === 0) return 50;
    return margin + share(subtract(amount, first), whole) * (100 - 2 * margin);
  };
  const distinct = amounts.filter(
    (amount, index) => index === 0 || compare(amount, amounts[index - 1] ?? amount) !== 0,
  );
  const labels = apart(distinct.map(at));
  return {
    nineInTen: { from: at(percentiles.p5), to: at(percentiles.p95) },
    half: { from: at(percentiles.p25), to: at(percentiles.p75) },
    zero: at('0'),
    marks: distinct.map((amount, index) => ({
      amount: add(amount, '0'),
      at: at(amount),
      labelAt: labels[index] ?? at(amount),
    })),
  };
}
