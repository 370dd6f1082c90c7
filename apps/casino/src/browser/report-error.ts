/**
 * One line to the console for anyone who looks after the site: where it happened and the error's own words, which hold no
 * personal data (calls name their endpoint and code only).
 */
export function reportError(where: 'contract' | 'hydration' | 'render', error: unknown): void {
  // oxlint-disable-next-line no-console -- the place where browsers keep their log
  console.error(`[casino] ${where}: ${error instanceof Error ? error.message : String(error)}`);
}
