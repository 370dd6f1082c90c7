import { numbersOfSpot, type OutsideSpot, rouletteSpots } from '@casino-kit/reference-games';

/**
 * The places of the spots on a lattice of half cells, seen with the zero at the left: `x` runs along the streets, `y`
 * across them. Numbers have even coordinates; a bet between cells has an odd one. A spot may cover several places.
 */
export interface LatticeRange {
  x: readonly [first: number, last: number];
  y: readonly [first: number, last: number];
}
export interface LatticePlace {
  x: number;
  y: number;
}

/** Places of the lattice: the zero is at 0, the streets at 2 to 24, the columns at 26. */
export const lattice = { columns: 26, streetEdge: 5, dozens: 7, outside: 9 } as const;

/** The even-money bets in the order of the felt, from the zero on. */
const evenMoney: readonly OutsideSpot[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

const at = (x: number, y: number): LatticeRange => ({ x: [x, x], y: [y, y] });
const toLatticePlace = (number: number): LatticePlace => ({
  x: 2 * Math.ceil(number / 3),
  y: 2 * ((3 - (number % 3)) % 3),
});
/** Neighbours share no gap: the first and the last reach to the ends of the felt, under the zero and the columns. */
function along(index: number, count: number): readonly [number, number] {
  const width = 24 / count;
  const first = index === 0 ? 0 : 2 + index * width;
  const last = index === count - 1 ? lattice.columns : 1 + (index + 1) * width;
  return [first, last];
}

function outsideRange(spot: string): LatticeRange {
  const [kind, which] = spot.split('-');
  const index = Number(which) - 1;
  if (kind === 'column') return at(lattice.columns, 4 - 2 * index);
  if (kind === 'dozen') return { x: along(index, 3), y: [lattice.dozens, lattice.dozens] };
  const place = evenMoney.findIndex((other) => other === spot);
  return { x: along(place, evenMoney.length), y: [lattice.outside, lattice.outside] };
}

function insideRange(numbers: readonly number[]): LatticeRange {
  if (numbers.length === 1 && numbers[0] === 0) return { x: [0, 0], y: [0, 4] };
  const places = numbers.filter((number) => number > 0).map(toLatticePlace);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const withZero = numbers.includes(0);
  const isWholeStreet = places.length >= 3 && Math.max(...ys) - Math.min(...ys) === 4;
  return at(withZero ? 1 : middle(xs), isWholeStreet ? lattice.streetEdge : middle(ys));
}

const isOutside = (spot: string) => /^[a-z]/.test(spot);

const ranges: ReadonlyMap<string, LatticeRange> = new Map(
  rouletteSpots.map((spot) => [
    spot,
    isOutside(spot) ? outsideRange(spot) : insideRange(numbersOfSpot(spot) ?? []),
  ]),
);

const spotsByPlace = new Map<string, string>();
for (const [spot, { x, y }] of ranges)
  for (let px = x[0]; px <= x[1]; px += 1)
    for (let py = y[0]; py <= y[1]; py += 1) spotsByPlace.set(`${px},${py}`, spot);

/** Returns the places of a spot. @throws RangeError when there is no such spot. */
export function getSpotRange(spot: string): LatticeRange {
  const range = ranges.get(spot);
  if (range === undefined) throw new RangeError(`no spot ${spot}`);
  return range;
}

/** Returns the spot at a place, or null between spots and beyond the felt. */
export const spotAtPlace = ({ x, y }: LatticePlace): string | null => spotsByPlace.get(`${x},${y}`) ?? null;
