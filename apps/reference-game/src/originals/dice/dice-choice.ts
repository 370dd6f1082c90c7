import {
  type DiceChoice,
  diceNumbers,
  type DiceSide,
  diceTargets,
  diceWays,
  countDiceWays,
} from '@casino-kit/reference-games';

/** The bet that is chosen at first: about one roll in two wins. */
export const firstDiceChoice: DiceChoice = { side: 'over', target: 5_000 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Returns a bet with another target, or the nearest possible one. */
export function withTarget({ side }: DiceChoice, target: number): DiceChoice {
  const { least, most } = diceTargets(side);
  return { side, target: within(Math.round(target), least, most) };
}

/** Returns a bet of the same side that wins with so many numbers, or with the nearest possible count. */
export function withWays(side: DiceSide, ways: number): DiceChoice {
  const possible = within(Math.round(ways), diceWays.least, diceWays.most);
  return { side, target: side === 'under' ? possible : diceNumbers - 1 - possible };
}

/** Returns the bet on the other side that wins as often. */
export function withOtherSide(choice: DiceChoice): DiceChoice {
  return withWays(choice.side === 'over' ? 'under' : 'over', countDiceWays(choice));
}

/** Reads what a player typed, with a point or a comma; null if it is no number from 0 to a million. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{0,6})?$/.test(trimmed) ? Number(trimmed) : null;
}
