import { element } from '../element.js';
import { type VerifiedRound } from './draw-again.js';
import { explanation } from './explanation.js';
import { crashText, crashView } from './crash-view.js';
import { originalText, originalView } from './original-view.js';
import { type VerifyRequest } from './read-form.js';
import { slotView, type SlotContext, timesText } from './slot-view.js';
import { type VerifyTexts } from './verify-texts.js';

function rouletteView(
  { number, colour }: Extract<VerifiedRound, { game: 'roulette' }>,
  texts: VerifyTexts,
): HTMLElement {
  const figure = texts.figure(String(number));
  return element(
    'div',
    { class: 'v-number' },
    element('span', { class: `v-pocket is-${colour}`, 'aria-hidden': 'true' }, figure),
    element('p', { class: 'v-times' }, numberText(number, colour, texts)),
  );
}

const numberText = (number: number, colour: 'red' | 'black' | 'zero', texts: VerifyTexts) =>
  texts.text('number', { number: texts.figure(String(number)), colour: texts.text(`colour.${colour}`) });

function resultText(round: VerifiedRound, texts: VerifyTexts): string {
  if (round.game === 'roulette') return numberText(round.number, round.colour, texts);
  if (round.game === 'original') return originalText(round, texts);
  if (round.game === 'crash') return crashText(round, texts);
  return `${texts.text('payout')}: ${timesText({ texts }, round.drawn.lineBets)}`;
}

function roundView(round: VerifiedRound, context: SlotContext): HTMLElement[] {
  if (round.game === 'roulette') return [rouletteView(round, context.texts)];
  if (round.game === 'crash') return crashView(round, context);
  return round.game === 'original' ? originalView(round, context) : slotView(round, context);
}

/** Says the result in a sentence or two, for a screen reader. */
export function announcement(round: VerifiedRound, texts: VerifyTexts): string {
  const result = resultText(round, texts);
  return `${texts.text(`hash.${round.hashCheck}`)} ${result}.`;
}

/** Shows a round that was drawn again, and how. */
export function resultView(
  request: VerifyRequest,
  round: VerifiedRound,
  context: SlotContext,
): HTMLElement[] {
  const { texts } = context;
  return [
    element('p', { class: `v-verdict is-${round.hashCheck}` }, texts.text(`hash.${round.hashCheck}`)),
    element(
      'dl',
      { class: 'v-hash' },
      element('dt', {}, texts.text('hash.computed')),
      element('dd', {}, element('code', { dir: 'ltr' }, round.hash)),
    ),
    ...roundView(round, context),
    explanation(request, round, texts),
  ];
}
