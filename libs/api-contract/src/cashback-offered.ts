/** Themes whose brands have no cashback (§2). */
const without: readonly string[] = ['lulu', 'wincraft'];

/** Whether the brand of a theme has cashback: neither its pages nor its server promise one otherwise. */
export function isCashbackOffered(theme: string): boolean {
  return !without.includes(theme.trim().toLowerCase());
}
