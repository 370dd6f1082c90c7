import { expect, type Page, type Route } from '@playwright/test';
import { curacao } from './accounts.js';
import { sharedCasino } from './casinos.js';
import { finishRound, gameFrame, gameText, spinButton } from './game.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';
import { logInToPlay } from './protecting.js';

const rounds = '**/api/game-table/round';

async function openGame(page: Page): Promise<void> {
  const { token } = await logInToPlay(page);
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.goto('/play/pearl-diver');
  await expect(spinButton(page, 'en')).toBeEnabled();
}

/** Lets a request reach the casino and loses its response; returns what the casino had responded. */
async function loseResponse(route: Route): Promise<{ roundId: string }> {
  const response = await route.fetch();
  expect(response.ok()).toBe(true);
  const { data } = (await response.json()) as { data: { roundId: string } };
  await route.abort('connectionfailed');
  return data;
}

test('a round whose response was lost is asked for again by itself, and is not played twice', async ({
  page,
}) => {
  await openGame(page);
  const lost: string[] = [];
  await page.route(rounds, async (route) => void lost.push((await loseResponse(route)).roundId), {
    times: 1,
  });
  const found = page.waitForResponse((response) => response.url().includes('/round') && response.ok());
  await spinButton(page, 'en').click();
  await expect(gameFrame(page).getByRole('alertdialog', { name: gameText('unsure.title') })).toBeVisible();
  const { data } = (await (await found).json()) as { data: { roundId: string } };
  expect([data.roundId]).toEqual(lost);
  await finishRound(page);
  await expect(gameFrame(page).getByRole('alertdialog')).toBeHidden();
});

test('a round whose response was lost is shown when the game is opened again', async ({ page }) => {
  await openGame(page);
  await page.route(rounds, async (route) => void (await loseResponse(route)), { times: 1 });
  await spinButton(page, 'en').click();
  await expect(gameFrame(page).getByRole('alertdialog', { name: gameText('unsure.title') })).toBeVisible();
  await page.reload();
  await expect(spinButton(page, 'en')).toBeEnabled();
  const start = gameText('found.played').split('{stake}')[0] ?? '';
  await expect(gameFrame(page).getByText(start).first()).toBeVisible();
  await page.reload();
  await expect(spinButton(page, 'en')).toBeEnabled();
  await expect(gameFrame(page).getByText(start)).toHaveCount(0);
});
