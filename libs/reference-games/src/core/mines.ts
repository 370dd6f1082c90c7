import { fairDraw, type RoundSeeds } from './fair-draw.js';
import { fairMultiplier } from './fair-multiplier.js';

/** The tiles of a board, five in each of five rows. */
export const mineTiles = 25;
/** A round pays at most this multiple of its stake: its ladder ends at the last step that is not above it. */
export const highestMinesMultiplier = 1_000;

/** A round: how many mines there are, and the tiles that were opened, in their order, from 0 at the top left. */
export interface MinesChoice {
  mines: number;
  opened: readonly number[];
}

const choicePattern = /^mines-(\d{1,2})((?:-\d{1,2})*)$/;

/** Returns the round of a text such as `mines-3`, or `mines-3-0-12` with opened tiles; null if there is none. */
export function parseMinesChoice(text: string): MinesChoice | null {
  const [, mines = '0', tiles = ''] = choicePattern.exec(text) ?? [];
  const choice = { mines: Number(mines), opened: tiles.split('-').slice(1).map(Number) };
  const isKnown =
    choice.mines >= 1 &&
    choice.mines < mineTiles &&
    choice.opened.every((tile) => tile < mineTiles) &&
    new Set(choice.opened).size === choice.opened.length;
  return isKnown ? choice : null;
}

/** Returns a round as its text; see {@link parseMinesChoice}. */
export function formatMinesChoice({ mines, opened }: MinesChoice): string {
  return ['mines', mines, ...opened].join('-');
}

/** Returns what a round with so many opened gems pays, as a multiple of its stake with four decimals; 1 without any. */
export function minesMultiplier(mines: number, gems: number): string {
  let [ways, of] = [1n, 1n];
  for (let opened = 0; opened < gems; opened += 1) {
    ways *= BigInt(mineTiles - mines - opened);
    of *= BigInt(mineTiles - opened);
  }
  return gems === 0 ? '1.0000' : fairMultiplier(ways, of);
}

/**
 * Returns the multiples of a round by the number of its gems, from one gem on. With the last of them the round is over and
 * pays: there is no further gem, or it would pay more than {@link highestMinesMultiplier}.
 */
export function minesLadder(mines: number): string[] {
  const all = Array.from({ length: mineTiles - mines }, (_, index) => minesMultiplier(mines, index + 1));
  return all.filter((multiplier) => Number(multiplier) <= highestMinesMultiplier);
}

/** Draws where the mines of a round are, ascending: of the tiles that are left, each next one is drawn. */
export function drawMines({ mines, ...seeds }: RoundSeeds & { mines: number }): number[] {
  const draw = fairDraw(seeds);
  const left = Array.from({ length: mineTiles }, (_, tile) => tile);
  return Array.from({ length: mines }, () => left.splice(draw(left.length), 1)[0] ?? 0).toSorted(
    (one, other) => one - other,
  );
}
