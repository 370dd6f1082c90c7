import { type BrowserContext, expect } from '@playwright/test';
import { logInByCall } from './accounts.js';
import { sharedCasino } from './casinos.js';
import { test as journeyTest } from './journey-test.js';
import { languageFaults } from './language-faults.js';
import { offeredLanguages, getTexts, textsOnlyIn } from './words.js';

const demo = { email: 'anna@casino.example', password: 'Harbour-2026!' };
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The screens that a player needs words for most, each with the text of its heading. */
const guestScreens = [['/casino?modal=registration', 'auth.register.title']] as const;
const playerScreens = [
  ['/casino?modal=deposit', 'payments.title'],
  ['/withdraw', 'shell.withdraw'],
  ['/profile2/limits', 'responsible-gaming.limits.yours'],
  ['/cashback', 'cashback.title'],
] as const;

/** The visitor of this worker, once there is one. */
let visitor: BrowserContext | undefined;
/** One visitor looks at all languages of a worker: what was fetched and compiled for the first serves the others. */
const test = journeyTest.extend({
  context: async ({ browser }, use) => {
    visitor ??= await browser.newContext();
    await visitor.clearCookies({ name: /^(?!gameCookieConsent$)/ });
    await use(visitor);
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

test.describe.configure({ mode: 'parallel' });

for (const code of offeredLanguages)
  test(`the key screens fit and are whole in ${code}`, async ({ page, context }) => {
    const { word } = getTexts(code);
    const english = code === 'en' ? [] : textsOnlyIn('en', code);
    await context.addCookies([{ name: 'locale', value: code, url: sharedCasino.shell }]);
    const faults: string[] = [];
    const look = async (screens: readonly (readonly [string, string])[]) => {
      for (const [path, title] of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: word(title), exact: true }).first()).toBeVisible();
        for (const size of [desktop, phone]) {
          await page.setViewportSize(size);
          const found = await languageFaults(page, english);
          faults.push(...found.map((fault) => `${path} at ${size.width}: ${fault}`));
        }
        await page.setViewportSize(desktop);
      }
    };
    await look(guestScreens);
    await logInByCall(page.request, sharedCasino, demo);
    await look(playerScreens);
    expect(faults).toEqual([]);
  });
