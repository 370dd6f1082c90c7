/**
 * Returns the origin that a launched game posts from, or `null` when its frame must not be opened: the address is not
 * https (http only for this machine), it is on the page's own origin, where a sandbox would protect nothing, or it is
 * not among `allowedOrigins`. An empty list allows every other origin.
 */
export function trustedOrigin(
  url: string,
  { pageOrigin, allowedOrigins }: { pageOrigin: string; allowedOrigins: readonly string[] },
): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, protocol, hostname } = new URL(url);
  const isLocal = protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !isLocal) return null;
  if (origin === pageOrigin) return null;
  return allowedOrigins.length === 0 || allowedOrigins.includes(origin) ? origin : null;
}
