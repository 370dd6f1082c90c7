import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { curacao } from './accounts.js';
import { word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { finishRound, gameFrame, gameText, spinButton } from './game.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';
import { logInToPlay } from './protecting.js';

const textsIn = (folder: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../reference-game/src', folder, 'locales/en.json'), 'utf8'),
  ) as Record<string, string>;
const fairness = textsIn('fairness');
const verifier = textsIn('verify');

interface Round {
  spin: { grid: string[][] };
  fairness: { serverSeedHash: string; clientSeed: string; nextServerSeedHash: string };
}

/** Plays a round in the open game, shows it to its end, and returns it as its server settled it. */
async function play(page: Page): Promise<Round> {
  const settled = page.waitForResponse(
    (response) => response.url().includes('/api/game-table/round') && response.ok(),
  );
  await expect(spinButton(page, 'en')).toBeEnabled();
  await spinButton(page, 'en').click();
  const { data } = (await (await settled).json()) as { data: Round };
  await finishRound(page);
  return data;
}

/** Opens the fairness part of the game's dialog. */
async function openFairness(page: Page): Promise<Locator> {
  const frame = gameFrame(page);
  await frame.getByRole('button', { name: gameText('bar.info') }).click();
  await frame.getByRole('button', { name: gameText('info.fairness') }).click();
  const section = frame.getByRole('region', { name: fairness.title ?? '' });
  await expect(section).toBeInViewport();
  return section;
}

/** The symbols that the verifier shows for the paid spin, from the left reel, each from the top. */
async function shownGrid(page: Page): Promise<string[][]> {
  const sources = await page
    .getByRole('table', { name: verifier['spin.paid'] ?? '' })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const symbols = sources.map((source) => /(symbol-\d|scatter)/.exec(source)?.[0] ?? '');
  return [0, 1, 2, 3, 4].map((reel) => [0, 1, 2].map((row) => symbols[row * 5 + reel] ?? ''));
}

/** Follows a link that opens another tab. */
async function follow(page: Page, link: Locator): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await link.click();
  return popup;
}

test('a guest plays a demo, and draws its rounds again from their seeds', async ({ page }) => {
  await page.goto('/play/cherry-harbour?mode=demo');
  const round = await play(page);
  const section = await openFairness(page);
  await expect(section.getByText(fairness['check.checked'] ?? '')).toBeVisible();
  await expect(section.getByText(round.fairness.nextServerSeedHash)).toBeVisible();

  const tab = await follow(page, section.getByRole('link'));
  await expect(tab.getByText(verifier['hash.match'] ?? '').first()).toBeVisible();
  expect(await shownGrid(tab)).toEqual(round.spin.grid);

  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  await tab.getByLabel(verifier.clientSeed ?? '', { exact: true }).fill('another seed');
  await expect(async () => expect(await shownGrid(tab)).not.toEqual(round.spin.grid)).toPass();
  await tab.getByLabel(verifier.serverSeed ?? '', { exact: true }).fill('ab'.repeat(32));
  await expect(tab.getByText(verifier['hash.mismatch'] ?? '').first()).toBeVisible();
  await tab.getByRole('button', { name: verifier.submit ?? '' }).click();
  await expect(tab).toHaveURL(/another%20seed/);
  // Pictures of the new grid may be loaded; nothing else is.
  expect(requests.filter((url) => !url.endsWith('.svg'))).toEqual([]);
  await tab.close();

  await section.getByLabel(fairness.clientSeed ?? '', { exact: true }).fill('Glück');
  await section.getByRole('button', { name: fairness['clientSeed.save'] ?? '' }).click();
  await expect(section.getByText(fairness['clientSeed.characters'] ?? '').first()).toBeVisible();
  await section.getByLabel(fairness.clientSeed ?? '', { exact: true }).fill('Lucky 7!');
  await section.getByRole('button', { name: fairness['clientSeed.save'] ?? '' }).click();
  await gameFrame(page)
    .getByRole('button', { name: gameText('info.close') })
    .click();
  const next = await play(page);
  expect(next.fairness.clientSeed).toBe('Lucky 7!');
  expect(next.fairness.serverSeedHash).toBe(round.fairness.nextServerSeedHash);
});

test('a player draws an earlier round again from the history', async ({ page }) => {
  const { token } = await logInToPlay(page);
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.goto('/play/cherry-harbour');
  const round = await play(page);
  await page.goto('/profile/transactions?kind=casino&period=all');
  const link = page.getByRole('link', { name: word('wallet.verify') }).first();
  const tab = await follow(page, link);
  await expect(tab.getByText(verifier['hash.missing'] ?? '').first()).toBeVisible();
  expect(await shownGrid(tab)).toEqual(round.spin.grid);
  await tab.getByLabel(verifier.serverSeedHash ?? '', { exact: true }).fill(round.fairness.serverSeedHash);
  await expect(tab.getByText(verifier['hash.match'] ?? '').first()).toBeVisible();
});
