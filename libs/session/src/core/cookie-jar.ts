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

/** Returns the cookies of a document, for hosts without a cookie library: `documentCookies(document)`. */
export function documentCookies(document: { cookie: string }): CookieJar {
  return {
    get(name) {
      const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
      return found === undefined ? undefined : decoded(found.slice(name.length + 1));
    },
    set(name, value, { expires, sameSite, secure, path }) {
      const age = expires * secondsOfDay;
      document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${age}; samesite=${sameSite}${secure ? '; secure' : ''}`;
    },
    remove(name, { path }) {
      document.cookie = `${name}=; path=${path}; max-age=0`;
    },
  };
}
