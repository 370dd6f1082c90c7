import { type Currency } from '@casino-kit/api-contract';
import { isCrypto } from '@casino-kit/money';
import { walletCurrencyCodes } from '../settings/places.js';

/** Names of coins; `Intl` knows only the currencies of states. */
const coinNames: Readonly<Record<string, string>> = { BTC: 'Bitcoin', USDT: 'Tether' };
const stateNames = new Intl.DisplayNames(['en'], { type: 'currency' });

const getCurrencyName = (code: string) => (isCrypto(code) ? coinNames[code] : stateNames.of(code)) ?? code;
const offered: readonly Currency[] = walletCurrencyCodes.map((code) => ({
  code,
  name: getCurrencyName(code),
}));

/** Returns the currencies of possible wallets, coins included; none when the brand allows only one wallet. */
export function walletCurrencies(useMultiWallet: boolean): Currency[] {
  return useMultiWallet ? [...offered] : [];
}
