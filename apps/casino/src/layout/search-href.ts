/** Returns the link that opens the search of the lobby at `casino`: a search without a term yet. */
export const searchHref = (casino: string) => `${casino}${casino.includes('?') ? '&' : '?'}search=`;
