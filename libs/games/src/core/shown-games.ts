import { playerAtom } from '@casino-kit/session';
import { type ListFilter } from './list-query.js';

/** How many games of a list are shown at first, and how many more at a time: below them the page goes on. */
export const shownAtOnce = 60;

/** How many games of each list are shown, by its filter, so that a player who comes back finds the place again. */
export const shownGamesAtom = /* @__PURE__ */ playerAtom<Readonly<Record<string, number>>>({});

/** Returns the name of a list in {@link shownGamesAtom}. */
export const nameOfList = (filter: ListFilter): string =>
  JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));
