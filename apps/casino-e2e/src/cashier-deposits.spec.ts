import { expect, type Page } from '@playwright/test';
import { brazil, curacao, india } from './accounts.js';
import { sharedCasino } from './casinos.js';
import {
  amountField,
  arrivedTitle,
  button,
  chooseMethod,
  fetchBalance,
  openCashier,
  pay,
  pendingDeposit,
  word,
  texts,
} from './cashier.js';
import { atProvider } from './control.js';
import { test } from './journey-test.js';
import { balanceInCents } from './player.js';

/** Payment methods that show instructions and wait; how a first attempt fails, and what the player then sees. */
const waiting = [
  {
    method: 'crypto',
    radio: /^Crypto/,
    step: 'payments.crypto.qr',
    home: curacao,
    amount: '50',
    fill: (page: Page) => page.getByRole('radio', { name: /^Tron/ }).check({ force: true }),
    failure: 'expire',
    title: 'payments.note.cancelled',
    text: 'payments.error.PAYMENT_EXPIRED',
    seen: 'payments.crypto.seen',
  },
  {
    method: 'bank transfer',
    radio: /^Bank transfer/,
    step: 'payments.bank.reference',
    home: curacao,
    amount: '50',
    fill: () => Promise.resolve(),
    failure: 'fail',
    title: 'payments.note.rejected',
    text: 'payments.error.PROVIDER_ERROR',
  },
  {
    method: 'UPI',
    radio: /^UPI/,
    step: 'payments.upi.qr',
    home: india,
    amount: '2500',
    fill: () => Promise.resolve(),
    failure: 'expire',
    title: 'payments.note.cancelled',
    text: 'payments.error.PAYMENT_EXPIRED',
  },
  {
    method: 'Pix',
    radio: /^Pix/,
    step: 'payments.pix.qr',
    home: brazil,
    amount: '150',
    fill: (page: Page) => page.getByLabel(word('payments.cpf.label')).fill('529.982.247-25'),
    failure: 'decline',
    title: 'payments.note.declined',
    text: 'payments.error.TRANSACTION_FAILED',
  },
] as const;

for (const { method, radio, step, home, amount, fill, failure, title, text, ...more } of waiting)
  test(`a deposit by ${method} waits; a failed one shows why, the next survives a reload and settles`, async ({
    page,
    request,
  }) => {
    const toDo = page
      .getByText(word(step))
      .or(page.getByRole('img', { name: word(step) }))
      .first();
    await openCashier(page, home);
    await chooseMethod(page, radio);
    await fill(page);
    await amountField(page).fill(amount);
    await pay(page).click();
    await expect(toDo).toBeVisible();
    const first = await pendingDeposit(page);
    await atProvider(request, sharedCasino, first, failure);
    const outcome = page.getByRole('dialog');
    await expect(outcome.getByText(word(text))).toBeVisible();
    expect(await fetchBalance(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText(word(title))).toBeVisible();

    // The entered values are still there.
    await pay(page).click();
    // The words of the step may be in the note about the first attempt too.
    await expect(
      page.getByRole('heading', { name: word('payments.waiting.title').split('{{')[0] ?? '' }),
    ).toBeVisible();
    await page.goto('/deposit');
    await button(page, 'payments.pending.resume').click();
    await expect(toDo).toBeVisible();
    const second = await pendingDeposit(page);
    if ('seen' in more) {
      // In the network, then confirmed once.
      await atProvider(request, sharedCasino, second, 'seen');
      await atProvider(request, sharedCasino, second, 'seen');
      await expect(page.getByText(word(more.seen))).toBeVisible();
    }
    await atProvider(request, sharedCasino, second, 'confirm');
    await page.waitForURL(/modal=deposit-success/);
    await expect.poll(() => balanceInCents(page, texts)).toBe(Number(amount) * 100);
    // Money that arrives after the time to pay still belongs to the player.
    if (failure === 'expire') {
      await atProvider(request, sharedCasino, first, 'confirm');
      await expect.poll(() => balanceInCents(page, texts)).toBe(Number(amount) * 200);
    }
  });

const onProvidersPage = [
  { method: 'online banking', radio: /^Online banking/ },
  { method: 'Skrill', radio: /^Skrill/ },
];
const decisions = [
  {
    decision: 'decline',
    modal: /modal=deposit-decline/,
    text: 'payments.error.TRANSACTION_FAILED',
    money: 0,
  },
  { decision: 'cancel', modal: /modal=deposit-cancel/, text: 'payments.error.PAYMENT_ABANDONED', money: 0 },
];
for (const { method, radio } of onProvidersPage)
  test(`a deposit by ${method} returns from the provider with its outcome: declined, cancelled, confirmed`, async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const payAndDecide = async (decision: string) => {
      await chooseMethod(page, radio);
      await pay(page).click();
      await page.waitForURL(/payment-provider/);
      await page.locator(`button[name="decision"][value="${decision}"]`).click();
    };
    await openCashier(page);
    for (const { decision, modal, text, money } of decisions) {
      await payAndDecide(decision);
      await page.waitForURL(modal);
      await expect(dialog.getByText(word(text))).toBeVisible();
      expect(await fetchBalance(page)).toBe(money);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await payAndDecide('confirm');
    await page.waitForURL(/modal=deposit-success/);
    // The provider's message may arrive after its payer: until then the dialog waits.
    await expect(arrivedTitle(page, '€25.00')).toBeVisible();
    expect(await fetchBalance(page)).toBe(25);
    await page.goto('/casino');
    await expect.poll(() => balanceInCents(page, texts)).toBe(2_500);
  });
