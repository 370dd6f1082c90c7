import { randomInt } from 'node:crypto';

/** Digits and letters that cannot be confused when reading an id aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Returns a new readable id: `W-19C4-0088-K7QX`, one of 2^60. */
export function newWithdrawalId(): string {
  return ['W', group(), group(), group()].join('-');
}
