import { compare } from '@casino-kit/money';
import { element } from '../../element.js';

const colours = 6;

/** Returns which of the six chip colours an amount has: that of the largest chip in it. */
export function chipColour(amount: string, chips: readonly string[]): number {
  const index = chips.findLastIndex((chip) => compare(chip, amount) <= 0);
  return Math.max(0, index) % colours;
}

/** Returns an amount in at most four or so characters, for the face of a chip. */
export function chipFigure(amount: string): string {
  const value = Number(amount);
  if (value >= 1_000)
    return new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 4, useGrouping: false }).format(value);
}

/** Draws a chip. Its amount is decoration: what it stands for is named by the button around it. */
export function createChip(amount: string, chips: readonly string[], extra = ''): HTMLElement {
  const figure = chipFigure(amount);
  return element(
    'span',
    {
      class: `chip ${extra}`.trim(),
      'data-colour': chipColour(amount, chips),
      'data-long': figure.length > 3,
      'aria-hidden': 'true',
      dir: 'ltr',
    },
    figure,
  );
}
