import { formatGameFilter, type GameFilter, type GameSort, parseGameFilter } from '@casino-kit/api-contract';
import { type ListFilter } from './list-query.js';
import { parseGameSort } from './game-sort.js';
import { type ListAddress } from './is-list-address.js';

/** A list of games as a player chose it. */
export interface ListView extends GameFilter {
  sort: GameSort;
  /** Id of a provider; `''` for all. */
  provider: string;
}

/** Reads an address; what cannot be read is as if it were not there. */
export function toListView(address: ListAddress): ListView {
  return {
    ...parseGameFilter(address),
    sort: parseGameSort(address.sort),
    provider: address.provider?.slice(0, 100) ?? '',
  };
}

/** Writes a view for an address; `''` for a parameter that is not needed. */
export function toListAddress(view: ListView): Required<ListAddress> {
  const { volatility = '', features = '', rtp = '' } = formatGameFilter(view);
  return { volatility, features, rtp, provider: view.provider, sort: view.sort === 'sort' ? '' : view.sort };
}

/** Returns the query of a view, the same for every spelling of its address. A list of one provider stays that one's. */
export function toListFilter(
  view: ListView,
  list: Pick<ListFilter, 'category' | 'search' | 'provider'>,
): ListFilter {
  return {
    ...(view.provider !== '' && { provider: view.provider }),
    ...list,
    ...formatGameFilter(view),
    sort: view.sort,
  };
}

/** A part of a filter that can be removed alone. */
export type FilterPart =
  | { kind: 'volatility'; value: GameFilter['volatility'][number] }
  | { kind: 'features'; value: GameFilter['features'][number] }
  | { kind: 'rtp'; value: GameFilter['rtp'] }
  | { kind: 'provider'; value: string };

/** Returns the parts of a view's filter, in the order in which they are shown. */
export function filterParts({ volatility, features, rtp, provider }: ListView): FilterPart[] {
  return [
    ...volatility.map((value) => ({ kind: 'volatility' as const, value })),
    ...features.map((value) => ({ kind: 'features' as const, value })),
    ...(rtp.from !== null || rtp.to !== null ? [{ kind: 'rtp' as const, value: rtp }] : []),
    ...(provider === '' ? [] : [{ kind: 'provider' as const, value: provider }]),
  ];
}

/** Returns a view without one part of its filter. */
export function withoutPart(view: ListView, part: FilterPart): ListView {
  switch (part.kind) {
    case 'volatility':
      return { ...view, volatility: view.volatility.filter((value) => value !== part.value) };
    case 'features':
      return { ...view, features: view.features.filter((value) => value !== part.value) };
    case 'rtp':
      return { ...view, rtp: { from: null, to: null } };
    case 'provider':
      return { ...view, provider: '' };
  }
}

/** Returns a view without any filter, in its order. */
export function withoutFilter({ sort }: ListView): ListView {
  return { ...toListView({}), sort };
}
