/** The longest term the server reads, in UTF-16 units. */
export const searchLimit = 100;

/**
 * Normalizes a typed search term: composed letters, single spaces, none at the ends, at most {@link searchLimit} long.
 * `''` means no search.
 */
export function searchTerm(input: string): string {
  const compact = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  // A letter of two units is dropped completely.
  return compact
    .slice(0, searchLimit)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}
