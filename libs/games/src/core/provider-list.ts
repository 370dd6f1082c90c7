import { type ListAddress } from './is-list-address.js';
import { type ListView, toListFilter, toListView } from './list-address.js';
import { type ListFilter } from './list-query.js';

/** Reads the address of a provider's page: order and filter, without the filter by provider. */
export function toProviderView(address: ListAddress): ListView {
  return { ...toListView(address), provider: '' };
}

/** Returns which games the page of a provider shows at an address. */
export function providerFilter(provider: string, address: ListAddress): ListFilter {
  return toListFilter(toProviderView(address), { provider });
}
