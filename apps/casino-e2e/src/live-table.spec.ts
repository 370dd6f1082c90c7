import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { curacao, openAccount, logInByCall } from './accounts.js';
import { fetchBalance } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { gameFrame } from './game.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';

/** Longer than a round, its spin and the pause after it on a busy machine, in ms. */
const cycleMs = 120_000;

interface Guest {
  context: BrowserContext;
  page: Page;
}

/** Opens the table with 50 euro in a browser of its own. */
async function takeSeat(browser: Browser): Promise<Guest> {
  const context = await browser.newContext({ baseURL: sharedCasino.shell });
  const page = await context.newPage();
  const account = await openAccount(page.request, sharedCasino);
  await logInByCall(page.request, sharedCasino, account);
  const { token } = account;
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.goto('/play/harbour-roulette');
  await expect(spot(page, 'Red')).toBeVisible();
  return { context, page };
}

const spot = (page: Page, name: string) =>
  gameFrame(page).getByRole('button', { name: new RegExp(`^${name}, pays 1 to 1`) });
const readRoundNumber = async (page: Page) =>
  /Round ([\d,]+)/.exec(
    await gameFrame(page)
      .getByText(/Round [\d,]+/)
      .first()
      .innerText(),
  )?.[1];
const lastNumber = (page: Page) => gameFrame(page).getByText(/^Last: \d+ /);

/** Waits until bets have just been opened, so that there is time to place some. */
async function waitForBets(page: Page): Promise<void> {
  await expect(gameFrame(page).getByText('No more bets').first()).toBeVisible({ timeout: cycleMs });
  await expect(gameFrame(page).getByText('Place your bets').first()).toBeVisible({ timeout: cycleMs });
}

test('two players bet on one wheel; one loses the connection, and the round is paid all the same', async ({
  browser,
}) => {
  const [anna, ben] = await Promise.all([takeSeat(browser), takeSeat(browser)]);
  await waitForBets(anna.page);
  const round = await readRoundNumber(anna.page);
  await expect.poll(() => readRoundNumber(ben.page)).toBe(round);
  // Together they cover every number but the zero.
  await spot(anna.page, 'Red').click();
  await spot(ben.page, 'Black').click();
  for (const { page } of [anna, ben])
    await expect(gameFrame(page).getByText('Your bets, 1').first()).toBeVisible();
  await expect(gameFrame(anna.page).getByText('2 players in this round')).toBeAttached();

  await ben.context.setOffline(true);
  const paid = gameFrame(anna.page).getByText(/^(Pays back your bet|Pays |You won|No bet of yours won)/);
  await expect(paid.first()).toBeAttached({ timeout: cycleMs });
  await ben.context.setOffline(false);
  await expect(lastNumber(ben.page)).toHaveText(await lastNumber(anna.page).innerText(), {
    timeout: cycleMs,
  });

  const drawn = await lastNumber(anna.page).innerText();
  const [isRed, isZero] = [/ red,/.test(drawn), / green/.test(drawn)];
  await expect.poll(() => fetchBalance(anna.page)).toBe(isRed ? 51 : 49);
  await expect.poll(() => fetchBalance(ben.page)).toBe(isRed || isZero ? 49 : 51);
});
