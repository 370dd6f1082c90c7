import { isSafePath } from '@casino-kit/settings';

const isDecodable = (path: string) => {
  try {
    // Using the value keeps the build from dropping the call as one without effect.
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
};

/**
 * Returns the address of a request as every guard and route reads it: absolute form without its origin, and the percent
 * signs of a path that cannot be decoded escaped, as routers in browsers read it.
 */
export function normalizeUrl(url = '/'): string {
  const own = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const [path = '', ...query] = (own.startsWith('/') || own === '*' ? own : `/${own}`).split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

/** Returns the path of a normalized address, still encoded. */
export const getUrlPath = (url: string): string => url.split('?', 1)[0] ?? '';

/** Returns the query of a normalized address. */
export const getUrlQuery = (url: string): URLSearchParams =>
  new URLSearchParams(url.slice(getUrlPath(url).length));

/** Whether a path is unambiguous: no dot segments, double slashes or backslashes, encoded or not. */
export const isPlainPath = (url: string): boolean => isSafePath(getUrlPath(url));
