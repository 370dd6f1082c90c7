/**
 * Logs one line to the console for site operators: where the error happened and its message, which holds no
 * personal data (calls name their endpoint and code only).
 */
export function reportError(where: 'contract' | 'hydration' | 'render', error: unknown): void {
  // oxlint-disable-next-line no-console -- the place where browsers keep their log
  console.error(`[casino] ${where}: ${error instanceof Error ? error.message : String(error)}`);
}
