import { compare, isPositive, subtract } from '@casino-kit/money';

/** Returns an amount with its sign, such as `+€3.21` or `−€2.00`. */
export function signedMoney(amount: string, money: (amount: string) => string): string {
  if (isPositive(amount)) return `+${money(amount)}`;
  return compare(amount, '0') < 0 ? `−${money(subtract('0', amount))}` : money(amount);
}
