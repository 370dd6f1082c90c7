import { decimalPlaces, multiply, truncate } from '@casino-kit/money';
import { formatDiceNumber, mineTiles, getPlinkoBin } from '@casino-kit/reference-games';
import { element } from '../element.js';
import { type VerifiedRound } from './draw-again.js';
import { type SlotContext } from './slot-view.js';
import { type VerifyTexts } from './verify-texts.js';

type DrawnOriginal = Extract<VerifiedRound, { game: 'original' }>;

/** Says what an original drew. */
export function originalText({ original, draw: { drawn } }: DrawnOriginal, texts: VerifyTexts): string {
  const figure = (value: number) => texts.figure(String(value));
  if (original === 'dice')
    return texts.text('original.dice', { number: texts.figure(formatDiceNumber(drawn[0] ?? 0)) });
  if (original === 'mines') return texts.text('original.mines', { tiles: drawn.map(figure).join(', ') });
  return texts.text('original.plinko', {
    bin: figure(getPlinkoBin(drawn)),
    path: drawn.map((step) => texts.text(step === 0 ? 'original.left' : 'original.right')).join(', '),
  });
}

/** A picture of the board with its mines; the sentence beside it says the same. */
function minesBoard(drawn: readonly number[]): HTMLElement {
  return element(
    'div',
    { class: 'v-mines', dir: 'ltr', 'aria-hidden': 'true' },
    ...Array.from({ length: mineTiles }, (_, tile) =>
      element('span', { class: drawn.includes(tile) && 'is-mine' }, drawn.includes(tile) ? '✸' : ''),
    ),
  );
}

/** Shows a round of an original that was drawn again, and what it pays. */
export function originalView(
  round: DrawnOriginal,
  { texts, stake, currencyCode }: SlotContext,
): HTMLElement[] {
  const { multiplier, drawn } = round.draw;
  const times = texts.text('payout.times', { times: `\u2066${multiplier}\u2069` });
  const paid = stake === null ? null : multiply(stake, multiplier);
  const money = (amount: string) => {
    if (currencyCode === null) return texts.figure(amount);
    return texts.money(truncate(amount, decimalPlaces(currencyCode)), currencyCode);
  };
  return [
    element('p', { class: 'v-times' }, originalText(round, texts)),
    ...(round.original === 'mines' ? [minesBoard(drawn)] : []),
    element(
      'p',
      { class: 'v-times' },
      `${texts.text('payout')}: ${paid === null ? times : `${times} = ${money(paid)}`}`,
    ),
  ];
}
