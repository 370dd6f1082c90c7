import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { type Casino } from './casinos.js';

/** A card no one else pays with, so that a hit can come from nowhere else. */
export const canary = { number: '6011000990139424', cvc: '739' };

/** Matches a number however it is grouped, its first twelve digits alone, and a code that stands alone. */
const grouped = new RegExp([...canary.number.slice(0, 12)].join(String.raw`[\s.-]?`));
const alone = new RegExp(String.raw`(?<![\w.-])${canary.cvc}(?![\w.-])`);
const holdsCanary = (text: string) => grouped.test(text) || alone.test(text);

/** Returns what a request sends: address and body in full; no headers with lengths or times, which may match a code. */
async function messagesBy(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).filter(
    ([name]) => !/^(content-length|if-|:)/.test(name),
  );
  return JSON.stringify([request.url(), request.postData(), headers]);
}

/**
 * Records from now on what the browser sends to a casino: requests and socket messages. The card
 * frame's endpoint is left out: it belongs to the payment provider, a separate company, which must get the number;
 * the last line counts those requests.
 */
export function listenForCards(context: BrowserContext, { shell, backend }: Casino) {
  const messages: Promise<string>[] = [];
  let tokenised = 0;
  const listenTo = (page: Page) =>
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => messages.push(Promise.resolve(payload.toString())));
    });
  context.pages().forEach(listenTo);
  context.on('page', listenTo);
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== shell && origin !== backend) return;
    if (!pathname.startsWith('/payment-provider/')) messages.push(messagesBy(request));
    else if (grouped.test(request.postData() ?? '')) tokenised += 1;
  });
  return {
    /** Returns how many requests sent the number to the provider. */
    tokenised: () => tokenised,
    /** Everything sent with the number or the code in it. */
    async received(): Promise<string[]> {
      const all = await Promise.all(messages);
      expect(all.length).toBeGreaterThan(0);
      return all.filter(holdsCanary);
    },
  };
}

/** Returns what a browser stores of a page with the number or the code in it. */
export async function keptByBrowser(page: Page): Promise<string[]> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const ofPage = await page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const cache = await caches.open(name);
      return [name, ...(await cache.keys()).map(({ url }) => url)];
    });
    return JSON.stringify([
      { ...sessionStorage },
      await Promise.all(entries),
      location.href,
      document.documentElement.outerHTML,
      performance.getEntries().map(({ name }) => name),
    ]);
  });
  const stored = [
    // The expiry of a cookie is a number too.
    ...cookies.map(({ name, value }) => `${name}=${value}`),
    ...origins.map((origin) => JSON.stringify(origin)),
    ofPage,
  ];
  return stored.filter(holdsCanary);
}

/** Returns the files of a backend's database that contain a text. */
export function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(text));
}
