import { type Location } from '@casino-kit/api-contract';
import { type Settings } from '@casino-kit/settings';

export type BlockSettings = Pick<Settings, 'excludedCountryCodeList' | 'whitelistedIPs'>;

const normalizeCode = (text: string) => text.trim().toUpperCase();
/** The state of Germany that is always excluded (§4): its code, alone or after the country's. */
const excludedState: readonly string[] = ['ST', 'DE-ST'];

/** Whether the location is in the excluded list, or in the excluded state of Germany (§4). */
export function isRestricted(
  { country, ipInfo }: Location,
  { excludedCountryCodeList }: Pick<BlockSettings, 'excludedCountryCodeList'>,
): boolean {
  const code = normalizeCode(country.code);
  if (code === '') return false;
  if (excludedCountryCodeList.some((excluded) => normalizeCode(excluded) === code)) return true;
  return (
    code === 'DE' &&
    (ipInfo?.subdivisions ?? []).some((state) => excludedState.includes(normalizeCode(state)))
  );
}

/** Returns all addresses of a visitor (decisions 7), each once. */
export function getAddresses({ ipInfo }: Location): readonly string[] {
  const addresses = [ipInfo?.ip ?? '', ...(ipInfo?.ips ?? [])].map((address) => address.trim());
  return [...new Set(addresses)].filter((address) => address !== '');
}

/** Whether a visitor is flagged (§4): in a restricted place, and none of the visitor's addresses is whitelisted. */
export function isFlagged(location: Location, settings: BlockSettings): boolean {
  if (!isRestricted(location, settings)) return false;
  const allowed = new Set(settings.whitelistedIPs.map((address) => address.trim().toLowerCase()));
  return !getAddresses(location).some((address) => allowed.has(address.toLowerCase()));
}

export interface BlockVisitor {
  authenticated: boolean;
  isBot: boolean;
  /** `whitelisted=1` is in the query or was in an earlier one. */
  isWhitelisted: boolean;
  /** The visitor's device has confirmed a place that is not restricted. */
  isVerified: boolean;
}

/** Whether the block applies to a visitor at all, wherever that visitor is: only to guests without a pass (§4, §6). */
export function isSubjectToBlock({ authenticated, isBot, isWhitelisted, isVerified }: BlockVisitor): boolean {
  return !authenticated && !isBot && !isWhitelisted && !isVerified;
}

/** Whether a visitor sees the blocked screen; an unknown location blocks no one. */
export function isBlocked(
  location: Location | null,
  settings: BlockSettings,
  visitor: BlockVisitor,
): boolean {
  return location !== null && isSubjectToBlock(visitor) && isFlagged(location, settings);
}
