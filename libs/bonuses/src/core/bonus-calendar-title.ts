import { type Bonus } from '@casino-kit/api-contract';

/** Characters that a title has in the calendar (§2, §9). */
const mostCharacters = 35;

/** A title as the calendar shows it: longer ones are their first 35 characters and `…` (decisions 32). No character is cut in half. */
export function cutTitle(title: string): string {
  const characters = [...title];
  return characters.length <= mostCharacters ? title : `${characters.slice(0, mostCharacters).join('')}…`;
}

/** What an offer is called: its banner's title, else its name; empty when it has neither. */
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
