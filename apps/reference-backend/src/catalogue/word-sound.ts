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
];

/**
 * Returns the consonants of a word in Latin letters, without vowels, doubled letters and differences that a writing
 * without vowels does not keep: `rwlyt`, as روليت is read letter by letter, is then the same as `roulette`.
 */
function consonantsOf(latin: string): string {
  return sounds
    .reduce((word, [sound, written]) => word.replaceAll(sound, written), latin)
    .replaceAll(/[aeiouwyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

/** A word as it sounds, whatever its script. */
export interface WordSound {
  consonants: string;
  /** Each as `a`, `i` or `u`: Arabic has no letter for o and e. */
  vowels: string;
}

/** Returns how a word in Latin letters sounds. */
export const soundOf = (latin: string): WordSound => ({
  consonants: consonantsOf(latin),
  vowels: latin
    .replaceAll(/[^aeiouwy]/g, '')
    .replaceAll(/[ey]/g, 'i')
    .replaceAll(/[ow]/g, 'u'),
});

/** Returns whether a word may have been written with these vowels: in order, and the short ones left out. */
export function hasVowels(word: WordSound, written: WordSound): boolean {
  let at = 0;
  for (const vowel of word.vowels) if (vowel === written.vowels[at]) at += 1;
  return at === written.vowels.length;
}
