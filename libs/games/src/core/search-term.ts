/** The longest term the server reads, in UTF-16 units. */
export const searchLimit = 100;

/** Characters that change the direction of the text around them, and so would break the sentence that quotes a term. */
const directions = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Normalizes a typed search term: composed letters, single spaces, none at the ends, at most {@link searchLimit} long,
 * without control characters. `''` means no search.
 */
export function searchTerm(input: string): string {
  const compact = input
    .normalize('NFC')
    .replace(directions, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // A letter of two units is dropped completely.
  return compact
    .slice(0, searchLimit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
