import { fold, romanise } from '../catalogue/game-search.js';

/** Spellings of one sound that passports, keyboards and alphabets write differently. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Мария, Maria, Mariya; Юлия, Julia, Yulia.
  [/[yj]/g, 'i'],
  [/ks/g, 'x'],
  [/kh/g, 'h'],
  [/w/g, 'v'],
  // Müller, Mueller.
  [/([aou])e/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** Returns the words of a name in one spelling: without case, marks, hyphens and script. */
export function nameWords(name: string): string[] {
  return fold(name)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) =>
      spellings.reduce((text, [pattern, spelling]) => text.replaceAll(pattern, spelling), romanise(word)),
    );
}

/** `near`: a typing error, a middle name more, or a script without vowels: persons of two near names may be twins. */
export type NameMatch = 'same' | 'near' | 'other' | 'unknown';

/** Letters that scripts such as the Arabic one do not write, or write in one way. */
const unwritten = /[aeiouh]/g;
const writesNoVowels = (name: string) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name);
/** Fewer consonants are those of too many names. */
const fewestConsonants = 3;

/** Returns how many letters are wrong, missing, added or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at += 1) {
    const next = [at];
    for (let other = 1; other <= to.length; other += 1) {
      const differs = from[at - 1] === to[other - 1] ? 0 : 1;
      const isSwapped = from[at - 1] === to[other - 2] && from[at - 2] === to[other - 1];
      next.push(
        Math.min(
          (row[other] ?? 0) + 1,
          (next[other - 1] ?? 0) + 1,
          (row[other - 1] ?? 0) + differs,
          isSwapped ? (before[other - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** How many letters of a name may be wrong: of a short one none. */
const getTolerance = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Compares two names, or parts of names, in whatever script and order of words. */
export function compareNames(left: string, right: string): NameMatch {
  const [one, two] = [nameWords(left).toSorted(), nameWords(right).toSorted()];
  if (one.length === 0 || two.length === 0) return 'unknown';
  const [whole, other] = [one.join(''), two.join('')];
  // Also O'Brien and O Brien.
  if (whole === other || nameWords(left).join('') === nameWords(right).join('')) return 'same';
  const [fewer, more] = one.length <= two.length ? [one, two] : [two, one];
  if (fewer.some((word) => word.length > 1 && more.includes(word))) return 'near';
  if (editDistance(whole, other) <= getTolerance(Math.min(whole.length, other.length))) return 'near';
  const consonants = whole.replaceAll(unwritten, '');
  const isWithoutVowels = writesNoVowels(left) !== writesNoVowels(right);
  return isWithoutVowels &&
    consonants.length >= fewestConsonants &&
    consonants === other.replaceAll(unwritten, '')
    ? 'near'
    : 'other';
}
