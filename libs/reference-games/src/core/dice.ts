import { fairDraw, type RoundSeeds } from './fair-draw.js';
import { fairMultiplier } from './fair-multiplier.js';

/** A roll is one of so many numbers, in hundredths: 0.00 to 99.99. */
export const diceNumbers = 10_000;
/** A bet wins with at least and at most so many of them. */
export const diceWays = { least: 100, most: 9_500 } as const;

export type DiceSide = 'over' | 'under';

/** A bet on a roll: it wins when the number is over or under `target`, which is in hundredths. */
export interface DiceChoice {
  side: DiceSide;
  target: number;
}

/** Returns the lowest and the highest target of a side, in hundredths. */
export function diceTargets(side: DiceSide): { least: number; most: number } {
  const top = diceNumbers - 1;
  return side === 'under'
    ? { least: diceWays.least, most: diceWays.most }
    : { least: top - diceWays.most, most: top - diceWays.least };
}

/** Returns with how many of the 10,000 numbers a bet wins. */
export function countDiceWays({ side, target }: DiceChoice): number {
  return side === 'under' ? target : diceNumbers - 1 - target;
}

const choicePattern = /^(over|under)-(\d{1,2})\.(\d{2})$/;

/** Returns the bet of a text such as `over-62.00` or `under-38.00`; null if there is none. */
export function parseDiceChoice(text: string): DiceChoice | null {
  const [, side, whole, hundredths] = choicePattern.exec(text) ?? [];
  if (side !== 'over' && side !== 'under') return null;
  const choice = { side, target: Number(whole) * 100 + Number(hundredths) } as const;
  const { least, most } = diceTargets(side);
  return choice.target < least || choice.target > most ? null : choice;
}

/** Returns a number of hundredths as `62.00`. */
export function formatDiceNumber(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** Returns a bet as its text; see {@link parseDiceChoice}. */
export function formatDiceChoice({ side, target }: DiceChoice): string {
  return `${side}-${formatDiceNumber(target)}`;
}

/** Returns what a winning bet pays, as a multiple of its stake with four decimals: 1.0421 to 99.0000. */
export function diceMultiplier(choice: DiceChoice): string {
  return fairMultiplier(BigInt(countDiceWays(choice)), BigInt(diceNumbers));
}

/** Whether a bet wins with a number, in hundredths. */
export function isDiceWin({ side, target }: DiceChoice, number: number): boolean {
  return side === 'over' ? number > target : number < target;
}

/** Draws the number of a roll from its seeds, in hundredths: 0 to 9,999. */
export function drawDiceNumber(seeds: RoundSeeds): number {
  return fairDraw(seeds)(diceNumbers);
}
