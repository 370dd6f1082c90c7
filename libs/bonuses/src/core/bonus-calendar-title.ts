import { type Bonus } from '@casino-kit/api-contract';

/** Maximum number of characters of a title in the calendar (§2, §9). */
const mostCharacters = 35;

/**
 * Returns a title for the calendar: longer ones are cut to their first 35 characters and `…` (decisions 32), never
 * within a character.
 */
export function cutTitle(title: string): string {
  const characters = [...title];
  return characters.length <= mostCharacters ? title : `${characters.slice(0, mostCharacters).join('')}…`;
}

/** Returns the name of an offer: its banner's title, otherwise its name; empty when it has neither. */
export function offerTitle({ banner, name }: Pick<Bonus, 'banner' | 'name'>): string {
  return banner?.bannerTitle?.trim() || name?.trim() || '';
}

/**
 * Returns the other one of an offer's two names, its title and the name of its bonus, to show beside the first. `null`
 * when there is none, or when it says the same.
 */
export function otherName(shown: string, other: string): string | null {
  return other === '' || shown.toLowerCase().includes(other.toLowerCase()) ? null : other;
}
