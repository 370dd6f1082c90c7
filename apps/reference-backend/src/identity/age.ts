/** The age from which one may play. */
export const minimumAge = 18;

/** The calendar day (UTC) of an instant, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * Whether someone born on `dateOfBirth` has turned 18 on `today`; both `YYYY-MM-DD`. Calendar dates are compared, and
 * whoever was born on 29 February turns 18 on 1 March (decisions 19).
 */
export function isOfAge(dateOfBirth: string, today: string): boolean {
  const year = Number(dateOfBirth.slice(0, 4)) + minimumAge;
  // Compared as text: with no 29 February in that year, 1 March is the first day that is not before it.
  return today >= `${String(year).padStart(4, '0')}${dateOfBirth.slice(4)}`;
}
