import { CallError } from '@casino-kit/api-client';
import { signUp } from '@casino-kit/api-contract';
import { type Credentials, credentialsAfter } from './credentials.js';
import { type Entrance, type SignedIn, logInPlayer } from './log-in.js';
import { type SignUpBody } from './sign-up-payload.js';
import { factsForLogin } from './visitor.js';

/** An account that has just been opened. */
export interface NewAccount {
  /** `null` if the server does not send it. */
  userId: string | null;
  /** The identifier of the player: an address, a number with `+` and code, or a login name; `''` if it is unknown. */
  login: string;
  /** `''` for an account without one. */
  email: string;
  /** Credentials that the server generated for one click and never shows again. `null` if the player chose them. */
  credentials: Credentials | null;
  /** The sign-up asked for the name and the whole address, so that the profile lacks neither. */
  isProfileComplete: boolean;
}

/** What makes a profile complete: the name and address as in a document. */
const profileFields = ['firstName', 'lastName', 'address', 'zipCode', 'city', 'countryCode'] as const;

/**
 * How a registration ended; the account exists in every case.
 * - `ready`: the player is logged in.
 * - `held`: the brand holds new players (`holdUserOnRegistration`); they log in themselves.
 * - `unverified`: the brand requires a verified email first (`EMAIL_NOT_VERIFIED`); they open the link, then log in.
 * - `loginFailed`: the automatic login did not work; they log in themselves.
 */
export type RegistrationOutcome = NewAccount &
  (
    | { kind: 'ready'; signedIn: SignedIn }
    | { kind: 'held' }
    | { kind: 'unverified' }
    | { kind: 'loginFailed' }
  );

export interface RegistrationFlow {
  /** The setting `holdUserOnRegistration`. */
  hold: boolean;
  /** `loginOff` of the mirror domain: the token of sign-up is the player's. */
  loginOff: boolean;
  /** Returns the token of a reCAPTCHA for the login that follows. */
  recaptchaToken?: (() => Promise<string | undefined>) | undefined;
}

/**
 * Creates an account, then logs the player in (decisions 14): with the token of sign-up if login is off, otherwise by
 * a login with `afterReg`, unless the brand holds new players.
 * @throws CallError when the account could not be created.
 */
export async function registerPlayer(
  entrance: Entrance,
  body: SignUpBody,
  { hold, loginOff, recaptchaToken }: RegistrationFlow,
): Promise<RegistrationOutcome> {
  const response = await entrance.client.call(signUp, { body });
  const way = credentialsAfter(body, response);
  const account: NewAccount = {
    userId: response.createUser.userId,
    login: way?.login ?? '',
    email: body.email ?? '',
    credentials: response.credentials ?? null,
    isProfileComplete: profileFields.every((field) => Boolean(body[field])),
  };
  // An account without a known login, because the server did not return it, has only the token.
  const byToken = loginOff || (way === null && !hold);
  try {
    await entrance.session.signUp(response.accessToken, byToken);
    if (byToken) {
      const signedIn: SignedIn = {
        userId: account.userId,
        lastLogin: null,
        locale: null,
        cpnc: null,
        afterRegistration: true,
      };
      return { ...account, kind: 'ready', signedIn };
    }
    if (hold || way === null) return { ...account, kind: 'held' };
    const signedIn = await logInPlayer(entrance, {
      ...factsForLogin(body),
      email: way.login,
      password: way.password,
      recaptchaToken: await recaptchaToken?.(),
      afterReg: true,
    });
    return { ...account, kind: 'ready', signedIn };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { ...account, kind: error.code === 'EMAIL_NOT_VERIFIED' ? 'unverified' : 'loginFailed' };
  }
}
