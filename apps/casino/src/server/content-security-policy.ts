/**
 * The content security policy of pages: scripts by nonce, frames only from payment providers and games, no one may frame
 * us. Style attributes are React's own, hence `unsafe-inline` for styles alone.
 */
export function contentSecurityPolicy(
  nonce: string,
  frameOrigins: readonly string[],
  { development, recaptcha }: { development: boolean; recaptcha: boolean },
): string {
  // `strict-dynamic` allows the scripts themselves: the page's own script loads them, only where a key is set.
  const google = recaptcha ? ['https://www.google.com/recaptcha/'] : [];
  // The reader of UPI codes in images is WebAssembly, which needs its own keyword; it does not allow `eval`.
  const wasm = "'wasm-unsafe-eval'";
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': development
      ? ["'self'", "'unsafe-inline'"]
      : [`'nonce-${nonce}'`, "'strict-dynamic'", wasm],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...google],
    // A worker computes the typical outcome of a bonus.
    'worker-src': ["'self'"],
    'frame-src': [...frameOrigins, ...google],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
