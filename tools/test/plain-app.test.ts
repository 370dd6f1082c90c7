import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponses, buildPlainApp, getExample, type PlainApp } from './plain-vite-app.ts';

const main = `import '@casino-kit/ui-theme-curacao/styles.css';
import '@casino-kit/ui/styles.css';
import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CasinoProvider, createCasino } from '@casino-kit/provider';
import { usePlayer } from '@casino-kit/session';
import { Entrance } from './auth-example.js';

const casino = createCasino({ url: '', socketUrl: null });
function Page() {
  const [modal, go] = useState<string | null>('login');
  const player = usePlayer();
  return player === null ? <Entrance modal={modal} go={go} /> : <h1>Hello {player.getUser.nickname}</h1>;
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <CasinoProvider casino={casino}>
    <Page />
  </CasinoProvider>,
);
`;

const player = {
  getUser: {
    userId: '7',
    email: 'ada@example.com',
    nickname: 'Ada',
    currencyCode: 'EUR',
    isEmailVerified: true,
  },
  userWallet: { amount: '10.00', nonCashAmount: '0.00', totalAmount: '10.00' },
};
/** The part of a backend that a login needs. */
const backend: ApiResponses = ({ pathname, headers }) => {
  if (pathname === '/api/user/login')
    return [200, { success: true, data: { accessToken: 'a-token', userId: 7, lastLogin: null } }];
  if (pathname === '/api/user/get-user-details')
    return headers.authorization === 'Bearer a-token' && headers['authorization2']
      ? [200, { success: true, data: player }]
      : [403, { success: false, code: 'FORBIDDEN', message: 'Session expired' }];
  return [200, { success: true, data: {}, countries: { rows: [] } }];
};

describe('a plain Vite app outside the workspace', () => {
  let app: PlainApp;
  beforeAll(async () => {
    app = await buildPlainApp({
      // The packages that the README of auth names.
      libraries: ['auth', 'provider', 'ui-theme-curacao'],
      files: {
        'src/auth-example.tsx': getExample('auth'),
        'src/session-example.tsx': getExample('session'),
        'src/main.tsx': main,
      },
      backend,
    });
  });
  afterAll(() => app.close());

  it('type-checks the examples of both READMEs unchanged', () => {
    expect(app.typeCheck()).toBe('');
  });
  it('shows the login form, then the logged-in player, with the token in a lax cookie of 30 days, not secure here', async () => {
    const context = await app.browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(app.origin);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Harbour-25!');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'accessToken');
    expect(cookie).toMatchObject({ value: 'a-token', sameSite: 'Lax', secure: false, path: '/' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await page.reload();
    await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
    expect(errors).toEqual([]);
  });
});
