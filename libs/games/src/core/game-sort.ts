import { type GameSort, gameSorts } from '@casino-kit/api-contract';

/** Reads a sort order from an address; anything else than the seven (§3) becomes `sort`, by popularity. */
export function parseGameSort(value: string | null | undefined): GameSort {
  return gameSorts.find((sort) => sort === value) ?? 'sort';
}
