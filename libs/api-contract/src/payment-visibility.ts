import { type PaymentMethod } from './entities/payment.js';

/** Whether money is paid in or out. */
export type PaymentMode = 'deposit' | 'withdrawal';

/** The player's data that decides which methods are shown. Codes are ISO 3166-1 alpha-2 and ISO 4217. */
export interface MethodViewer {
  countryCode: string;
  currencyCode: string;
  email: string;
  tags: readonly string[];
}

/** Why a method is not shown. */
export type HiddenReason =
  | 'inactive'
  | 'hidden'
  | 'no-withdrawal'
  | 'country-not-allowed'
  | 'country-restricted'
  | 'currency-not-allowed'
  | 'currency-restricted'
  | 'email-not-allowed'
  | 'tag-not-allowed'
  | 'tag-country-restricted';

const code = (text: string) => text.trim().toUpperCase();
const word = (text: string) => text.trim().toLowerCase();
const names = (list: readonly string[], value: string, form: (text: string) => string) =>
  list.some((entry) => form(entry) === form(value));

/** Keys of `tagRestrictedCountries` that are not a player's own tags. */
const commonKeys = new Set(['matched', 'unmatched', 'default']);

/**
 * Compares a player's tags with a method's (decisions 24). Here a list that exists but is empty counts: it names no
 * country.
 */
function hiddenByTags(
  { allowedTags, tagRestrictedCountries }: PaymentMethod,
  { countryCode, tags }: MethodViewer,
): HiddenReason | null {
  const lists = new Map(Object.entries(tagRestrictedCountries ?? {}).map(([key, list]) => [word(key), list]));
  const hasAllowedTag = allowedTags.some((allowed) => names(tags, allowed, word));
  const unmatched = lists.get('unmatched');
  if (allowedTags.length > 0 && !hasAllowedTag) {
    if (unmatched === undefined) return 'tag-not-allowed';
    if (names(unmatched, countryCode, code)) return 'tag-country-restricted';
  }
  const own = tags.map(word).flatMap((tag) => {
    const list = commonKeys.has(tag) ? undefined : lists.get(tag);
    return list === undefined ? [] : [list];
  });
  const common = (hasAllowedTag ? lists.get('matched') : unmatched) ?? lists.get('default') ?? [];
  const restricted = own.length > 0 ? own.flat() : common;
  return names(restricted, countryCode, code) ? 'tag-country-restricted' : null;
}

/**
 * Why a player does not see a payment method, or `null` when it is shown (§6, decisions 23 and 24). An empty list is no
 * rule. Codes compare upper-cased, emails and tags trimmed and lower-cased. In withdrawal mode `withdrawalExist`
 * decides instead of `hidden`; `isActive: false` always hides.
 */
export function getHiddenReason(
  method: PaymentMethod,
  viewer: MethodViewer,
  mode: PaymentMode,
): HiddenReason | null {
  const { allowedCountries, restrictedCountries, allowedCurrencies, restrictedCurrencies, allowEmails } =
    method;
  const { countryCode, currencyCode, email } = viewer;
  if (!method.isActive) return 'inactive';
  if (mode === 'deposit' && method.hidden) return 'hidden';
  if (mode === 'withdrawal' && !method.withdrawalExist) return 'no-withdrawal';
  if (allowedCountries.length > 0 && !names(allowedCountries, countryCode, code))
    return 'country-not-allowed';
  if (names(restrictedCountries, countryCode, code)) return 'country-restricted';
  if (allowedCurrencies.length > 0 && !names(allowedCurrencies, currencyCode, code))
    return 'currency-not-allowed';
  if (names(restrictedCurrencies, currencyCode, code)) return 'currency-restricted';
  if (allowEmails.length > 0 && !names(allowEmails, email, word)) return 'email-not-allowed';
  return hiddenByTags(method, viewer);
}
