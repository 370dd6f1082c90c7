import { type Currency } from '@casino-kit/api-contract';
import { isCrypto } from '@casino-kit/money';
import { walletCurrencyCodes } from '../settings/places.js';

/** What coins are called; `Intl` knows the currencies of states alone. */
const coinNames: Readonly<Record<string, string>> = { BTC: 'Bitcoin', USDT: 'Tether' };
const stateNames = new Intl.DisplayNames(['en'], { type: 'currency' });

const nameOf = (code: string) => (isCrypto(code) ? coinNames[code] : stateNames.of(code)) ?? code;
const offered: readonly Currency[] = walletCurrencyCodes.map((code) => ({ code, name: nameOf(code) }));

/** The currencies in which players may have a wallet, coins included; none where the brand lets them have one only. */
export function walletCurrencies(useMultiWallet: boolean): Currency[] {
  return useMultiWallet ? [...offered] : [];
}
