import { randomInt } from 'node:crypto';
import { type DepositStep } from '@casino-kit/api-contract';
import { multiply, truncate } from '@casino-kit/money';
import { minutesFrom } from '../../clock.js';
import { type PaymentOf } from '../../payment-protocol/charge.js';
import { type Started } from './started.js';

const minutes = 60;
/** How long a network takes for one confirmation, in seconds of the clock. */
export const confirmationSeconds = 20;

/** Fixed reference rates: the value of one unit of a currency in euro, and of one euro in coins. */
const euroRates: Readonly<Record<string, string>> = {
  EUR: '1',
  USD: '0.92',
  GBP: '1.18',
  CAD: '0.67',
  NOK: '0.086',
  TRY: '0.022',
  BRL: '0.16',
  INR: '0.0099',
  BTC: '62500',
  USDT: '0.92',
};
const coinsAnEuro: Readonly<Record<string, string>> = { BTC: '0.000016', LTC: '0.0125', USDT: '1.087' };
const coinDecimals = (asset: string) => (asset === 'USDT' ? 6 : 8);

/** Converts an amount of a currency to coins at the reference rate. @throws RangeError for an unknown one */
export function coinsFor(amount: string, currencyCode: string, asset: string): string {
  const [euro, coins] = [euroRates[currencyCode], coinsAnEuro[asset]];
  if (euro === undefined || coins === undefined) throw new RangeError('there is no rate');
  return truncate(multiply(multiply(amount, euro), coins), coinDecimals(asset));
}

const bech32 = '023456789acdefghjklmnpqrstuvwxyz';
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const hex = '0123456789abcdefABCDEF';
const draw = (signs: string, length: number) =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** Returns addresses that look right and belong to no one: their invalid checksums keep wallets from sending money. */
const addresses: Readonly<Record<string, () => string>> = {
  btc: () => `bc1q${draw(bech32, 38)}`,
  ltc: () => `ltc1q${draw(bech32, 38)}`,
  trc20: () => `T${draw(base58, 33)}`,
  erc20: () => `0x${draw(hex, 40)}`,
};
const schemes: Readonly<Record<string, string>> = {
  btc: 'bitcoin',
  ltc: 'litecoin',
  trc20: 'tron',
  erc20: 'ethereum',
};

/** Starts a payment to an address within the hour; confirmations count from when it is seen. */
export function startCrypto(
  { network, asset, confirmations }: PaymentOf<'crypto'>,
  amount: string,
  currencyCode: string,
  now: Date,
): Started {
  const address = addresses[network]?.();
  if (address === undefined) throw new RangeError('there is no such network');
  const cryptoAmount = coinsFor(amount, currencyCode, asset);
  const expiresAt = minutesFrom(now, minutes);
  const step: DepositStep = {
    type: 'crypto',
    network,
    asset,
    address,
    cryptoAmount,
    uri: `${schemes[network]}:${address}?amount=${cryptoAmount}`,
    confirmations: 0,
    required: confirmations,
    expiresAt: expiresAt.toISOString(),
  };
  return { step, expiresAt };
}

/** Returns the step with its current confirmations. A payment that was seen does not expire. */
export function confirmedBy(
  step: Extract<DepositStep, { type: 'crypto' }>,
  seenAt: Date,
  now: Date,
): Extract<DepositStep, { type: 'crypto' }> {
  const passed = Math.floor((now.getTime() - seenAt.getTime()) / (confirmationSeconds * 1_000));
  return { ...step, confirmations: Math.min(step.required, Math.max(0, passed)), expiresAt: null };
}
