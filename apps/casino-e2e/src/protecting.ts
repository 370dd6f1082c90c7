import { type Locator, type Page } from '@playwright/test';
import { type Account, openAccount, signInByCall } from './accounts.js';
import { button, word } from './cashier.js';
import { sharedCasino } from './casinos.js';

/** Opens an account that can deposit at once and logs the page in. */
export async function signInToPlay(page: Page): Promise<Account> {
  const account = await openAccount(page.request, sharedCasino);
  await signInByCall(page.request, sharedCasino, account);
  return account;
}

/** Clicks and counts: what a person needs from one page to a goal. Typing is no click. */
export function countClicks(): { click: (goal: Locator) => Promise<void>; clicks: () => number } {
  let clicks = 0;
  return {
    // The box of a radio button or checkbox is drawn by its label.
    click: async (goal) => {
      await goal.click({ force: (await goal.getAttribute('type')) !== null });
      clicks += 1;
    },
    clicks: () => clicks,
  };
}

const dialog = (page: Page) => page.getByRole('dialog');
/** Returns the amount in the form of a limit. */
export const limitField = (page: Page): Locator =>
  dialog(page).getByRole('textbox', { name: word('responsible-gaming.set.amount') });
/** Returns the button that sets a limit of these euro a week. */
export const setWeekly = (page: Page, amount: string): Locator =>
  dialog(page).getByRole('button', {
    name: word('responsible-gaming.set.submit.weekly').replace('{{amount}}', `€${amount}`),
    exact: true,
  });

/** Returns the steps of a self-exclusion for a period, in their order, up to the confirmation. */
export const exclusionSteps = (page: Page, period: string): Locator[] => [
  page.getByRole('radio', { name: word(`responsible-gaming.exclusion.period.${period}`), exact: true }),
  page.getByRole('checkbox'),
  button(page, 'responsible-gaming.selfExclusion.continue'),
];
