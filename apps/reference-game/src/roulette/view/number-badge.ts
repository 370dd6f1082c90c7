import { getRouletteColour } from '@casino-kit/reference-games';
import { element } from '../../element.js';
import { type RouletteTexts } from '../texts.js';

/** Draws a number on its colour, with the colour as a word for those who do not see it. */
export function numberBadge(number: number, texts: RouletteTexts, extra = ''): HTMLElement {
  const colour = getRouletteColour(number);
  return element(
    'span',
    { class: `number-badge is-${colour} ${extra}`.trim() },
    String(number),
    element('span', { class: 'visually-hidden' }, ` ${texts.text(`colour.${colour}`)}`),
  );
}
