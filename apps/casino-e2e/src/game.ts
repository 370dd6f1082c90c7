import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const texts = (code: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../reference-game/src/locales', `${code}.json`), 'utf8'),
  ) as Record<string, string>;
const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Returns a text of the game in English; places such as `{stake}` are not filled. */
export const gameText = (key: string): string => texts('en')[key] ?? '';

/** Returns the game's frame on the play screen. */
export const gameFrame = (page: Page) => page.frameLocator('main iframe');

/** Returns the button that starts a round, whatever it costs. */
export const spinButton = (page: Page, locale: string) =>
  gameFrame(page).getByRole('button', {
    name: new RegExp((texts(locale)['bar.spin'] ?? '').replace('{stake}', '.*')),
  });

/** Returns the button that plays one of the remaining free spins of a bonus. */
export const freeSpinButton = (page: Page, left: number) =>
  gameFrame(page).getByRole('button', {
    name: (texts('en')['bar.freeSpin'] ?? '').replace('{left}', String(left)),
  });

const inGame = (page: Page, key: string, places: Readonly<Record<string, string>> = {}) =>
  gameFrame(page).getByRole('button', {
    name: Object.entries(places).reduce(
      (text, [place, value]) => text.replace(`{${place}}`, value),
      texts('en')[key] ?? '',
    ),
  });

export const raiseBet = (page: Page) => inGame(page, 'bar.raiseBet').click();

/** Opens the offer of the game's free spins and buys them at their price. */
export async function buyFreeSpins(page: Page, cost: string): Promise<void> {
  const offer = inGame(page, 'buy.open', { cost });
  // For a moment after a dialog has closed, the browser sends the pointer's events to the frame's element, not into it.
  await expect(async () => {
    await offer.hover();
    expect(await offer.evaluate((button) => button.matches(':hover'))).toBe(true);
  }).toPass();
  await offer.click();
  await inGame(page, 'buy.take', { cost }).click();
}

/** Resolves with the next settled round of the open game, as its server returns it; amounts are in major units. */
export async function settledRound(page: Page): Promise<{ stake: string; freeSpins: object[] }> {
  const settled = await page.waitForResponse(
    (response) => response.url().includes('/api/game-table/round') && response.ok(),
  );
  const { data } = (await settled.json()) as { data: { stake: string; freeSpins: object[] } };
  return data;
}

/** Skips the free spins that the round may have won, until the button of the next round is there. */
export async function finishRound(page: Page, ready = spinButton(page, 'en')): Promise<void> {
  const skip = inGame(page, 'free.skip');
  await expect(ready.or(skip).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(ready).toBeVisible();
}

/** Leaves a big win, which a press ends; with less motion there is none. */
async function leaveWin(page: Page): Promise<void> {
  const stage = gameFrame(page).locator('.win-stage');
  await expect(async () => {
    if ((await stage.count()) > 0) await stage.click();
    expect(await stage.count()).toBe(0);
  }).toPass();
}

/** Plays one round for money in the open game until it is settled; returns its stake and payout in cents. */
export async function playOneRound(
  page: Page,
  locale: string,
): Promise<{ roundId: string; stake: number; payout: number }> {
  const settled = page.waitForResponse(
    (response) => response.url().includes('/api/game-table/round') && response.request().method() === 'POST',
  );
  await leaveWin(page);
  await expect(spinButton(page, locale)).toBeEnabled();
  await spinButton(page, locale).click();
  const { data } = (await (await settled).json()) as {
    data: { roundId: string; stake: string; payout: string };
  };
  return { roundId: data.roundId, stake: cents(data.stake), payout: cents(data.payout) };
}
