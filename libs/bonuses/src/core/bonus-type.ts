import { bonusTypes } from '@casino-kit/api-contract';

/** The kinds of bonus (§3). */
export type BonusType = (typeof bonusTypes)[number];

/** Which offers are shown: of one type or of all, and which page of them, from 1. */
export interface OffersView {
  type: BonusType | null;
  page: number;
}

/** Parameters of an address as `URLSearchParams` has them. */
export interface SearchReader {
  get(name: string): string | null;
}
export interface SearchWriter {
  set(name: string, value: string): void;
  delete(name: string): void;
}

/** Parses a view from the parameters of an address; unknown values become the first page of all. */
export function readOffersView(search: SearchReader): OffersView {
  const page = search.get('page') ?? '';
  return {
    type: bonusTypes.find((type) => type === search.get('type')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * Writes a view into the parameters of an address (`new URLSearchParams(location.search)`) and returns them. Defaults
 * are omitted, other parameters stay.
 */
export function writeOffersView<S extends SearchWriter>({ type, page }: OffersView, search: S): S {
  const written = { type, page: page > 1 ? String(page) : null };
  for (const [name, value] of Object.entries(written))
    if (value === null) search.delete(name);
    else search.set(name, value);
  return search;
}
