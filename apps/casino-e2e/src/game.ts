import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const texts = (code: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../reference-game/src/locales', `${code}.json`), 'utf8'),
  ) as Record<string, string>;
const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** The game's frame on the play screen. */
export const gameFrame = (page: Page) => page.frameLocator('main iframe');

/** The button that starts a round, whatever it costs. */
export const spinButton = (page: Page, locale: string) =>
  gameFrame(page).getByRole('button', {
    name: new RegExp((texts(locale)['bar.spin'] ?? '').replace('{stake}', '.*')),
  });

/** The button that plays one of the free spins of a bonus, of which so many are left. */
export const freeSpinButton = (page: Page, left: number) =>
  gameFrame(page).getByRole('button', {
    name: (texts('en')['bar.freeSpin'] ?? '').replace('{left}', String(left)),
  });

/** Plays one round for money in the open game and waits until it is over; gives stake and payout in cents, as the server settled them. */
export async function playOneRound(page: Page, locale: string): Promise<{ stake: number; payout: number }> {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/game-table/round') && response.request().method() === 'POST',
  );
  await expect(spinButton(page, locale)).toBeEnabled({ timeout: 20_000 });
  await spinButton(page, locale).click();
  const { data } = (await (await answer).json()) as { data: { stake: string; payout: string } };
  return { stake: cents(data.stake), payout: cents(data.payout) };
}
