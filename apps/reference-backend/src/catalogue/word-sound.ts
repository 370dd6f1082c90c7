/** How a sound is written in one way: Arabic has no p, v or hard g, and writes ch as t and sh. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/dzh/g, 'g'],
  [/tsh|tch|ch/g, 'C'],
  [/ph|v/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/sh|zh|z|c(?=[eiy])/g, 's'],
  [/kh|ck|c|q/g, 'k'],
  [/gh|j/g, 'g'],
  [/x/g, 'ks'],
  [/p/g, 'b'],
  // Arabic has no letter for o and e.
  [/[ey]/g, 'i'],
  [/[ow]/g, 'u'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns how a word in Latin letters sounds, without doubled letters and differences that other scripts do not write:
 * `ruletka`, as рулетка is read letter by letter, is then nearly the same as `roulette`.
 */
export const toSound = (latin: string): string =>
  sounds.reduce((word, [sound, written]) => word.replaceAll(sound, written), latin);

const isVowel = (letter: string | undefined) => letter === 'a' || letter === 'i' || letter === 'u';

/** A wrong vowel is half an error. */
const vowelCost = 0.5;
const consonantCost = 1.25;
const getLetterCost = (letter: string | undefined) => (isVowel(letter) ? vowelCost : consonantCost);

/**
 * How wrong a word may sound: a short one not at all and one of five or six letters in its vowels only, since too many words
 * are nearly the same (север is not “seven”).
 */
const getTolerance = ({ length }: string) => (length >= 7 ? 1.75 : length >= 5 ? 1 : 0);

/** Fewer letters sound like too many words. */
const shortestSound = 3;
/** Fewer letters begin too many words, unless they are a word without its short vowels. */
const shortestBeginning = 4;
/** What the beginning of a word costs more than a whole one. */
export const beginningCost = 0.25;

/**
 * Returns how far a typed word is from sounding like a word of a name, or like its beginning, which has to sound the same;
 * Infinity when it is too far. `omitsVowels`: the script of the typed word does not write short vowels.
 */
export function soundDistance(typed: string, word: string, omitsVowels: boolean): number {
  if (typed.length < shortestSound) return Infinity;
  const skipped = (letter: string | undefined) =>
    omitsVowels && isVowel(letter) ? 0 : getLetterCost(letter);
  // The distances of the typed letters so far to each beginning of the word.
  let row = [0];
  for (const letter of word) row.push((row.at(-1) ?? 0) + skipped(letter));
  for (const letter of typed) {
    const next = [(row[0] ?? 0) + getLetterCost(letter)];
    for (let at = 0; at < word.length; at += 1) {
      const known = word[at];
      const other = isVowel(letter) && isVowel(known) ? vowelCost : consonantCost;
      next.push(
        Math.min(
          (row[at] ?? 0) + (letter === known ? 0 : other),
          (row[at + 1] ?? 0) + getLetterCost(letter),
          (next[at] ?? 0) + skipped(known),
        ),
      );
    }
    row = next;
  }
  const whole = row.at(-1) ?? Infinity;
  if (whole === 0) return 0;
  const isLong = typed.length >= shortestBeginning || (omitsVowels && [...typed].some(isVowel));
  if (isLong && row.includes(0)) return beginningCost;
  return whole <= getTolerance(typed) ? whole : Infinity;
}
