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
export function wordSkeleton(latin: string): string {
  return sounds
    .reduce((word, [sound, written]) => word.replaceAll(sound, written), latin)
    .replaceAll(/[aeiouwyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}
