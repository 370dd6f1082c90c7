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
}
interface Fixtures {
  casino: Casino;
  visitor: Visitor;
  /** Opens an account that can deposit at once, by calls alone. */
  account: Account;
}

/** Playwright's runner with a browser of any engine. What was on the screen is saved when a journey fails. */
export const test = base.extend<Options & Fixtures>({
  engine: ['chromium', { option: true }],
  device: ['desktop', { option: true }],
  // Playwright requires the empty pattern of a fixture that depends on no other.
  // oxlint-disable-next-line no-empty-pattern
  casino: async ({}, provide) => {
    const casino = process.env['ENGINES_CASINO'];
    if (casino === undefined) throw new Error('the casino was not started');
    await provide(JSON.parse(casino) as Casino);
  },
  visitor: async ({ engine, device, casino }, provide, testInfo) => {
    const driver = await launch(engine, { device });
    try {
      const visitor = createVisitor(driver, casino.shell);
      await visitor.open('/health');
      await driver.run(`document.cookie = 'gameCookieConsent=accepted; path=/; samesite=strict'`);
      await provide(visitor);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('screen.png');
        await driver.picture(path);
        await testInfo.attach(`screen at ${await driver.address()}`, { path, contentType: 'image/png' });
      }
    } finally {
      await driver.close();
    }
  },
  account: ({ request, casino }, provide) => openAccount(request, casino).then(provide),
});

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
