import { type GameDetails } from '@casino-kit/api-contract';
import { add, type Amount, compare, share, subtract } from '@casino-kit/money';

type SessionFigures = NonNullable<GameDetails['session']>;

/** A stretch of the axis in per cent from its start. */
export interface Stretch {
  from: number;
  to: number;
}
/** An amount on the axis, and its place there in per cent. */
export interface RangeMark {
  amount: Amount;
  at: number;
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

/** Space beside the outermost amount, in per cent of the axis. */
const margin = 8;

/** A label below the axis: the place of its mark, and its width with the space beside it, in per cent of the axis. */
export interface RangeLabel {
  at: number;
  width: number;
}
/** Where a label is: its centre in per cent of the axis, and its line, the first being 0. */
export interface PlacedLabel {
  at: number;
  line: 0 | 1;
}

/** Moves labels to the right until none overlaps the one before it, inside the axis. Returns their centres. */
function pushed(labels: readonly RangeLabel[]): number[] {
  const result: number[] = [];
  let end = 0;
  let after = labels.reduce((sum, { width }) => sum + width, 0);
  for (const { at, width } of labels) {
    after -= width;
    const centre = Math.min(100 - after - width / 2, Math.max(end + width / 2, at));
    result.push(centre);
    end = centre + width / 2;
  }
  return result;
}

/**
 * Returns label centres that do not overlap and stay near their marks: midway between pushing them right and pushing
 * them left.
 */
function apart(labels: readonly RangeLabel[]): number[] {
  const right = pushed(labels);
  const left = pushed(labels.map(({ at, width }) => ({ at: 100 - at, width })).reverse())
    .map((place) => 100 - place)
    .reverse();
  return right.map((place, index) => (place + (left[index] ?? place)) / 2);
}

/** Returns whether labels at their marks overlap. */
const overlap = (labels: readonly RangeLabel[]) =>
  labels.some(({ at, width }, index) => {
    const next = labels[index + 1];
    return next !== undefined && next.at - at < (width + next.width) / 2 - 1e-9;
  });

/**
 * Returns where the labels of an axis are, from its start to its end: each at its mark in one line if they all fit there;
 * otherwise in two lines by turns, moved only as far as the labels of the same line or the ends of the axis require.
 */
export function placeLabels(labels: readonly RangeLabel[]): PlacedLabel[] {
  const inside = labels.map(({ at, width }) => ({
    at: Math.max(width / 2, Math.min(100 - width / 2, at)),
    width,
  }));
  if (!overlap(inside)) return inside.map(({ at }) => ({ at, line: 0 }));
  const lines = ([0, 1] as const).map((line) => {
    const own = inside.filter((_label, index) => index % 2 === line);
    // More than the axis holds: every label gets the same part of it.
    const most = own.reduce((sum, { width }) => sum + width, 0) > 100 ? 100 / own.length : 100;
    return apart(own.map(({ at, width }) => ({ at, width: Math.min(width, most) })));
  });
  return inside.map(({ at }, index) => {
    const line = index % 2 === 0 ? 0 : 1;
    return { at: lines[line]?.[Math.floor(index / 2)] ?? at, line };
  });
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
  return {
    nineInTen: { from: at(percentiles.p5), to: at(percentiles.p95) },
    half: { from: at(percentiles.p25), to: at(percentiles.p75) },
    zero: at('0'),
    marks: distinct.map((amount) => ({ amount: add(amount, '0'), at: at(amount) })),
  };
}
