/** Returns the games of all rows whose names contain what was typed; `null` while nothing is. */
export const filterGames = (rows, search) =>
  search === ''
    ? null
    : rows.flatMap(({ games }) => games).filter(({ name }) => name.toLowerCase().includes(search));
