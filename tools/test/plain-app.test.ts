import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installProject, pack, root, run } from './packing.ts';

const place = mkdtempSync(join(tmpdir(), 'casino-kit-plain-app-'));
/** The first example of a library's README, as a module. */
function exampleOf(library: string): string {
  const readme = readFileSync(join(root, 'libs', library, 'README.md'), 'utf8');
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (example === undefined) throw new Error(`the README of ${library} shows no example`);
  return example;
}

const page =
  '<!doctype html><html lang="en"><head><title>Brand</title><meta name="viewport" content="width=device-width"></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>';
const main = `import '@casino-kit/ui-theme-curacao/styles.css';
import '@casino-kit/ui/styles.css';
import '@casino-kit/player-fields/styles.css';
import '@casino-kit/auth/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CasinoProvider, createCasino } from '@casino-kit/provider';
import { cookieTokenStore, documentCookies, usePlayer } from '@casino-kit/session';
import { readSettings } from '@casino-kit/settings';
import { Entrance } from './auth-example.js';

const casino = createCasino({ coreUrl: '', backendUrl: '', socketUrl: null, tokens: cookieTokenStore(documentCookies(document)), language: () => 'en' });
const settings = readSettings({}, { today: '2026-01-01' });
function Page() {
  const [modal, go] = useState<string | null>('login');
  const player = usePlayer();
  return player === null ? <Entrance modal={modal} go={go} /> : <h1>Hello {player.getUser.nickname}</h1>;
}
createRoot(document.getElementById('root') as HTMLElement).render(
  <CasinoProvider casino={casino} settings={settings} i18n={{ code: 'en', texts: {} }}>
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
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built page and, under /api, as much of a backend as a login needs. */
function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = (status: number, data: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
    if (pathname === '/api/user/login')
      return answer(200, { success: true, data: { accessToken: 'a-token', userId: 7, lastLogin: null } });
    if (pathname === '/api/user/get-user-details')
      return request.headers.authorization === 'Bearer a-token' && request.headers['authorization2']
        ? answer(200, { success: true, data: player })
        : answer(403, { success: false, code: 'FORBIDDEN', message: 'Session expired' });
    if (pathname.startsWith('/api/'))
      return answer(200, { success: true, data: {}, countries: { rows: [] } });
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      return response.end(readFileSync(join(folder, file)));
    } catch {
      return response.end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('a plain Vite app outside the workspace', () => {
  const app = join(place, 'app');
  let browser: Browser;
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    installProject(app, {
      // What the README of auth names.
      archives: pack(['auth', 'provider', 'ui-theme-curacao'], place),
      files: {
        'index.html': page,
        'src/auth-example.tsx': exampleOf('auth'),
        'src/session-example.tsx': exampleOf('session'),
        'src/main.tsx': main,
      },
      tools: ['vite'],
      compilerOptions: { types: ['vite/client'] },
    });
    run('npx', ['vite', 'build', '--logLevel', 'warn'], app, { NODE_ENV: 'production' });
    server = await serve(join(app, 'dist'));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(place, { recursive: true, force: true });
  });

  it('type-checks the examples of both READMEs as they stand there', () => {
    expect(run('npx', ['tsc', '-p', '.'], app)).toBe('');
  });
  it('shows the login form, and who is signed in afterwards, with the token in a lax, secure cookie of 30 days', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(origin);
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Harbour-25!');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'accessToken');
    expect(cookie).toMatchObject({ value: 'a-token', sameSite: 'Lax', secure: true, path: '/' });
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await page.reload();
    await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
