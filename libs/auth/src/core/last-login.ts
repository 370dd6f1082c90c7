import { type LastLogin } from '@casino-kit/api-contract';

/** What is known of the sign-in before this one; at least one of the three is. */
export interface LastLoginFacts {
  at: Date | null;
  ip: string | null;
  place: string | null;
}

const known = (text: string | null | undefined) => text?.trim() || null;

/** The facts of a last login (§3) that can be shown, or `null` for a first login and one of which nothing is known. */
export function lastLoginFacts(lastLogin: LastLogin | null): LastLoginFacts | null {
  if (lastLogin === null) return null;
  const at = new Date(lastLogin.created_at);
  const facts = {
    at: Number.isNaN(at.getTime()) ? null : at,
    ip: known(lastLogin.ip),
    place: known(lastLogin.location),
  };
  return facts.at || facts.ip || facts.place ? facts : null;
}
