import { type Words } from './words.js';
import { shuffled } from '../drawing/chance.js';
import { LONGEST_TITLE } from '../drawing/title.js';

/** A name as it stands in an address: lower case, words joined by hyphens. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether two words share a stem and would read as a stutter. */
const stutters = (opening: string, closing: string): boolean => {
  const stems = (text: string): string[] =>
    text
      .toLowerCase()
      .split(' ')
      .map((word) => word.slice(0, 4));
  return stems(closing).some((stem) => stems(opening).includes(stem));
};

/**
 * Names from a stock of words, whole names first, then openings and closings combined so that no word is used much
 * more often than another. Names already taken are left out, and the new ones are added to `taken`.
 * @param taken slugs in use, without a leading article
 * @throws Error when the words do not yield that many names
 */
export function namesFrom(stock: Words, count: number, key: string, taken: Set<string>): string[] {
  const names: string[] = [];
  const used = new Map<string, number>();
  const take = (name: string): boolean => {
    const slug = toSlug(name);
    // “The Mead Hall” and “Mead Hall” would be taken for one game
    const bare = slug.replace(/^the-/, '');
    if (names.length >= count || name.length > LONGEST_TITLE || taken.has(bare)) return false;
    taken.add(bare);
    names.push(name);
    return true;
  };
  for (const name of shuffled(stock.names, key)) take(name);
  const pairs = shuffled(
    stock.openings.flatMap((opening) => stock.closings.map((closing) => ({ opening, closing }))),
    `${key}/pairs`,
  ).filter(({ opening, closing }) => !stutters(opening, closing));
  for (let often = 1; names.length < count && often <= pairs.length; often++) {
    for (const { opening, closing } of pairs) {
      if ((used.get(opening) ?? 0) >= often || (used.get(closing) ?? 0) >= often) continue;
      if (!take(`${opening} ${closing}`)) continue;
      used.set(opening, (used.get(opening) ?? 0) + 1);
      used.set(closing, (used.get(closing) ?? 0) + 1);
    }
  }
  if (names.length < count) throw new Error(`Only ${names.length} of ${count} names for ${key}.`);
  return names;
}
