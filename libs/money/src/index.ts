export {
  add,
  compare,
  isAmount,
  isNegative,
  isPositive,
  isZero,
  multiply,
  negate,
  share,
  subtract,
  sum,
  truncate,
  type Amount,
} from './core/amount.js';
export { currencySymbol, decimalPlaces, isCrypto } from './core/currency.js';
export { formatFigure, formatMoney, formatMoneyRange, type MoneyFormat } from './core/format.js';
export { parseAmount } from './core/parse.js';
