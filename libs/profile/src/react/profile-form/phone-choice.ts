import { type Countries } from '@casino-kit/player-fields';
import { type ProfileValues } from '../../core/profile-values.js';

/**
 * The calling codes on offer and the one to show: that of the account or what was chosen, else that of the country, else the
 * first.
 */
export function phoneChoice(
  { phoneCode, countryCode }: Pick<ProfileValues, 'phoneCode' | 'countryCode'>,
  countries: Countries | null,
): { codes: readonly string[]; code: string } {
  const offered = countries?.phoneCodes ?? [];
  const code = phoneCode || countries?.phoneCodeOf(countryCode) || offered[0] || '';
  return { codes: code === '' || offered.includes(code) ? offered : [code, ...offered], code };
}
