/** The numbers of a European wheel: 0 to 36. */
export const rouletteNumbers = 37;

/** The pockets of the wheel, clockwise from 0. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type RouletteColour = 'red' | 'black' | 'zero';

/** Returns the colour of a number from 0 to 36. */
export function getRouletteColour(number: number): RouletteColour {
  if (number === 0) return 'zero';
  return reds.has(number) ? 'red' : 'black';
}

/** The bets beside the numbers: each covers 12 or 18 of them, and never the zero. */
export const outsideSpots = [
  'dozen-1',
  'dozen-2',
  'dozen-3',
  'column-1',
  'column-2',
  'column-3',
  'low',
  'high',
  'even',
  'odd',
  'red',
  'black',
] as const;
export type OutsideSpot = (typeof outsideSpots)[number];

const all = Array.from({ length: rouletteNumbers - 1 }, (_, index) => index + 1);
const isIn: Readonly<Record<OutsideSpot, (number: number) => boolean>> = {
  'dozen-1': (number) => number <= 12,
  'dozen-2': (number) => number > 12 && number <= 24,
  'dozen-3': (number) => number > 24,
  'column-1': (number) => number % 3 === 1,
  'column-2': (number) => number % 3 === 2,
  'column-3': (number) => number % 3 === 0,
  low: (number) => number <= 18,
  high: (number) => number > 18,
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  red: (number) => getRouletteColour(number) === 'red',
  black: (number) => getRouletteColour(number) === 'black',
};

/** Lists the inside bets: single numbers, splits, streets, corners, lines of six, and those with the zero. */
function insideBets(): number[][] {
  const bets: number[][] = [[0], [0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]];
  for (const number of all) {
    const isLastOfStreet = number % 3 === 0;
    const hasNextStreet = number <= 33;
    bets.push([number]);
    if (!isLastOfStreet) bets.push([number, number + 1]);
    if (hasNextStreet) bets.push([number, number + 3]);
    if (!isLastOfStreet && hasNextStreet) bets.push([number, number + 1, number + 3, number + 4]);
    if (number % 3 !== 1) continue;
    bets.push([number, number + 1, number + 2]);
    if (hasNextStreet) bets.push([number, number + 1, number + 2, number + 3, number + 4, number + 5]);
  }
  return bets;
}

const numbersBySpot: ReadonlyMap<string, readonly number[]> = new Map([
  ...insideBets().map((numbers): [string, number[]] => [numbers.join('-'), numbers]),
  ...outsideSpots.map((spot): [string, number[]] => [spot, all.filter(isIn[spot])]),
]);

/** Every place on the felt that takes a bet. */
export const rouletteSpots: readonly string[] = [...numbersBySpot.keys()];

/**
 * Returns the numbers that a spot covers, ascending, or null if there is no such spot. A spot is one of
 * {@link outsideSpots}, or the numbers of an inside bet joined by hyphens: `17`, `20-23`, `0-1-2-3`.
 */
export function numbersOfSpot(spot: string): readonly number[] | null {
  return numbersBySpot.get(spot) ?? null;
}

/** Returns what a winning bet pays to 1, besides the stake: 35 for a number, 1 for a colour. */
export function payoutToOne(spot: string): number {
  const numbers = numbersOfSpot(spot);
  if (numbers === null) throw new RangeError(`no spot ${spot}`);
  return (rouletteNumbers - 1) / numbers.length - 1;
}
