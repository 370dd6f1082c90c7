import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { logInByCall } from './accounts.js';
import { type Casino } from './casinos.js';
import { type NewPlayer, createNewPlayer } from './player.js';

/** A casino in front of the plain server, which knows only §7 of the specification. */
export const plainCasino: Casino = {
  shell: 'http://localhost:5402',
  backend: 'http://localhost:5400',
  control: 'http://localhost:5401',
};

/** Controls what the plain server does next; returns its response. */
export async function controlPlainServer<T>(
  request: APIRequestContext,
  what: 'slow-user-check' | 'forbid-next' | 'money' | 'emit' | 'account',
  data: { email: string } & Record<string, unknown>,
): Promise<T> {
  const response = await request.post(`${plainCasino.control}/${what}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as T;
}

/** Opens an account with money in cents and that many deposits, and logs the browser in. */
export async function logInToPlainCasino(page: Page, { cents = 0, deposits = 0 } = {}): Promise<NewPlayer> {
  const player = createNewPlayer();
  const response = await page.request.post(`${plainCasino.backend}/api/user/sign-up`, {
    data: {
      email: player.email,
      password: player.password,
      firstName: 'Marlon',
      lastName: 'Statia',
      dateOfBirth: '1990-04-12',
      countryCode: 'CW',
      currencyCode: 'EUR',
      phoneCode: '599',
      phone: player.phone,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await controlPlainServer(page.request, 'money', { email: player.email, cents, deposits });
  await logInByCall(page.request, plainCasino, player);
  return player;
}

/** Waits until the page of a player is subscribed to events. */
export async function untilConnected(page: Page, { email }: NewPlayer): Promise<void> {
  await expect
    .poll(
      async () => (await controlPlainServer<{ sockets: number }>(page.request, 'account', { email })).sockets,
    )
    .toBeGreaterThan(0);
}
