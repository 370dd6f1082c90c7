import { type APIRequestContext, expect } from '@playwright/test';

/** Where the identity journeys run: a casino of their own, whose settings they change. */
export const identityShell = 'http://localhost:4392';
const backend = 'http://localhost:4393';

/** Changes settings of the brand as its operator does; `null` takes one back. */
export async function changeSettings(request: APIRequestContext, changes: object): Promise<void> {
  const answer = await request.post(`${backend}/control/settings/json`, { data: changes });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Takes back whatever a journey has changed. */
export function settingsOfOld(request: APIRequestContext): Promise<void> {
  return changeSettings(request, {
    use1ClickRegistration: null,
    emailPhoneRegistration: null,
    holdUserOnRegistration: null,
    useSMSResetPassword: null,
    verifyEmailStatusOnLogin: null,
  });
}

/** What support does to an account on the control page. */
export async function asSupport(
  request: APIRequestContext,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post(`${backend}/control/${path}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

interface Message {
  kind: string;
  link: string | null;
  code: string | null;
}

/** The newest message of a kind that was sent to an address or number. */
export async function messageTo(request: APIRequestContext, to: string, kind: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`${backend}/control/outbox?to=${encodeURIComponent(to)}`);
      const { messages } = (await answer.json()) as { messages: Message[] };
      found = messages.find((message) => message.kind === kind);
      return found?.kind;
    })
    .toBe(kind);
  return found as Message;
}

export interface Account {
  email: string;
  password: string;
  userId: string;
}

/** Opens an account by calls alone, for journeys that are about something else. */
export async function openAccount(request: APIRequestContext, email: string): Promise<Account> {
  const password = 'Harbour-25!';
  const answer = await request.post(`${backend}/api/user/sign-up`, {
    data: {
      email,
      password,
      dateOfBirth: '1990-04-12',
      countryCode: 'CW',
      currencyCode: 'EUR',
      isAdult: true,
      termsAccepted: true,
    },
  });
  const { data } = (await answer.json()) as { data: { createUser: { userId: string } } };
  return { email, password, userId: data.createUser.userId };
}

/** Signs a browser in by a call to the shell, which keeps the token. */
export async function signInByCall(
  request: APIRequestContext,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const answer = await request.post(`${identityShell}/api/user/login`, {
    headers: { origin: identityShell },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
