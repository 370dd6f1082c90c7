/**
 * Where the access token comes from. `epoch` grows with every sign-in and sign-out, so that data of an old session can
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
}

/** For a guest. */
export const noToken: TokenSource = { signedIn: () => false, token: () => null, epoch: () => 0 };
