/** Words that the reference brand does not send; operators have a list of their own (`CHAT_WORDS`). */
export const referenceWords = ['fuck', 'shit', 'cunt', 'arschloch', 'wichser', 'hurensohn'];

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
};

/** Returns letters without case, accents, look-alikes and repetitions: `Ŝhhh!t` is `shit`. */
function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[0134578@$!|€]/gu, (sign) => lookalikes[sign] ?? sign)
    .replaceAll(/(\p{L})\1+/gu, '$1');
}

/** Joins letters that stand alone: `s h.i-t` is one word. */
function joinSingleLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  for (const word of [...words, '']) {
    if ([...word].length === 1) letters += word;
    else {
      if (letters !== '') joined.push(letters);
      letters = '';
      joined.push(word);
    }
  }
  return joined;
}

/** Endings that a listed word may have, so that a plural is found and a longer innocent word is not. */
const endings = /(?:s|er|ers|ing|ed|en|y|e)$/u;

/**
 * Creates a function that returns whether a text has a word of the list, however it is spelled. Only whole words count: a
 * town whose name has one inside it is not hit.
 */
export function createWordList(words: readonly string[]): (text: string) => boolean {
  const listed = new Set(words.map(normalize).filter((word) => word !== ''));
  const isListed = (word: string) => listed.has(word) || listed.has(word.replace(endings, ''));
  return (text) => {
    const normalized = normalize(text);
    // A sign may stand for a letter, or only end the sentence: both readings count.
    const readings = [normalized, normalize(text.replaceAll(/[@$!|€]+/gu, ' '))];
    return readings.some((reading) => {
      const parts = reading.split(/[^\p{L}]+/u).filter((word) => word !== '');
      const spaced = joinSingleLetters(parts).map((word) => word.replaceAll(/(\p{L})\1+/gu, '$1'));
      return [...parts, ...spaced].some(isListed);
    });
  };
}
