export { isAmount, isNegative, isPositive, isZero, truncate, type Amount } from './core/amount.js';
export { add, compare, multiply, negate, proportion, share, subtract, sum } from './core/arithmetic.js';
export {
  bonusMinimum,
  bonusMoney,
  bonusShare,
  bonusWager,
  depositBonusMoney,
  isBelowBonusMinimum,
  type BonusMoneyTerms,
} from './core/bonus-money.js';
export { currencySymbol, decimalPlaces, isCrypto } from './core/currency.js';
export {
  formatFigure,
  formatMoney,
  formatMoneyRange,
  isSymbolAfter,
  type MoneyFormat,
} from './core/format.js';
export { formatMultiplier } from './core/multiplier.js';
export { parseAmount } from './core/parse.js';
export { isSymbolApart } from './core/symbol-apart.js';
