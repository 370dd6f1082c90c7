/**
 * Returns the address of the shell for a returning player, from the path they came from. Anything but a path of the
 * shell's own origin becomes `/` (decisions 13); an earlier outcome in the query is dropped.
 */
export function returnUrl(returnPath: string, shellUrl: string): URL {
  const home = new URL('/', shellUrl);
  const isPath = /^\/(?![/\\])[^\\\s]*$/.test(returnPath);
  const url = isPath && URL.canParse(returnPath, shellUrl) ? new URL(returnPath, shellUrl) : home;
  if (url.origin !== home.origin) return home;
  for (const name of ['modal', 'met', 'deposit', 'PaReq', 'MD']) url.searchParams.delete(name);
  return url;
}

/** Returns the same address with the outcome's modal (§2, query-driven modals). */
export function withOutcome(base: string, outcome: Record<string, string>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.href;
}
