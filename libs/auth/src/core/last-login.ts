import { type LastLogin } from '@casino-kit/api-contract';

/** The known data of the previous login; at least one of the three is present. */
export interface LastLoginDetails {
  at: Date | null;
  ip: string | null;
  place: string | null;
}

const known = (text: string | null | undefined) => text?.trim() || null;

/**
 * Returns the country's name for a place that is a country's code (ISO 3166-1 alpha-2); a code within a place may be
 * that of a state.
 */
function placeName(place: string | null, countryName: (code: string) => string | undefined): string | null {
  return place !== null && /^[A-Z]{2}$/.test(place) ? (countryName(place) ?? place) : place;
}

/**
 * Returns the parts of a last login (§3) that can be shown, or `null` for a first login and for one without known data.
 * `countryName` names a country by its code in the player's language, `undefined` for an unknown code.
 */
export function readLastLogin(
  lastLogin: LastLogin | null,
  countryName: (code: string) => string | undefined,
): LastLoginDetails | null {
  if (lastLogin === null) return null;
  const at = new Date(lastLogin.created_at);
  const facts = {
    at: Number.isNaN(at.getTime()) ? null : at,
    ip: known(lastLogin.ip),
    place: placeName(known(lastLogin.location), countryName),
  };
  return facts.at || facts.ip || facts.place ? facts : null;
}
