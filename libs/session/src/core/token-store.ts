import { type TokenSource } from '@casino-kit/api-client';
import { type CookieJar } from './cookie-jar.js';

/** Holds the access token for the client. `store`, `clear` and `adopt` start a new epoch. */
export interface TokenStore extends TokenSource {
  store(token: string): void;
  clear(): void;
  /** Adopts the sign-in of another tab, which this store cannot see: it is now signed in as well. */
  adopt?(): void;
}

export const accessTokenCookie = 'accessToken';
/** Lifetime of the access token cookie in days (§9). */
export const accessTokenDays = 30;

/**
 * Creates the token store for hosts without a Casino Kit server: a lax, secure cookie of 30 days (§9, decisions
 * 3). All tabs read the same cookie. A token that another tab stored or removed starts a new epoch here as well.
 */
export function cookieTokenStore(cookies: CookieJar): TokenStore {
  let epoch = 0;
  let known = cookies.get(accessTokenCookie);
  const become = (token: string | undefined) => {
    known = token;
    epoch += 1;
  };
  const held = () => {
    const token = cookies.get(accessTokenCookie);
    if (token !== known) become(token);
    return token;
  };
  return {
    signedIn: () => held() !== undefined,
    token: () => held() ?? null,
    epoch() {
      held();
      return epoch;
    },
    store(token) {
      cookies.set(accessTokenCookie, token, {
        expires: accessTokenDays,
        sameSite: 'lax',
        secure: true,
        path: '/',
      });
      become(token);
    },
    clear() {
      cookies.remove(accessTokenCookie, { path: '/' });
      become(undefined);
    },
  };
}

/**
 * Creates the token store of the shell: its server holds the token in an HttpOnly cookie and adds the headers itself,
 * so that no script can read it. The browser only knows whether a token exists.
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
    adopt: () => become(true),
  };
}
