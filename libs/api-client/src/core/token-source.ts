/**
 * Where the access token comes from. `epoch` grows with every login and logout, so that data of an old session can
 * be told from that of the new one.
 */
export interface TokenSource {
  /** Returns whether calls that need a token may be sent. */
  signedIn(): boolean;
  /**
   * Returns the token for the two authorization headers, or `null` when a server in between adds them from its own
   * cookie.
   */
  token(): string | null;
  epoch(): number;
  /**
   * Returns whether a request may be sent: the token is still that of the player whom this page shows. If another tab has
   * replaced or removed it, the session adopts what is stored now.
   */
  confirm?(): boolean;
  /**
   * Returns the name of this page's session for {@link sessionHeader}: a server that adds the token from its own cookie
   * refuses a call of a page that shows another player.
   */
  sessionId?(): string;
  /** Receives the name of the session that the server's cookie has now, if it is not this page's. */
  replaced?(sessionId: string): void;
}

/**
 * Header of a server that holds the token. A request names the session of its page in it. In a response it names the session
 * of the cookie when that is another one; with the status 409 nothing was forwarded.
 */
export const sessionHeader = 'casino-session';
/** The session of a page without a player. A call that names it is sent without a token. */
export const guestSession = 'guest';

/** For a guest. */
export const noToken: TokenSource = { signedIn: () => false, token: () => null, epoch: () => 0 };
