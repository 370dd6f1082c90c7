import { expect } from '@playwright/test';
import { curacao } from './accounts.js';
import { amountField, arrivedTitle, button, chooseMethod, pay, sentence, word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { test } from './journey-test.js';
import { untilHydrated } from './player.js';
import {
  countClicks,
  exclusionSteps,
  expectQuiet,
  limitField,
  setWeekly,
  logInToPlay,
} from './protecting.js';
import { keepCard } from './withdrawing.js';

test('setting a deposit limit takes no more clicks from the lobby than a deposit with a saved card', async ({
  page,
}) => {
  const { token } = await logInToPlay(page);
  await keepCard(page.request, sharedCasino, token, curacao.currencyCode);
  const footer = page.getByRole('contentinfo');
  const dialog = page.getByRole('dialog');
  const atLobby = async () => {
    await page.goto('/casino');
    await untilHydrated(page.getByRole('main').getByRole('link').first());
    return countClicks();
  };

  const deposit = await atLobby();
  await deposit.click(
    page.getByRole('banner').getByRole('link', { name: word('shell.deposit'), exact: true }),
  );
  const saved = dialog.getByRole('radio', { name: /ending 4242/ });
  await expect(saved).toBeVisible();
  if (!(await saved.isChecked())) await deposit.click(saved);
  await deposit.click(dialog.getByRole('button', { name: /^Pay / }));
  // What the player's bank asks is not of this site.
  await page.waitForURL(/payment-provider\/3ds/);

  const limit = await atLobby();
  await limit.click(footer.getByRole('link', { name: word('shell.footer.depositLimit'), exact: true }));
  await limitField(page).fill('200');
  await limit.click(setWeekly(page, '200'));
  await expect(page.getByText(word('responsible-gaming.limits.updated'))).toBeVisible();

  const exclusion = await atLobby();
  await exclusion.click(footer.getByRole('link', { name: word('shell.footer.break'), exact: true }).last());
  for (const step of exclusionSteps(page, 'P1Y')) await exclusion.click(step);
  await expect(button(page, 'responsible-gaming.confirm.self-exclusion')).toBeVisible();

  // oxlint-disable-next-line no-console -- the figures are what this journey is for
  console.log(
    `clicks from the lobby: deposit ${deposit.clicks()}, deposit limit ${limit.clicks()}, exclusion up to its confirmation ${exclusion.clicks()}`,
  );
  expect(limit.clicks()).toBeLessThanOrEqual(deposit.clicks());
  // One more confirms it.
  expect(exclusion.clicks() + 1).toBeLessThanOrEqual(4);
});

test('a weekly deposit limit keeps wrong input, stops a larger deposit with what is left, and is lowered at once', async ({
  page,
}) => {
  await logInToPlay(page);
  await page.goto('/profile2/limits?set=deposit-weekly');
  const dialog = page.getByRole('dialog');
  for (const [typed, key] of [
    ['abc', 'unreadable'],
    ['-5', 'notPositive'],
    ['10.123', 'decimals_other'],
  ] as const) {
    await limitField(page).fill(typed);
    await button(dialog, 'responsible-gaming.set.submit').click();
    const text = sentence(`responsible-gaming.amount.${key}`, { currency: 'EUR', count: '2' });
    await expect(limitField(page)).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')));
    await expect(limitField(page)).toHaveValue(typed);
  }
  await limitField(page).fill('20');
  await setWeekly(page, '20').click();
  await expect(page.getByText(word('responsible-gaming.limits.updated'))).toBeVisible();

  await page.goto('/deposit');
  await chooseMethod(page, /^Skrill/);
  await amountField(page).fill('25');
  // Said before anything is sent, and the server refuses it too.
  const leaves = (left: string) => page.getByText(sentence('payments.own.exceeded', { left }));
  await expect(leaves('€20.00')).toBeVisible();
  await pay(page).click();
  await expect(page.getByRole('link', { name: word('payments.own.change.weekly') })).toBeVisible();
  await amountField(page).fill('20');
  await pay(page).click();
  await page.waitForURL(/payment-provider/);
  await page.locator('button[name="decision"][value="confirm"]').click();
  await expect(arrivedTitle(page, '€20.00')).toBeVisible();

  await page.goto('/profile2/limits?set=deposit-weekly');
  await limitField(page).fill('10');
  await expect(dialog.getByText(word('responsible-gaming.change.lower'))).toBeVisible();
  await setWeekly(page, '10').click();
  await expect(page.getByText(word('responsible-gaming.limits.updated'))).toBeVisible();
  await page.goto('/deposit');
  await chooseMethod(page, /^Skrill/);
  await amountField(page).fill('20');
  await expect(leaves('€0.00')).toBeVisible();
});

test('an exclusion says what is lost before, closes deposits and play, and leaves withdrawals open', async ({
  page,
}) => {
  await logInToPlay(page);
  await page.goto('/profile2/freeze-account');
  for (const step of exclusionSteps(page, 'P1Y')) await step.click({ force: true });
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(word('responsible-gaming.confirm.withdraw'))).toBeVisible();
  await expect(question.getByText(word('shell.freeze.noBonus'))).toBeVisible();
  const confirm = button(question, 'responsible-gaming.confirm.self-exclusion');
  await confirm.click();
  await expect(
    page.getByRole('heading', { name: word('responsible-gaming.running.self-exclusion') }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  for (const closed of ['/deposit', '/play/book-of-tides', '/promotions', '/casino']) {
    await page.goto(closed);
    await expectQuiet(page, 'shell.quiet.closed');
  }
  await page.goto('/withdraw');
  await expect(page.getByText(word('payments.withdraw.excluded'))).toBeVisible();
});

test('a permanent exclusion is confirmed by its word alone', async ({ page }) => {
  await logInToPlay(page);
  await page.goto('/profile2/freeze-account');
  for (const step of exclusionSteps(page, 'permanent')) await step.click({ force: true });
  const question = page.getByRole('alertdialog');
  const asked = { word: word('responsible-gaming.exclusion.word') };
  const field = question.getByLabel(sentence('responsible-gaming.confirm.typeWord', asked));
  await field.fill('yes');
  await button(question, 'responsible-gaming.confirm.self-exclusion').click();
  await expect(question.getByText(sentence('responsible-gaming.confirm.wrongWord', asked))).toBeVisible();
  await field.fill(asked.word);
  await button(question, 'responsible-gaming.confirm.self-exclusion').click();
  await expect(
    page.getByRole('heading', { name: word('responsible-gaming.running.permanent') }),
  ).toBeVisible();
});
