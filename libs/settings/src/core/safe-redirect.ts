/** Maximum rounds of percent-decoding; what is still encoded then was made to hide something. */
const decodingRounds = 4;

/** What the URL parser drops or turns into a slash, and characters that are invalid in an address. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const neverInAnAddress = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
// oxlint-disable-next-line no-control-regex -- as above, for a decoded path, where a space is harmless
const neverInAPath = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;

/** Decodes ASCII bytes only, so that no malformed sequence elsewhere in the path can hide the characters beside it. */
const decodedOnce = (path: string) =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decoded(path: string): string | null {
  let text = path;
  for (let round = 0; round < decodingRounds; round += 1) {
    const next = decodedOnce(text);
    if (next === text) return text;
    text = next;
  }
  return null;
}

/**
 * Returns whether `target` is a path on this origin: neither a browser nor a proxy reads it as an address elsewhere.
 */
export function isSafePath(target: unknown): target is `/${string}` {
  if (typeof target !== 'string' || !target.startsWith('/') || neverInAnAddress.test(target)) return false;
  const path = decoded(target.split(/[?#]/, 1)[0] ?? '');
  if (path === null || neverInAPath.test(path) || path.includes('//')) return false;
  return !path.split('/').some((segment) => segment === '.' || segment === '..');
}

/**
 * Returns a safe redirect target from settings or from the query (decisions 13): the same-origin path itself, and `/`
 * for anything else: another type, an address with a host, a dot segment or a form that is encoded to hide one.
 */
export function safeRedirect(target: unknown): `/${string}` {
  return isSafePath(target) ? target : '/';
}
