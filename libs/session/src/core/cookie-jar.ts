/** Reads and writes cookies; js-cookie fits. `expires` is in days. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(
    name: string,
    value: string,
    options: { expires: number; sameSite: 'lax'; secure: boolean; path: string },
  ): unknown;
  remove(name: string, options: { path: string }): void;
}

const secondsOfDay = 24 * 60 * 60;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Whether a page came over plain http from the visitor's own machine, where WebKit drops secure cookies. */
const isLocal = ({ protocol, hostname }: { protocol: string; hostname: string }) =>
  protocol === 'http:' && /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Returns the cookies of a document, for hosts without a cookie library: `documentCookies(document)`. A secure cookie is
 * written without that attribute on plain http on the visitor's own machine (decision 58).
 */
export function documentCookies(document: {
  cookie: string;
  location?: { protocol: string; hostname: string } | null;
}): CookieJar {
  return {
    get(name) {
      const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? undefined : decoded(found.slice(name.length + 1));
    },
    set(name, value, { expires, sameSite, secure, path }) {
      const age = expires * secondsOfDay;
      const isSecure = secure && !(document.location && isLocal(document.location));
      document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${age}; samesite=${sameSite}${isSecure ? '; secure' : ''}`;
    },
    remove(name, { path }) {
      document.cookie = `${name}=; path=${path}; max-age=0`;
    },
  };
}
