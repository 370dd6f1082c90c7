/** A decimal amount in major units as a string, for example `"1284.50"`; `"-0.10"` is negative. Never a float. */
export type Amount = string;

const plain = /^-?\d+(\.\d+)?$/;

/** Returns whether a value is a decimal amount: digits, an optional sign and point, no exponent, no grouping. */
export function isAmount(value: unknown): value is Amount {
  return typeof value === 'string' && plain.test(value);
}

/** Returns the amount itself. @throws RangeError when it is not a decimal amount. */
export function checked(amount: Amount): Amount {
  if (!isAmount(amount)) throw new RangeError(`not a decimal amount: ${JSON.stringify(amount)}`);
  return amount;
}

export function isZero(amount: Amount): boolean {
  return !/[1-9]/.test(checked(amount));
}
export function isPositive(amount: Amount): boolean {
  return !isZero(amount) && !amount.startsWith('-');
}
export function isNegative(amount: Amount): boolean {
  return !isZero(amount) && amount.startsWith('-');
}

/** Cuts to `places` decimals towards zero, so that never more is shown than there is (decisions 27), and pads with zeros. */
export function truncate(amount: Amount, places: number): Amount {
  const [whole = '', decimals = ''] = checked(amount).replace('-', '').split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  const cut = places > 0 ? `${units}.${decimals.slice(0, places).padEnd(places, '0')}` : units;
  return amount.startsWith('-') && !isZero(cut) ? `-${cut}` : cut;
}
