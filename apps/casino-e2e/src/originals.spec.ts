import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { curacao } from './accounts.js';
import { sharedCasino } from './casinos.js';
import { gameFrame } from './game.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';
import { logInToPlay } from './protecting.js';

const textsIn = (folder: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../reference-game/src', folder, 'locales/en.json'), 'utf8'),
  ) as Record<string, string>;
const texts = textsIn('originals');
const fairness = textsIn('fairness');
const verifier = textsIn('verify');
const options = textsIn('play-options');

/** Matches a text of the originals, whatever fills its places. */
const named = (key: string) => new RegExp(`^${(texts[key] ?? key).replaceAll(/\{\w+\}/g, '.+')}$`);
const button = (page: Page, key: string) => gameFrame(page).getByRole('button', { name: named(key) });
/** Returns an amount such as `€1.20` in cents. */
const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100);
const balance = (page: Page) => gameFrame(page).locator('.o-balance bdi');

async function openWithMoney(page: Page, slug: string): Promise<void> {
  const { token } = await logInToPlay(page);
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.goto(`/play/${slug}`);
  await expect(balance(page)).toHaveText('€50.00');
}

/** Opens the rules and follows the link of the last round to the page that draws it again. */
async function verifyLastRound(page: Page): Promise<Page> {
  const frame = gameFrame(page);
  await frame.locator('.o-fair, .o-fair-short').filter({ visible: true }).click();
  await expect(frame.getByText(fairness['check.checked'] ?? '').first()).toBeVisible();
  const popup = page.waitForEvent('popup');
  await frame
    .getByRole('link', { name: (fairness['verify.label'] ?? '').split('{')[0] ?? '' })
    .first()
    .click();
  const tab = await popup;
  await expect(tab.getByText(verifier['hash.match'] ?? '').first()).toBeVisible();
  return tab;
}

test('a player rolls dice with the keyboard, and draws the roll again', async ({ page }) => {
  await openWithMoney(page, 'glass-dice');
  const frame = gameFrame(page);
  const slider = frame.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Over 51.01');
  await button(page, 'dice.roll').focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByText(texts['dice.rolled'] ?? '')).toBeVisible();
  const rolled = await frame.locator('.d-number').innerText();
  expect(await balance(page).innerText()).not.toBe('€50.00');
  const tab = await verifyLastRound(page);
  // The verifier leaves out zeros at the end.
  await expect(
    tab.getByText((verifier['original.dice'] ?? '').replace('{number}', String(Number(rolled)))).first(),
  ).toBeVisible();
});

test('rounds that start by themselves stop at the limit of their player, and do not go on after a reload', async ({
  page,
}) => {
  await openWithMoney(page, 'glass-dice');
  const frame = gameFrame(page);
  // One roll in a hundred wins.
  await frame.getByRole('textbox', { name: texts['dice.chance'] ?? '' }).fill('1');
  await page.keyboard.press('Enter');
  await frame.getByRole('button', { name: options['options'] ?? '' }).click();
  const pick = (group: string, place: number) =>
    frame
      .getByRole('group', { name: options[group] ?? '' })
      .getByRole('radio')
      .nth(place)
      .check({ force: true });
  await pick('auto.rounds', 3);
  await pick('auto.loss', 0);
  await pick('auto.win', 0);
  await frame.getByRole('button', { name: options['auto.start'] ?? '' }).click();
  const stop = frame.getByRole('button', { name: options['auto.stop'] ?? '' });
  await expect(stop).toBeFocused();
  const status = frame.locator('.auto-status');
  // Five stakes may be lost, or a roll wins before.
  await expect(status.locator('.auto-what')).toHaveText(
    new RegExp(`^(${options['auto.ended.lossLimit'] ?? ''}|${options['auto.ended.singleWin'] ?? ''})$`),
  );
  await expect(stop).toBeHidden();
  const net = await status.locator('.auto-net').innerText();
  const change = cents(net) * (net.includes('−') ? -1 : 1);
  expect(change).toBeGreaterThanOrEqual(-100);
  const after = `€${((5_000 + change) / 100).toFixed(2)}`;
  await expect(balance(page)).toHaveText(after);
  await page.reload();
  await expect(button(page, 'dice.roll')).toBeVisible();
  await expect(stop).toBeHidden();
  await expect(balance(page)).toHaveText(after);
});

test('a round of mines survives a reload, and is paid when it is taken', async ({ page }) => {
  await openWithMoney(page, 'mines');
  const frame = gameFrame(page);
  const tiles = frame.locator('.m-tile');
  // One mine, so that the first tile is almost always a gem; a mine just begins another round.
  await button(page, 'mines.less').click();
  await button(page, 'mines.less').click();
  await expect(async () => {
    if (await button(page, 'mines.start').isVisible()) await button(page, 'mines.start').click();
    await tiles.first().focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'mines.take')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.reload();
  await expect(button(page, 'mines.take')).toBeVisible();
  await expect(tiles.first()).toHaveAccessibleName(named('mines.tile.gem'));
  await button(page, 'mines.take').click();
  await expect(frame.locator('.m-status')).toHaveText(named('mines.taken'));
  const tab = await verifyLastRound(page);
  await expect(tab.getByText((verifier['original.mines'] ?? '').split('{')[0] ?? '').first()).toBeVisible();
});

test('a guest drops balls in the demo of plinko', async ({ page }) => {
  await page.goto('/play/plinko?mode=demo');
  const frame = gameFrame(page);
  await frame.getByRole('button', { name: '8', exact: true }).click();
  await button(page, 'plinko.drop').click();
  await expect(frame.locator('.p-status')).toHaveText(named('plinko.landed'));
  await expect(frame.locator('.o-history li')).toHaveCount(1);
  const tab = await verifyLastRound(page);
  await expect(tab.getByText((verifier['original.plinko'] ?? '').split('{')[0] ?? '').first()).toBeVisible();
});

test('a player bets on crash, cashes out, and has the money', async ({ page }) => {
  await openWithMoney(page, 'skybreaker');
  const frame = gameFrame(page);
  const press = frame.locator('.o-play');
  const own = frame.locator('.c-own');
  let before = 0;
  // A round that crashes before the press is lost; then the next one counts.
  await expect(async () => {
    await expect(press).toHaveText(named('crash.bet'));
    before = cents(await balance(page).innerText());
    await press.click();
    await button(page, 'crash.takeNow').click({ timeout: 10_000 });
    await expect(frame.locator('.c-detail')).toHaveText(named('crash.out'), { timeout: 5_000 });
  }).toPass();
  const [staked = '', , paid = ''] = await own.getByRole('cell').allInnerTexts();
  const after = before - cents(staked) + cents(paid);
  await expect(balance(page)).toHaveText(`€${(after / 100).toFixed(2)}`);
  // The curve runs for two minutes at most.
  await expect(frame.locator('[data-phase="ended"]')).toBeVisible({ timeout: 150_000 });
  const tab = await verifyLastRound(page);
  await expect(tab.getByText((verifier['original.crash'] ?? '').split('{')[0] ?? '').first()).toBeVisible();
  await page.reload();
  await expect(balance(page)).toHaveText(`€${(after / 100).toFixed(2)}`);
});

test('the lobby lists the originals that can be played', async ({ page }) => {
  await page.goto('/casino');
  const originals = page.getByRole('region', { name: 'Originals', exact: true });
  for (const name of ['Glass Dice', 'Mines', 'Plinko', 'Skybreaker'])
    await expect(originals.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
});
