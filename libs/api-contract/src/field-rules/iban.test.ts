import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban } from './iban.js';

/** Examples of the registry (ISO 13616). */
const examples = [
  'NL91ABNA0417164300',
  'GB29NWBK60161331926819',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'BR1800360305000010009795493C1',
  'NO9386011117947',
  'MU17BOMM0101101030300200000MUR',
  'SC18SSCB11010000000000001497USD',
  'XK051212012345678906',
] as const;
const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const isDigit = (character: string | undefined) => digits.includes(character ?? ' ');
const anyExample = fc.constantFrom(...examples);
const place = fc.nat({ max: 33 });
const replaced = (iban: string, index: number, text: string) =>
  iban.slice(0, index) + text + iban.slice(index + text.length);

describe('an IBAN', () => {
  it.each(examples)('accepts %s of the registry', (iban) => {
    expect(isIban(iban)).toBe(true);
  });
  it.each([
    ['', 'nothing'],
    ['NL91ABNA041716430', 'too short'],
    ['NL91ABNA04171643000', 'too long'],
    ['US64SVBKUS6S3300958879', 'of a country without them'],
    ['constructor', 'a word'],
    ['__proto__', 'a property'],
    ['NL91 ABNA 0417 1643 00', 'with spaces'],
    ['nl91abna0417164300', 'in small letters'],
    ['BE68539007547035', 'with other check digits'],
  ])('rejects %j: %s', (text) => {
    expect(isIban(text)).toBe(false);
  });
  it('rejects one character changed for another of its kind', () => {
    fc.assert(
      fc.property(anyExample, place, fc.nat(), (iban, at, by) => {
        const index = at % iban.length;
        const alphabet = isDigit(iban[index]) ? digits : capitals;
        const [other] = [...alphabet.replace(iban[index]!, '')].slice(by % (alphabet.length - 1));
        expect(isIban(replaced(iban, index, other!))).toBe(false);
      }),
    );
  });
  it('rejects two different neighbours of one kind swapped', () => {
    fc.assert(
      fc.property(anyExample, place, (iban, at) => {
        const index = at % (iban.length - 1);
        const [first, second] = [iban[index]!, iban[index + 1]!];
        fc.pre(first !== second && isDigit(first) === isDigit(second));
        expect(isIban(replaced(iban, index, second + first))).toBe(false);
      }),
    );
  });
});
