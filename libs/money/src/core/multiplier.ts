import { type Amount } from './amount.js';
import { formatFigure } from './format.js';

/**
 * Formats the multiple of a stake that a round pays, or of a bonus that has to be wagered: `1,234.5×`, with at most two
 * decimals, cut towards zero. @throws RangeError when it is not a decimal amount.
 */
export function formatMultiplier(multiplier: Amount, locale: string): string {
  return `${formatFigure(multiplier, locale)}×`;
}
