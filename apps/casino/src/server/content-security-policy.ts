/**
 * The content security policy of pages: scripts by nonce, frames only from payment providers and games, nobody may frame
 * us. Style attributes are React's own, hence `unsafe-inline` for styles alone.
 */
export function contentSecurityPolicy(
  nonce: string,
  frameOrigins: readonly string[],
  development: boolean,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': development ? ["'self'", "'unsafe-inline'"] : [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
    'frame-src': [...frameOrigins],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
