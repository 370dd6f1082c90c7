/**
 * The content security policy of pages: scripts by nonce, frames only from payment providers and games, no one may frame
 * us. Style attributes are React's own, hence `unsafe-inline` for styles alone. A page that all guests share has no
 * nonce (`null`) and no inline script: only files of this site run, never a response that is not a script (`nosniff`).
 */
export function contentSecurityPolicy(
  nonce: string | null,
  frameOrigins: readonly string[],
  { development, recaptcha }: { development: boolean; recaptcha: boolean },
): string {
  // Only where a key is set.
  const google = recaptcha ? ['https://www.google.com/recaptcha/'] : [];
  const googleScripts = recaptcha ? [...google, 'https://www.gstatic.com/recaptcha/'] : [];
  // The reader of UPI codes in images is WebAssembly, which needs its own keyword; it does not allow `eval`.
  const wasm = "'wasm-unsafe-eval'";
  // `strict-dynamic` allows what the page's own script loads, such as reCAPTCHA.
  const scripts = nonce === null ? ["'self'", ...googleScripts] : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : [...scripts, wasm],
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
