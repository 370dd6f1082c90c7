import { type APIRequestContext, test as base } from '@playwright/test';
import { openAccount, type Account } from '../src/accounts.js';
import { type Casino } from '../src/casinos.js';
import { getTexts } from '../src/words.js';
import { type Browser, type Device, type Engine, type Launch } from './driver.js';
import { launchPuppeteer } from './puppeteer-driver.js';
import { createVisitor, type Visitor } from './visitor.js';
import { launchWebKit } from './webkit-driver.js';

export const { word } = getTexts('en');

/** Returns a text with its placeholders filled in. */
export const sentence = (key: string, places: Readonly<Record<string, string>>): string =>
  word(key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');

function launch(engine: Engine, options: Launch): Promise<Browser> {
  if (engine === 'webkit') return launchWebKit(options);
  return launchPuppeteer(engine === 'firefox' ? 'firefox' : 'chrome', options);
}

interface WorkerFixtures {
  engine: Engine;
  device: Device;
  /** Whether the browser blocks the storage of third parties, in a private window. */
  strict: boolean;
  browserOfEngine: Browser;
}
interface Fixtures {
  /** Which of the casinos: on plain http, or behind TLS with its games on another site. */
  connection: 'plain' | 'secure';
  casino: Casino;
  /** A person with nothing stored but the answer to the cookie banner. */
  visitor: Visitor;
  /** Opens an account that can deposit at once, by calls alone. */
  account: Account;
  /** The same, with the browser logged in. */
  player: Account;
}

/**
 * Playwright's runner with a browser of any engine, started once for the journeys of a worker. What was on the screen is
 * saved when a journey fails.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  device: ['desktop', { option: true, scope: 'worker' }],
  strict: [false, { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine, device, strict }, provide) => {
      const browser = await launch(engine, { device, strict });
      try {
        await provide(browser);
      } finally {
        await browser.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  connection: ['plain', { option: true }],
  casino: async ({ connection }, provide) => {
    const casinos = JSON.parse(process.env['ENGINES_CASINOS'] ?? '{}') as Record<string, Casino>;
    const casino = casinos[connection];
    if (casino === undefined) throw new Error(`the casino "${connection}" was not started`);
    await provide(casino);
  },
  visitor: async ({ browserOfEngine, casino }, provide, testInfo) => {
    const driver = await browserOfEngine.openFresh();
    const visitor = createVisitor(driver, casino.shell);
    await visitor.open('/health');
    const attributes = `path=/; samesite=strict${casino.shell.startsWith('https') ? '; secure' : ''}`;
    await driver.run(`document.cookie = 'gameCookieConsent=accepted; ${attributes}'`);
    await provide(visitor);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath('screen.png');
    await driver.picture(path);
    await testInfo.attach(`screen at ${await driver.address()}`, { path, contentType: 'image/png' });
  },
  account: ({ request, casino }, provide) => openAccount(request, casino).then(provide),
  player: async ({ visitor, account }, provide) => {
    await logInByCall(visitor, account);
    await provide(account);
  },
});

/** Logs the browser in by a call of its own, on a page of the shell without content. */
export async function logInByCall(
  { driver }: Visitor,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const body = JSON.stringify(JSON.stringify({ email, password }));
  const status = await driver.run<number>(
    `fetch('/api/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${body} }).then((response) => response.status)`,
  );
  if (status !== 200) throw new Error(`the login was answered with ${status}`);
}

/** Calls the backend for a player. */
async function read<T>(request: APIRequestContext, url: string, { token }: Account): Promise<T> {
  const response = await request.get(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

/** Returns the real balance on the server, in major units. */
export async function fetchBalance(
  request: APIRequestContext,
  { backend }: Casino,
  account: Account,
): Promise<number> {
  const url = `${backend}/api/user/get-user-details`;
  const { userWallet } = await read<{ userWallet: { amount: string } }>(request, url, account);
  return Number(userWallet.amount);
}

/** Returns how many bets and payouts of games a player has. */
export async function fetchBetCount(
  request: APIRequestContext,
  { backend }: Casino,
  account: Account,
): Promise<number> {
  const url = `${backend}/api/user/transactions?kind=casino&pageNo=1&limit=10`;
  const { transactions } = await read<{ transactions: { count: number } }>(request, url, account);
  return transactions.count;
}
