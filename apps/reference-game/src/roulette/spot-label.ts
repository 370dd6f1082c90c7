import { getRouletteColour, numbersOfSpot, payoutToOne } from '@casino-kit/reference-games';
import { type RouletteTextKey, type RouletteTexts } from './texts.js';

const kinds: Readonly<Record<number, RouletteTextKey>> = {
  2: 'spot.split',
  3: 'spot.street',
  4: 'spot.corner',
  6: 'spot.six-line',
};

/** Keeps figures from being turned around in a text that is read from the right. */
const isolated = (figures: string, { direction }: RouletteTexts) =>
  direction === 'rtl' ? `\u2066${figures}\u2069` : figures;

const listed = (numbers: readonly number[], { language }: RouletteTexts) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(numbers.map(String));

/** Returns a number with its colour: "17 black". */
export const numberName = (number: number, texts: RouletteTexts): string =>
  texts.text('spot.number', { number, colour: texts.text(`colour.${getRouletteColour(number)}`) });

function insideName(numbers: readonly number[], texts: RouletteTexts): string {
  const [first = 0] = numbers;
  if (numbers.length === 1) return numberName(first, texts);
  const places = { numbers: listed(numbers, texts) };
  if (first === 0 && numbers.length === 3) return texts.text('spot.trio', places);
  if (first === 0 && numbers.length === 4) return texts.text('spot.first-four', places);
  return texts.text(kinds[numbers.length] ?? 'spot.split', places);
}

/** Returns what a spot covers: "Split 20 and 23". */
export function spotName(spot: string, texts: RouletteTexts): string {
  const numbers = numbersOfSpot(spot) ?? [];
  const [from = 0, via = 0, next = 0] = numbers;
  if (/^\d/.test(spot)) return insideName(numbers, texts);
  if (spot.startsWith('dozen')) return texts.text('spot.dozen', { from, to: numbers.at(-1) ?? from });
  if (spot.startsWith('column')) return texts.text('spot.column', { from, via, next });
  return texts.text(`spot.${spot as 'low' | 'high' | 'even' | 'odd' | 'red' | 'black'}`);
}

/** Returns the accessible name of a spot; `bet` is the player's amount on it, written out. */
export function spotLabel(
  spot: string,
  bet: { amount: string; isPending: boolean } | null,
  texts: RouletteTexts,
): string {
  const name = texts.text('spot.pays', { spot: spotName(spot, texts), odds: payoutToOne(spot) });
  if (bet === null) return name;
  const withBet = texts.text('spot.bet', { spot: name, amount: bet.amount });
  return bet.isPending ? texts.text('spot.pending', { spot: withBet }) : withBet;
}

/** Returns the text in a spot's cell on the felt; bets between cells have none. */
export function cellText(spot: string, texts: RouletteTexts): string {
  if (/^\d/.test(spot)) return spot.includes('-') ? '' : spot;
  if (spot.startsWith('column')) return texts.text('short.column');
  return texts.text(`short.${spot as 'dozen-1' | 'low'}`);
}

/** Returns a short name for lists: "17", "20/23", "19–21", "2nd 12". */
export function shortName(spot: string, texts: RouletteTexts): string {
  if (spot.startsWith('column')) return texts.text('list.column', { column: spot.slice('column-'.length) });
  if (!/^\d/.test(spot)) return cellText(spot, texts);
  const numbers = numbersOfSpot(spot) ?? [];
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const isRow = numbers.length > 2 && last - first === numbers.length - 1;
  return isolated(isRow ? `${first}–${last}` : numbers.join('/'), texts);
}
