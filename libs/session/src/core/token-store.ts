import { guestSession, type TokenSource } from '@casino-kit/api-client';
import { type CookieJar } from './cookie-jar.js';

/** Holds the access token for the client. `store`, `clear` and `adopt` start a new epoch. */
export interface TokenStore extends TokenSource {
  store(token: string): void;
  clear(): void;
  /**
   * Adopts what this browser holds now, after another tab has changed it. A store that cannot see that adopts the session of
   * this name.
   */
  adopt?(sessionId?: string): void;
  /**
   * Calls the listener when a request shows that this browser holds another token than that of this page, with the name of its
   * session where this store cannot see the token.
   */
  onReplaced?(listener: (sessionId?: string) => void): void;
}

export const accessTokenCookie = 'accessToken';
/** Lifetime of the access token cookie in days (§9). */
export const accessTokenDays = 30;

/**
 * Creates the token store for hosts without a Casino Kit server: a lax, secure cookie of 30 days (§9, decisions
 * 3). All tabs read the same cookie. A token that another tab stored or removed starts a new epoch here as well; no request is
 * sent with it before it is adopted.
 */
export function cookieTokenStore(cookies: CookieJar): TokenStore {
  let epoch = 0;
  let known = cookies.get(accessTokenCookie);
  let adopted = known;
  let notify: () => void = () => undefined;
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
      adopted = token;
    },
    clear() {
      cookies.remove(accessTokenCookie, { path: '/' });
      become(undefined);
      adopted = undefined;
    },
    adopt() {
      adopted = held();
    },
    confirm() {
      if (held() === adopted) return true;
      notify();
      return false;
    },
    onReplaced(listener) {
      notify = listener;
    },
  };
}

/**
 * Creates the token store of the shell: its server holds the token in an HttpOnly cookie and adds the headers itself,
 * so that no script can read it. The browser knows only the name of its session, which it sends with every call:
 * `sessionId` is that of the page, `null` for a guest; in place of a token, a login returns the name of its session.
 */
export function serverHeldTokenStore(sessionId: string | null): TokenStore {
  let epoch = 0;
  let held = sessionId ?? guestSession;
  // The cookie outlives the session here until the server has responded to the logout.
  let left: string | null = null;
  let notify: (sessionId: string) => void = () => undefined;
  const become = (next: string) => {
    epoch += 1;
    held = next;
    left = null;
  };
  return {
    signedIn: () => held !== guestSession,
    token: () => null,
    epoch: () => epoch,
    sessionId: () => held,
    store: become,
    clear() {
      const last = held;
      become(guestSession);
      left = last;
    },
    adopt: (next = '') => become(next),
    replaced(next) {
      if (next !== held && next !== left) notify(next);
    },
    onReplaced(listener) {
      notify = listener;
    },
  };
}
