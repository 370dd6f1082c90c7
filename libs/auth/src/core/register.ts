import { CallError } from '@casino-kit/api-client';
import { signUp } from '@casino-kit/api-contract';
import { type Entrance, type SignedIn, signInPlayer } from './sign-in.js';
import { type SignUpBody } from './sign-up-payload.js';
import { factsForLogin } from './visitor.js';

/**
 * How a registration ended; the account exists in every case.
 * - `ready`: the player is signed in.
 * - `held`: the brand holds new players (`holdUserOnRegistration`); they log in themselves.
 * - `loginFailed`: the automatic login did not work; they log in themselves.
 */
export type RegistrationOutcome = { email: string; userId: string } & (
  { kind: 'ready'; signedIn: SignedIn } | { kind: 'held' } | { kind: 'loginFailed' }
);

export interface RegistrationCourse {
  /** The setting `holdUserOnRegistration`. */
  hold: boolean;
  /** `loginOff` of the mirror domain: the token of sign-up is the player's. */
  loginOff: boolean;
  /** Gives the token of a reCAPTCHA for the login that follows. */
  recaptchaToken?: () => Promise<string | undefined>;
}

/**
 * Creates an account, then signs the player in (decisions 14): with the token of sign-up where login is off, else by a
 * login with `afterReg`, unless the brand holds new players.
 * @throws CallError when the account could not be created.
 */
export async function registerPlayer(
  entrance: Entrance,
  body: SignUpBody & { email: string; password: string },
  { hold, loginOff, recaptchaToken }: RegistrationCourse,
): Promise<RegistrationOutcome> {
  const { accessToken, createUser } = await entrance.client.call(signUp, { body });
  const account = { email: body.email, userId: createUser.userId };
  try {
    await entrance.session.signUp(accessToken, loginOff);
    if (loginOff) {
      const signedIn: SignedIn = {
        userId: account.userId,
        lastLogin: null,
        locale: null,
        cpnc: null,
        afterRegistration: true,
      };
      return { ...account, kind: 'ready', signedIn };
    }
    if (hold) return { ...account, kind: 'held' };
    const signedIn = await signInPlayer(entrance, {
      ...factsForLogin(body),
      email: body.email,
      password: body.password,
      recaptchaToken: await recaptchaToken?.(),
      afterReg: true,
    });
    return { ...account, kind: 'ready', signedIn };
  } catch (error) {
    if (error instanceof CallError) return { ...account, kind: 'loginFailed' };
    throw error;
  }
}
