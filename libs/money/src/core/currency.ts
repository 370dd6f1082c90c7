/** Currencies with up to eight decimals whose trailing zeros are trimmed when shown (§9, payout display). */
const cryptoCodes = new Set([
  'BTC',
  'ETH',
  'USDT',
  'USDC',
  'LTC',
  'DOGE',
  'TRX',
  'BNB',
  'XRP',
  'SOL',
  'BCH',
  'ADA',
  'TON',
  'MBTC',
  'DAI',
  'BUSD',
]);

export function isCrypto(currencyCode: string): boolean {
  return cryptoCodes.has(currencyCode.toUpperCase());
}

/** Returns how many decimals an amount of this currency may carry: 8 for crypto, else 2. */
export function decimalPlaces(currencyCode: string): 2 | 8 {
  return isCrypto(currencyCode) ? 8 : 2;
}

/** Signs by locale and code: making a number format takes as long as formatting hundreds of numbers. */
const symbols = new Map<string, string>();

/**
 * Returns the sign of a currency in a locale (`€`, `US$`, `₺`), or its code if there is none: `Intl` throws on codes
 * that are not ISO 4217, such as USDT. `locale` is a BCP 47 tag.
 */
export function currencySymbol(currencyCode: string, locale: string): string {
  if (isCrypto(currencyCode) || !/^[A-Za-z]{3}$/.test(currencyCode)) return currencyCode.toUpperCase();
  const key = `${locale} ${currencyCode}`;
  const known = symbols.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currencyCode.toUpperCase();
  symbols.set(key, symbol);
  return symbol;
}
