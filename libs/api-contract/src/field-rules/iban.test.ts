import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ibanStructures, isIban } from './iban.js';

const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const kinds = { n: digits, a: capitals, c: digits + capitals } as const;

/** Returns the remainder by 97 of digits too long for a number. */
const by97 = (text: string) =>
  Number(BigInt([...text].map((one) => String(parseInt(one, 36))).join('')) % 97n);
const withCheck = (country: string, account: string) =>
  `${country}${String(98 - by97(`${account}${country}00`)).padStart(2, '0')}${account}`;

const accountOf = (structure: string) =>
  fc
    .tuple(
      ...[...structure.matchAll(/(\d+)([nac])/g)].map(([, count, kind]) =>
        fc.string({
          unit: fc.constantFrom(...kinds[kind as keyof typeof kinds]),
          minLength: Number(count),
          maxLength: Number(count),
        }),
      ),
    )
    .map((parts) => parts.join(''));
const ibanOf = (countries: readonly string[]) =>
  fc
    .constantFrom(...countries)
    .chain((country) => accountOf(ibanStructures[country]!).map((account) => withCheck(country, account)));

const everywhere = Object.keys(ibanStructures);
/** Countries whose places are digits or letters, never either: there a digit for a letter is always wrong. */
const strict = everywhere.filter((country) => !ibanStructures[country]!.includes('c'));
const isDigit = (character: string | undefined) => digits.includes(character ?? ' ');
const place = fc.nat({ max: 33 });
const replaced = (iban: string, index: number, text: string) =>
  iban.slice(0, index) + text + iban.slice(index + text.length);

describe('an IBAN', () => {
  it.each([
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
  ])('accepts %s of the registry', (iban) => {
    expect(isIban(iban)).toBe(true);
  });
  it.each([
    ['', 'nothing'],
    ['NL91ABNA041716430', 'too short'],
    ['NL91ABNA04171643000', 'too long'],
    ['US64SVBKUS6S3300958879', 'of a country without them'],
    ['constructor', 'a word'],
    ['NL91 ABNA 0417 1643 00', 'with spaces'],
    ['nl91abna0417164300', 'in small letters'],
  ])('rejects %j: %s', (text) => {
    expect(isIban(text)).toBe(false);
  });
  it('accepts every country with the right check digits', () => {
    fc.assert(
      fc.property(ibanOf(everywhere), (iban) => {
        expect(isIban(iban)).toBe(true);
      }),
    );
  });
  it('rejects one character changed for another of its kind', () => {
    fc.assert(
      fc.property(ibanOf(everywhere), place, fc.nat(), (iban, at, by) => {
        const index = at % iban.length;
        const alphabet = isDigit(iban[index]) ? digits : capitals;
        const [other] = [...alphabet.replace(iban[index]!, '')].slice(by % (alphabet.length - 1));
        expect(isIban(replaced(iban, index, other!))).toBe(false);
      }),
    );
  });
  it('rejects two different neighbours of one kind swapped', () => {
    fc.assert(
      fc.property(ibanOf(everywhere), place, (iban, at) => {
        const index = at % (iban.length - 1);
        const [first, second] = [iban[index]!, iban[index + 1]!];
        fc.pre(first !== second && isDigit(first) === isDigit(second));
        expect(isIban(replaced(iban, index, second + first))).toBe(false);
      }),
    );
  });
  it('rejects any change of one character or swap of neighbours for a country with fixed places', () => {
    fc.assert(
      fc.property(
        ibanOf(strict),
        place,
        fc.constantFrom(...kinds.c),
        fc.boolean(),
        (iban, at, other, swap) => {
          const index = at % (iban.length - 1);
          const [first, second] = [iban[index]!, iban[index + 1]!];
          fc.pre(swap ? first !== second : other !== first);
          expect(isIban(replaced(iban, index, swap ? second + first : other))).toBe(false);
        },
      ),
    );
  });
});
