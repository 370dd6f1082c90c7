import { type ListAddress } from './is-list-address.js';
import { toListFilter, toListView } from './list-address.js';
import { type ListFilter } from './list-query.js';

/** Returns which games the page of a provider shows at an address; another provider in the address is ignored. */
export function providerFilter(provider: string, address: ListAddress): ListFilter {
  return toListFilter(toListView(address), { provider });
}
