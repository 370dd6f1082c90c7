import { type PasswordRules } from '@casino-kit/api-contract/field-rules';

/** Draws an integer from 0 to below `below`. */
type Draw = (below: number) => number;

/** Letters and digits that cannot be confused on paper. */
const consonants = 'bdfghkmnprstvz';
const vowels = 'aeiou';
const digits = '23456789';
const groups = 5;

const pick = (from: string, draw: Draw) => from.charAt(draw(from.length));
const syllable = (draw: Draw) => pick(consonants, draw) + pick(vowels, draw);
const group = (draw: Draw) => syllable(draw) + syllable(draw);

/** Returns a login name for a one-click account: eight digits, the first not 0. */
export function oneClickLogin(draw: Draw): string {
  return String(10_000_000 + draw(90_000_000));
}

/**
 * Returns a password that can be read and typed, such as `Tavo-4829-reku-mila-bosu-gane`, of at least 70 bits, which
 * meets every rule a brand can set (§5).
 */
export function readablePassword(rules: Pick<PasswordRules, 'minLength'>, draw: Draw): string {
  const number = Array.from({ length: 4 }, () => pick(digits, draw)).join('');
  const first = group(draw);
  const parts = [first.charAt(0).toUpperCase() + first.slice(1), number];
  for (let index = 1; index < groups; index += 1) parts.push(group(draw));
  const usual = parts.join('-').length;
  while (parts.join('-').length < rules.minLength) parts.push(group(draw));
  return parts.join('-').slice(0, Math.max(usual, rules.minLength));
}
