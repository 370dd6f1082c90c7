import { expect, type Page } from '@playwright/test';
import { india, openAccount, logInByCall } from './accounts.js';
import { button, chooseMethod, fetchBalance, sentence, word, texts } from './cashier.js';
import { payoutCasino } from './casinos.js';
import { aDayLater, submitControlForm } from './control.js';
import { test } from './journey-test.js';
import { balanceInCents } from './player.js';
import {
  accountWhoMayWithdraw,
  expectArrived,
  onTheWay,
  requestWithdrawal,
  setProfileName,
} from './withdrawing.js';

test.use({ baseURL: payoutCasino.shell });
const field = (page: Page, key: string) => page.getByLabel(word(`payments.withdraw.field.${key}`));
const bankFields = async (page: Page, bankCode: string) => {
  const name = field(page, 'fullName');
  if (await name.isEditable()) await name.fill('Marlon Statia');
  await field(page, 'accountNumber').fill('5010 0123 4567');
  await field(page, 'bankCode').fill(bankCode);
};

/** How each form is filled in; limits are those of the reference casino. */
const checkedByHand = [
  { radio: /^Skrill/, fill: () => Promise.resolve() },
  {
    radio: /^Crypto/,
    fill: async (page: Page) => {
      await field(page, 'network').selectOption('trc20');
      await field(page, 'walletAddress').fill('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8');
    },
  },
  {
    radio: /^Bank transfer/,
    fill: async (page: Page) => {
      await bankFields(page, 'ABNANL2A');
      // The account has no name to compare the payee with.
      await expect(page.getByText(word('payments.withdraw.payee.title'))).toBeVisible();
    },
  },
  {
    radio: /^Visa/,
    fill: (page: Page) =>
      expect(field(page, 'cardId').getByRole('option', { selected: true })).toHaveText(/4242/),
  },
];
const byItself = [
  { radio: /^Bank transfer/, amount: '2000', fill: (page: Page) => bankFields(page, 'HDFC0001234') },
  {
    radio: /^Netbanking/,
    amount: '1500',
    fill: (page: Page) => field(page, 'bankName').fill('HDFC Bank'),
  },
  { radio: /^UPI/, amount: '700', fill: (page: Page) => field(page, 'upiId').fill('marlon@okaxis') },
];

test('withdrawals by Skrill, crypto, bank and a saved card are checked, approved and arrive', async ({
  page,
}) => {
  await logInByCall(
    page.request,
    payoutCasino,
    await accountWhoMayWithdraw(page.request, undefined, { withCard: true }),
  );
  const before = await fetchBalance(page);
  await page.goto('/withdraw');
  for (const [index, { radio, fill }] of checkedByHand.entries()) {
    await chooseMethod(page, radio);
    await fill(page);
    const id = await requestWithdrawal(page, `${511 + index}`);
    await expect(onTheWay(page, id).locator('[aria-current="step"]')).toContainText(
      word('payments.withdraw.stage.checked'),
    );
    await submitControlForm(page.request, payoutCasino, `withdrawals/${id}/approve`);
    await expect(onTheWay(page, id).locator('[aria-current="step"]')).toContainText(
      word('payments.withdraw.stage.sent'),
    );
  }
  await expect.poll(() => balanceInCents(page, texts)).toBe(Math.round((before - 2_050) * 100));
  await aDayLater(page.request);
  await expectArrived(page, [/511\.00/, /512\.00/, /513\.00/, /514\.00/]);
  expect(await fetchBalance(page)).toBe(before - 2_050);
});

test('withdrawals by IFSC, netbanking and UPI are approved automatically and arrive', async ({ page }) => {
  const account = await accountWhoMayWithdraw(page.request, india);
  await setProfileName(page.request, payoutCasino, account, { firstName: 'Marlon', lastName: 'Statia' });
  await logInByCall(page.request, payoutCasino, account);
  const before = await fetchBalance(page);
  await page.goto('/withdraw');
  for (const { radio, amount, fill } of byItself) {
    await chooseMethod(page, radio);
    await fill(page);
    const id = await requestWithdrawal(page, amount);
    await expect(onTheWay(page, id)).toContainText(word('payments.withdraw.pending.automatic'));
  }
  await aDayLater(page.request);
  await expectArrived(page, [/2,000/, /1,500/, /700/]);
  expect(await fetchBalance(page)).toBe(before - 4_200);
});

test('a withdrawal that is cancelled, rejected or not delivered is refunded to the balance, with the reason', async ({
  page,
}) => {
  await logInByCall(page.request, payoutCasino, await accountWhoMayWithdraw(page.request));
  await page.goto('/withdraw');
  const before = await balanceInCents(page, texts);
  const expectBack = () => expect.poll(() => balanceInCents(page, texts)).toBe(before);
  await chooseMethod(page, /^Skrill/);

  const own = await requestWithdrawal(page, '600');
  await expect.poll(() => balanceInCents(page, texts)).toBe(before - 60_000);
  await button(onTheWay(page, own), 'payments.withdraw.pending.cancel').click();
  await button(page.getByRole('alertdialog'), 'payments.withdraw.cancel.confirm').click();
  await expect(
    page.getByText(sentence('payments.withdraw.cancel.done', { amount: '€600.00' })),
  ).toBeVisible();
  await expectBack();

  const rejected = await requestWithdrawal(page, '601');
  const reason = 'The account is not in your name.';
  await submitControlForm(page.request, payoutCasino, `withdrawals/${rejected}/reject`, { reason });
  await expect(
    page.getByText(sentence('payments.withdraw.returned.rejected', { amount: '€601.00' })),
  ).toBeVisible();
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expectBack();

  const failed = await requestWithdrawal(page, '602');
  await submitControlForm(page.request, payoutCasino, `withdrawals/${failed}/approve`);
  await submitControlForm(page.request, payoutCasino, `withdrawals/${failed}/fail`);
  await expect(
    page.getByText(sentence('payments.withdraw.returned.failed', { amount: '€602.00' })),
  ).toBeVisible();
  await expect(page.getByText(word('payments.withdraw.returned.text.failed'))).toBeVisible();
  await expectBack();
});

test('a new player sees what is missing before a withdrawal, and how to provide it', async ({ page }) => {
  await logInByCall(page.request, payoutCasino, await openAccount(page.request, payoutCasino));
  await page.goto('/withdraw');
  await expect(page.getByText(word('payments.withdraw.condition.deposit.open'))).toBeVisible();
  await expect(button(page, 'payments.withdraw.submit')).toBeDisabled();
  await page
    .getByRole('main')
    .getByRole('link', { name: word('payments.withdraw.step.deposit'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL('/deposit');
});
