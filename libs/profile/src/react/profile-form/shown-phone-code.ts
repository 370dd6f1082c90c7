import { type Countries } from '@casino-kit/player-fields';
import { type ProfileValues } from '../../core/profile-values.js';

/**
 * Returns the calling code to show: that of the account or the selected one, otherwise that of the country, otherwise
 * the first, `''` for none.
 */
export function shownPhoneCode(
  { phoneCode, countryCode }: Pick<ProfileValues, 'phoneCode' | 'countryCode'>,
  countries: Countries | null,
): string {
  return phoneCode || countries?.getPhoneCode(countryCode) || (countries?.phoneCodes[0] ?? '');
}
