/**
 * The content security policy of pages: scripts by nonce, frames only from payment providers and games, no one may frame
 * us. Style attributes are React's own, hence `unsafe-inline` for styles alone.
 */
export function contentSecurityPolicy(
  nonce: string,
  frameOrigins: readonly string[],
  { development, recaptcha }: { development: boolean; recaptcha: boolean },
): string {
  // The scripts themselves come in by `strict-dynamic`: the page's own script loads them, only where a key is set.
  const google = recaptcha ? ['https://www.google.com/recaptcha/'] : [];
  // The reader of UPI codes in pictures is WebAssembly, which needs a word of its own; it allows no `eval`.
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
    // The sum of what usually happens with a bonus is worked out beside the page.
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
