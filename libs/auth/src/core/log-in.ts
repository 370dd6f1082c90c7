import { type ApiClient } from '@casino-kit/api-client';
import { type EndpointData, type EndpointInput, type LastLogin, login } from '@casino-kit/api-contract';
import { type Session } from '@casino-kit/session';

export type LoginBody = EndpointInput<typeof login>['body'];
/** `email` is an email address, a login name, or `+` with calling code and number (§7). */
export type LoginCredentials = Pick<LoginBody, 'email' | 'password'>;

/** A player who has just logged in. */
export interface SignedIn {
  /** `null` if the server does not send it. */
  userId: string | null;
  /** The login before this one; `null` for the first (§3). */
  lastLogin: LastLogin | null;
  /** Wire code of the language of the account, `null` if the server names none. */
  locale: string | null;
  /** Campaign of the account. */
  cpnc: string | null;
  /** Whether the account was created just before. */
  afterRegistration: boolean;
}

export interface Entrance {
  client: ApiClient;
  session: Pick<Session, 'signIn' | 'signUp'>;
}

/**
 * Logs a player in (§7 login): the call, then the session with its token.
 * @throws CallError when the server rejects, cannot be reached, or the player's details cannot be read; no player is
 * then logged in.
 */
export async function logInPlayer({ client, session }: Entrance, body: LoginBody): Promise<SignedIn> {
  return enter(session, await client.call(login, { body }), body.afterReg);
}

/** Starts the session that a response to a login opened. @throws CallError when the player's details cannot be read */
export async function enter(
  session: Pick<Session, 'signIn'>,
  { accessToken, userId, lastLogin, locale, cpnc }: EndpointData<typeof login>,
  afterReg = false,
): Promise<SignedIn> {
  await session.signIn(accessToken);
  return {
    userId: userId ?? null,
    lastLogin: lastLogin ?? null,
    locale: locale ?? null,
    cpnc: cpnc ?? null,
    afterRegistration: afterReg,
  };
}
