import { type TextStorage } from './browser-storage.js';

/** Query parameter and storage key of a visitor who may pass (§4); its value is `1`. */
export const whitelistedKey = 'whitelisted';
/** Storage key of a visitor whose place was confirmed; its value is `true`. */
export const verifiedKey = 'isVerified';

/** Whether `whitelisted=1` is in the query, which is then stored, or in the storage. */
export function isWhitelisted(
  query: { getAll(name: string): readonly string[] },
  storage: TextStorage,
): boolean {
  // The parameter may be given more than once.
  if (query.getAll(whitelistedKey).includes('1')) {
    storage.setItem(whitelistedKey, '1');
    return true;
  }
  return storage.getItem(whitelistedKey) === '1';
}

/** Whether an earlier check confirmed a place that is not restricted. */
export const isVerified = (storage: TextStorage): boolean => storage.getItem(verifiedKey) === 'true';

/** Stores that the place was confirmed. */
export const storeVerified = (storage: TextStorage): void => storage.setItem(verifiedKey, 'true');
