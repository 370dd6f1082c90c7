/**
 * Compares pictures of the built product's pages with their baselines: a part of `npm run visual`. Backend, shell and browser
 * all stand at one instant, and what the backend draws by chance is the same in every run.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { startBuiltProduct } from '../start/built-product.mjs';
import { stopAll } from '../start/processes.mjs';
import { compareWith, endWholeRun, printCounts } from '../stories/src/baselines.ts';
import { pagesDrawn, pagesFolder, pageSizes } from '../stories/src/pages-drawn.ts';
import { instant } from './still-instant.mjs';

const [port, backendPort] = [4481, 4482];
const origin = `http://localhost:${port}`;
const stands = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'still-process.mjs')).href}`,
};
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens a page and resolves once nothing is loaded any more. */
async function show(page: Page, path: string): Promise<void> {
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.evaluate(() => document.fonts.ready);
}

/** Logs the demo player in, once for all pictures as each login is news, and returns the cookies. */
async function logIn(browser: Browser): Promise<BrowserState> {
  const context = await browser.newContext();
  const response = await context.request.post(`${origin}/api/user/login`, {
    headers: { origin },
    data: { email: 'marlon@casino.example', password: 'Harbour-2026!' },
  });
  if (!response.ok()) throw new Error(`The demo account could not log in: ${response.status()}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

const faults: string[] = [];
await startBuiltProduct({ backendPort, shells: [{ port, env: stands }], backendEnv: stands });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: browserArguments,
});
try {
  const states = { guest: { cookies: [], origins: [] }, player: await logIn(browser) };
  for (const viewport of pageSizes)
    for (const who of ['guest', 'player'] as const) {
      const context = await browser.newContext({
        viewport,
        storageState: states[who],
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      await context.clock.setFixedTime(instant);
      await context.addCookies([{ name: 'gameCookieConsent', value: 'accepted', url: origin }]);
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pagesDrawn[who])) {
        await show(page, path);
        const fault = await compareWith(`${pagesFolder}${who}-${name}.${viewport.width}`, () =>
          page.screenshot({ animations: 'disabled', caret: 'hide' }),
        );
        if (fault !== undefined) faults.push(`${who} ${path} at ${viewport.width}: ${fault}`);
      }
      await context.close();
    }
} finally {
  await browser.close();
  await stopAll();
}
for (const fault of faults) console.error(fault);
const isWhole = endWholeRun((name) => name.startsWith(pagesFolder));
printCounts();
process.exit(faults.length === 0 && isWhole ? 0 : 1);
