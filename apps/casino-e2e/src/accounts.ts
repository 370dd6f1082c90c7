import { type APIRequestContext, expect } from '@playwright/test';
import { type Casino } from './casinos.js';
import { createNewPlayer, unusedDigits } from './player.js';

export interface Account {
  email: string;
  password: string;
  userId: string;
  /** The access token of the sign-up, for calls to the backend itself. */
  token: string;
}

/** Where a player lives and pays, with mobile numbers of that place: a deposit requires one. */
export interface Home {
  countryCode: string;
  currencyCode: string;
  phoneCode: string;
  /** The digits of a mobile number before the last five. */
  mobile: string;
}
export const curacao: Home = { countryCode: 'CW', currencyCode: 'EUR', phoneCode: '599', mobile: '951' };
export const india: Home = { countryCode: 'IN', currencyCode: 'INR', phoneCode: '91', mobile: '98950' };
export const brazil: Home = { countryCode: 'BR', currencyCode: 'BRL', phoneCode: '55', mobile: '119950' };

/**
 * Opens an account by calls alone, for journeys about something else. It has everything that a deposit requires, but a name,
 * by which policies ask the exclusion register.
 */
export async function openAccount(
  request: APIRequestContext,
  { backend }: Casino,
  { mobile, ...home }: Home & { firstName?: string; lastName?: string } = curacao,
): Promise<Account> {
  const { email, password } = createNewPlayer();
  const response = await request.post(`${backend}/api/user/sign-up`, {
    data: {
      email,
      password,
      ...home,
      phone: `${mobile}${unusedDigits()}`,
      dateOfBirth: '1990-04-12',
      isAdult: true,
      termsAccepted: true,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as {
    data: { accessToken: string; createUser: { userId: string } };
  };
  return { email, password, userId: data.createUser.userId, token: data.accessToken };
}

/** Logs a browser in by a call to the shell, which stores the token. */
export async function logInByCall(
  request: APIRequestContext,
  { shell }: Casino,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const response = await request.post(`${shell}/api/user/login`, {
    headers: { origin: shell },
    data: { email, password },
  });
  expect(response.ok(), await response.text()).toBe(true);
}
