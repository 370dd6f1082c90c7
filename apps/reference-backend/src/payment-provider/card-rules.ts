import validator from 'card-validator';

/** A cardholder's input. The expiry is `MM/YY`; spaces in the number are ignored. */
export interface CardInput {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

/** The error of a field, as a text key. */
export type CardError =
  | 'numberRequired'
  | 'numberInvalid'
  | 'expiryRequired'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcInvalid'
  | 'nameRequired';

const getDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Returns the brand of a number, for example `Visa`; null while it is unknown. */
export function getCardBrand(number: string): string | null {
  return validator.number(getDigits(number)).card?.niceType ?? null;
}

/** Returns a number in the groups its brand prints it in: `4242 4242 4242 4242`. */
export function groupNumber(number: string): string {
  const card = validator.number(getDigits(number)).card;
  const digits = getDigits(number).slice(0, Math.max(...(card?.lengths ?? [19])));
  const gaps = card?.gaps ?? [4, 8, 12, 16];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** Formats the input of the expiry field as `MM/YY`; a first digit over 1 is a whole month. */
export function groupExpiry(text: string): string {
  const digits = getDigits(text).slice(0, 4);
  const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)}/${whole.slice(2)}` : whole;
}

function expiryError(expiry: string, today: Date): CardError | undefined {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(expiry.trim()) ?? [];
  if (expiry.trim() === '') return 'expiryRequired';
  if (Number(month) < 1 || Number(month) > 12) return 'expiryInvalid';
  const good = (2000 + Number(year)) * 12 + Number(month);
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  if (good < now) return 'expiryPast';
  return 2000 + Number(year) > today.getUTCFullYear() + 20 ? 'expiryInvalid' : undefined;
}

/**
 * Returns a card's errors by field (decisions 26). Valid: Luhn number, good through the end of its month and at most
 * twenty years ahead (month of `today` in UTC), a CVC of exactly three digits, a name.
 */
export function cardErrors(card: CardInput, today: Date): Partial<Record<keyof CardInput, CardError>> {
  const faults: Partial<Record<keyof CardInput, CardError>> = {};
  const number = getDigits(card.number);
  if (number === '') faults.number = 'numberRequired';
  else if (!validator.number(number).isValid || /[^\d\s-]/.test(card.number)) faults.number = 'numberInvalid';
  const expiry = expiryError(card.expiry, today);
  if (expiry !== undefined) faults.expiry = expiry;
  if (!/^\d{3}$/.test(card.cvc)) faults.cvc = 'cvcInvalid';
  if (card.name.trim() === '') faults.name = 'nameRequired';
  return faults;
}
