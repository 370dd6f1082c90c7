import { isAmount } from '@casino-kit/money';

type Values = Readonly<Record<string, string>>;

/** How long a name or a reason is shown. */
const longest = 140;

/** Marks that keep the direction of a text to itself, and all that could end them: overrides, isolates, controls. */
const [isolate, endIsolate] = ['\u2068', '\u2069'];
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a free text as one line that changes neither the direction nor the size of what is around it; null for none. */
export function getName(values: Values, key: string): string | null {
  const plain = (values[key] ?? '').replace(unsafe, ' ').trim();
  if (plain === '') return null;
  const characters = [...plain];
  const shown = characters.length > longest ? `${characters.slice(0, longest).join('')}…` : plain;
  return `${isolate}${shown}${endIsolate}`;
}

/** An amount in major units of a currency. */
export interface NoticeMoney {
  amount: string;
  currencyCode: string;
}

/** Returns an amount and its currency; null where either is missing or no amount. `before` reads the one before a change. */
export function getMoney(values: Values, before = false): NoticeMoney | null {
  const amount = values[before ? 'beforeAmount' : 'amount'];
  const currencyCode = values[before ? 'beforeCurrencyCode' : 'currencyCode'];
  if (amount === undefined || currencyCode === undefined) return null;
  return isAmount(amount) && /^[A-Z0-9]{2,8}$/.test(currencyCode) ? { amount, currencyCode } : null;
}

/** Returns an instant; null where it is missing or none. */
export function getInstant(values: Values, key: string): Date | null {
  const at = new Date(values[key] ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Returns a whole number from 1 on; null where it is missing or none. */
export function getCount(values: Values, key: string): number | null {
  const value = values[key] ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** Returns a card such as `Visa •• 4021`, or the name of another way to pay; null where neither is known. */
export function getPaymentSource(values: Values): string | null {
  const { brand = '', last4 = '' } = values;
  return brand !== '' && /^\d{4}$/.test(last4)
    ? getName({ card: `${brand} •• ${last4}` }, 'card')
    : getName(values, 'method');
}
