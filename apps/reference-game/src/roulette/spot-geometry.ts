import { lattice, type LatticeRange, getSpotRange } from './spot-lattice.js';

/** How the felt is turned: `wide` has the zero at the left, `upright` at the top. */
export type FeltLayout = 'wide' | 'upright';

/** A rectangle in per cent of the felt. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The area of a spot that takes chips. Spots between cells are above the cells. */
export interface SpotZone extends Box {
  isBetween: boolean;
}

interface Measures {
  /** Sizes of the zero, the twelve streets and the columns, along the felt. */
  along: readonly number[];
  /** Sizes of the three rows of numbers, the dozens and the even-money bets, across it. */
  across: readonly number[];
  /** How far a bet between cells reaches into each of them, in cells. */
  reach: { along: number; across: number };
}

const streets = Array.from({ length: 12 }, () => 1);
const measures: Readonly<Record<FeltLayout, Measures>> = {
  wide: { along: [1, ...streets, 1], across: [1.55, 1.55, 1.55, 1, 1], reach: { along: 0.24, across: 0.18 } },
  upright: {
    along: [1, ...streets, 1],
    across: [1, 1, 1, 0.55, 0.55],
    reach: { along: 0.25, across: 0.22 },
  },
};

/** Returns where an edge of cells is, as a share of all sizes; between two edges it is interpolated. */
function shareAt(sizes: readonly number[], edge: number): number {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const whole = Math.floor(edge);
  const before = sizes.slice(0, whole).reduce((sum, size) => sum + size, 0);
  return (before + (edge - whole) * (sizes[whole] ?? 0)) / total;
}

type Span = readonly [from: number, to: number];

/** Returns the cells from one place of the lattice to another, or the surroundings of the edge at an odd place. */
function toCellSpan([first, last]: Span, reach: number, isTrimmed: boolean): Span {
  if (first % 2 === 1 && first === last) return [(first + 1) / 2 - reach, (first + 1) / 2 + reach];
  const trim = isTrimmed ? reach : 0;
  return [Math.ceil(first / 2) + trim, Math.floor(last / 2) + 1 - trim];
}

const isBetweenCells = ({ x, y }: LatticeRange) =>
  (x[0] === x[1] && x[0] % 2 === 1) || (y[0] === y[1] && y[0] % 2 === 1 && y[0] <= lattice.streetEdge);

function toCells(range: LatticeRange, reach: Measures['reach']): { along: Span; across: Span } {
  const { x, y } = range;
  // Dozens and even-money bets are whole cells beside the numbers, although their places are odd.
  if (y[0] === lattice.dozens || y[0] === lattice.outside) {
    const row = y[0] === lattice.dozens ? 3 : 4;
    const from = Math.max(1, Math.ceil(x[0] / 2));
    return { along: [from, Math.min(12, Math.floor(x[1] / 2)) + 1], across: [row, row + 1] };
  }
  const isBetween = isBetweenCells(range);
  return { along: toCellSpan(x, reach.along, isBetween), across: toCellSpan(y, reach.across, isBetween) };
}

/** Returns where a spot takes chips on a felt. @throws RangeError when there is no such spot. */
export function getSpotZone(spot: string, layout: FeltLayout): SpotZone {
  const range = getSpotRange(spot);
  const { along: alongSizes, across: acrossSizes, reach } = measures[layout];
  const cells = toCells(range, reach);
  const along = cells.along.map((edge) => 100 * shareAt(alongSizes, edge));
  const across = cells.across.map((edge) => 100 * shareAt(acrossSizes, edge));
  const [alongFrom = 0, alongTo = 0] = along;
  const [acrossFrom = 0, acrossTo = 0] = across;
  const isBetween = isBetweenCells(range);
  return layout === 'wide'
    ? {
        left: alongFrom,
        top: acrossFrom,
        width: alongTo - alongFrom,
        height: acrossTo - acrossFrom,
        isBetween,
      }
    : {
        left: 100 - acrossTo,
        top: alongFrom,
        width: acrossTo - acrossFrom,
        height: alongTo - alongFrom,
        isBetween,
      };
}
