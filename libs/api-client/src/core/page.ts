/** One page of a list, and how many rows there are on all pages. */
export interface Page<Row> {
  /** Which page these rows are, from 1. */
  page: number;
  count: number;
  rows: readonly Row[];
}

/** A position in a list. */
export interface PageRange {
  /** Numbers of the first and the last visible row, from 1; both 0 when there are none. */
  first: number;
  last: number;
  /** How many pages there are, at least 1. */
  pages: number;
}

/** Returns which rows of `count` are on a page (from 1) of `size` rows. */
export function pageRange(page: number, size: number, count: number): PageRange {
  const pages = Math.max(1, Math.ceil(count / size));
  const first = (page - 1) * size + 1;
  return first > count ? { first: 0, last: 0, pages } : { first, last: Math.min(page * size, count), pages };
}
