import { type APIRequestContext, test as base } from '@playwright/test';
import { openAccount, type Account } from '../src/accounts.js';
import { type Casino } from '../src/casinos.js';
import { textsOf } from '../src/words.js';
import { type Driver, type Engine, type Launch, type Device } from './driver.js';
import { launchPuppeteer } from './puppeteer-driver.js';
import { createVisitor, type Visitor } from './visitor.js';
import { launchWebKit } from './webkit-driver.js';

export const { word } = textsOf('en');

/** Returns a text with its placeholders filled in. */
export const sentence = (key: string, places: Readonly<Record<string, string>>): string =>
  word(key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '');

/** Starts an engine with nothing stored. */
export function launch(engine: Engine, options: Launch): Promise<Driver> {
  if (engine === 'webkit') return launchWebKit(options);
  return launchPuppeteer(engine === 'firefox' ? 'firefox' : 'chrome', options);
}

interface Options {
  engine: Engine;
  device: Device;
  /** Whether the browser blocks the storage of third parties, in a private window. */
  strict: boolean;
  /** Which of the casinos: on plain http, or behind TLS with its games on another site. */
  connection: 'plain' | 'secure';
}
interface Fixtures {
  casino: Casino;
  visitor: Visitor;
  /** Opens an account that can deposit at once, by calls alone. */
  account: Account;
  /** The same, with the browser logged in. */
  player: Account;
}

/** Playwright's runner with a browser of any engine. What was on the screen is saved when a journey fails. */
export const test = base.extend<Options & Fixtures>({
  engine: ['chromium', { option: true }],
  device: ['desktop', { option: true }],
  strict: [false, { option: true }],
  connection: ['plain', { option: true }],
  casino: async ({ connection }, use) => {
    const casinos = JSON.parse(process.env['ENGINES_CASINOS'] ?? '{}') as Record<string, Casino>;
    const casino = casinos[connection];
    if (casino === undefined) throw new Error('the casinos were not started');
    await use(casino);
  },
  visitor: async ({ engine, device, strict, casino }, use, testInfo) => {
    const driver = await launch(engine, { device, strict });
    try {
      const visitor = createVisitor(driver, casino.shell);
      await visitor.open('/health');
      const attributes = `path=/; samesite=strict${casino.shell.startsWith('https') ? '; secure' : ''}`;
      await driver.run(`document.cookie = 'gameCookieConsent=accepted; ${attributes}'`);
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('screen.png');
        await driver.picture(path);
        await testInfo.attach(`screen at ${await driver.address()}`, { path, contentType: 'image/png' });
      }
    } finally {
      await driver.close();
    }
  },
  account: ({ request, casino }, use) => openAccount(request, casino).then(use),
  player: async ({ visitor, account }, use) => {
    await logInByCall(visitor, account);
    await use(account);
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
export async function moneyOf(
  request: APIRequestContext,
  { backend }: Casino,
  account: Account,
): Promise<number> {
  const url = `${backend}/api/user/get-user-details`;
  const { userWallet } = await read<{ userWallet: { amount: string } }>(request, url, account);
  return Number(userWallet.amount);
}

/** Returns how many bets and payouts of games a player has. */
export async function betsOf(
  request: APIRequestContext,
  { backend }: Casino,
  account: Account,
): Promise<number> {
  const url = `${backend}/api/user/transactions?kind=casino&pageNo=1&limit=10`;
  const { transactions } = await read<{ transactions: { count: number } }>(request, url, account);
  return transactions.count;
}
