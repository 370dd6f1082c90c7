import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, openAccount, logInByCall } from './accounts.js';
import { button, sentence, word } from './cashier.js';
import { sharedCasino } from './casinos.js';

/** Opens an account that can deposit at once and logs the page in. */
export async function logInToPlay(page: Page): Promise<Account> {
  const account = await openAccount(page.request, sharedCasino);
  await logInByCall(page.request, sharedCasino, account);
  return account;
}

/** Clicks and counts: what a person needs from one page to a goal. Typing is no click. */
export function countClicks(): { click: (goal: Locator) => Promise<void>; clicks: () => number } {
  let clicks = 0;
  return {
    // The box of a radio button or checkbox is drawn by its label.
    click: async (goal) => {
      await goal.click({ force: await goal.evaluate((element) => element instanceof HTMLInputElement) });
      clicks += 1;
    },
    clicks: () => clicks,
  };
}

const dialog = (page: Page) => page.getByRole('dialog');
/** Returns the amount in the form of a limit. */
export const limitField = (page: Page): Locator =>
  dialog(page).getByRole('textbox', { name: word('responsible-gaming.set.amount') });
/** Returns the button that sets a limit of these euro for a period. */
const setFor = (page: Page, period: 'daily' | 'weekly', amount: string): Locator =>
  dialog(page).getByRole('button', {
    name: sentence(`responsible-gaming.set.submit.${period}`, { amount: `€${amount}` }),
    exact: true,
  });
/** Returns the button that sets a limit of these euro a day. */
export const setDaily = (page: Page, amount: string): Locator => setFor(page, 'daily', amount);
/** Returns the button that sets a limit of these euro a week. */
export const setWeekly = (page: Page, amount: string): Locator => setFor(page, 'weekly', amount);

/** Returns the steps of a self-exclusion for a period, in their order, up to the confirmation. */
export const exclusionSteps = (page: Page, period: string): Locator[] => [
  page.getByRole('radio', { name: word(`responsible-gaming.exclusion.period.${period}`), exact: true }),
  button(page, 'responsible-gaming.selfExclusion.continue'),
];

/** Excludes the player for a year on the page of exclusions. */
export async function excludeForAYear(page: Page): Promise<void> {
  await page.goto('/profile2/freeze-account');
  for (const step of exclusionSteps(page, 'P1Y')) await step.click({ force: true });
  const question = page.getByRole('alertdialog');
  await button(question, 'responsible-gaming.confirm.self-exclusion').click();
  await expect(
    page.getByRole('heading', { name: word('responsible-gaming.running.self-exclusion') }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

/** Expects the calm page that an excluded player has in place of play, deposits and offers. */
export async function expectQuiet(
  page: Page,
  title: 'shell.quiet.closed' | 'shell.quiet.paused',
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: word(title) })).toBeVisible();
  await expect(page.getByRole('link', { name: word('shell.deposit'), exact: true })).toHaveCount(0);
}
