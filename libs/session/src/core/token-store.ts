import { type TokenSource } from '@casino-kit/api-client';

/** Keeps the access token for the client. `store` and `clear` start a new epoch. */
export interface TokenStore extends TokenSource {
  store(token: string): void;
  clear(): void;
}

/** How a cookie library is asked; js-cookie fits. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(
    name: string,
    value: string,
    options: { expires: number; sameSite: 'lax'; secure: boolean; path: string },
  ): unknown;
  remove(name: string, options: { path: string }): void;
}

export const accessTokenCookie = 'accessToken';
/** Lifetime of the access token cookie in days (§9). */
export const accessTokenDays = 30;

/** The library's own mode, for hosts without a server of ours: a lax, secure cookie of 30 days (§9, decisions 3). */
export function cookieTokenStore(cookies: CookieJar): TokenStore {
  let epoch = 0;
  return {
    signedIn: () => cookies.get(accessTokenCookie) !== undefined,
    token: () => cookies.get(accessTokenCookie) ?? null,
    epoch: () => epoch,
    store(token) {
      epoch += 1;
      cookies.set(accessTokenCookie, token, {
        expires: accessTokenDays,
        sameSite: 'lax',
        secure: true,
        path: '/',
      });
    },
    clear() {
      epoch += 1;
      cookies.remove(accessTokenCookie, { path: '/' });
    },
  };
}

/**
 * The shell's mode: its server holds the token in an HttpOnly cookie and adds the headers itself, so that no script can
 * read it. The browser only knows whether there is one.
 */
export function serverHeldTokenStore(signedInAtStart: boolean): TokenStore {
  let epoch = 0;
  let held = signedInAtStart;
  const become = (next: boolean) => {
    epoch += 1;
    held = next;
  };
  return {
    signedIn: () => held,
    token: () => null,
    epoch: () => epoch,
    store: () => become(true),
    clear: () => become(false),
  };
}
