import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { balanceInCents, somebodyNew } from './player.js';
import { wordsOf } from './words.js';

const words = wordsOf('en');
const backend = 'http://localhost:4391';

/** Opens an account that can pay in at once and signs the page in. */
async function signIn(
  page: Page,
  { countryCode = 'CW', currencyCode = 'EUR', phoneCode = '599' } = {},
): Promise<void> {
  const { email, password, phone } = somebodyNew();
  const phones: Record<string, string> = { '91': `98${phone}`, '55': `119${phone}` };
  const opened = await page.request.post(`${backend}/api/user/sign-up`, {
    data: {
      email,
      password,
      countryCode,
      currencyCode,
      phoneCode,
      phone: phones[phoneCode] ?? phone,
      dateOfBirth: '1990-04-12',
      isAdult: true,
      termsAccepted: true,
    },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  const answer = await page.request.post('/api/user/login', {
    headers: { origin: 'http://localhost:4390' },
    data: { email, password },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Has the provider tell what became of the payment that waits. */
async function atProvider(request: APIRequestContext, depositId: string, outcome: string): Promise<void> {
  const answer = await request.post(`${backend}/control/payments/${depositId}`, { data: { outcome } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The id of the one deposit that is under way. */
async function pendingDeposit(page: Page): Promise<string> {
  const answer = await page.request.get('/api/user/pending-deposits', {
    headers: { origin: 'http://localhost:4390' },
  });
  const { data } = (await answer.json()) as { data: { deposits: { depositId: string }[] } };
  const [deposit] = data.deposits;
  if (deposit === undefined) throw new Error('no deposit is under way');
  return deposit.depositId;
}

const chooseMethod = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
const pay = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Pay / });

const waiting = [
  {
    method: 'crypto',
    radio: /^Crypto/,
    step: words.word('payments.crypto.qr'),
    account: {},
    fill: (page: Page) => page.getByRole('radio', { name: /^Tron/ }).check({ force: true }),
    outcomes: ['confirm'],
  },
  {
    method: 'bank transfer',
    radio: /^Bank transfer/,
    step: words.word('payments.bank.reference'),
    account: {},
    fill: () => Promise.resolve(),
    outcomes: ['confirm'],
  },
  {
    method: 'UPI',
    radio: /^UPI/,
    step: words.word('payments.upi.qr'),
    account: { countryCode: 'IN', currencyCode: 'INR', phoneCode: '91' },
    fill: () => Promise.resolve(),
    outcomes: ['confirm'],
  },
  {
    method: 'Pix',
    radio: /^Pix/,
    step: words.word('payments.pix.qr'),
    account: { countryCode: 'BR', currencyCode: 'BRL', phoneCode: '55' },
    fill: (page: Page) => page.getByLabel(/CPF/).fill('529.982.247-25'),
    outcomes: ['confirm'],
  },
];

for (const { method, radio, step, account, fill, outcomes } of waiting)
  test(`a deposit by ${method} waits, is there again after a reload, and settles by itself`, async ({
    page,
    request,
  }) => {
    await signIn(page, account);
    await page.goto('/deposit');
    await chooseMethod(page, radio);
    await fill(page);
    const amount = page.getByRole('textbox', { name: /amount/i });
    await amount.fill(
      account.currencyCode === 'INR' ? '2500' : account.currencyCode === 'BRL' ? '150' : '50',
    );
    await pay(page).click();
    await expect(
      page
        .getByText(step)
        .or(page.getByRole('img', { name: step }))
        .first(),
    ).toBeVisible();
    await page.goto('/deposit');
    await page.getByRole('button', { name: words.word('payments.pending.resume'), exact: true }).click();
    await expect(
      page
        .getByText(step)
        .or(page.getByRole('img', { name: step }))
        .first(),
    ).toBeVisible();
    const before = await balanceInCents(page, words);
    const id = await pendingDeposit(page);
    for (const outcome of outcomes) await atProvider(request, id, outcome);
    await expect.poll(() => balanceInCents(page, words)).toBeGreaterThan(before);
  });

for (const { decision, modal, grows } of [
  { decision: 'confirm', modal: /modal=deposit-success/, grows: true },
  { decision: 'decline', modal: /modal=deposit-decline/, grows: false },
  { decision: 'cancel', modal: /modal=deposit-cancel/, grows: false },
])
  test(`a deposit on the provider's page comes back with its outcome (${decision})`, async ({ page }) => {
    await signIn(page);
    await page.goto('/deposit');
    await chooseMethod(page, /^Online banking/);
    await pay(page).click();
    await page.waitForURL(/payment-provider/);
    await page.locator(`button[name="decision"][value="${decision}"]`).click();
    await page.waitForURL(modal);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/casino');
    await expect.poll(() => balanceInCents(page, words)).toBe(grows ? 2_500 : 0);
  });

test('a withdrawal is asked for, seen on its way, and taken back', async ({ page }) => {
  const answer = await page.request.post('/api/user/login', {
    headers: { origin: 'http://localhost:4390' },
    data: { email: 'marlon@casino.example', password: 'Harbour-2026!' },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/withdraw');
  await chooseMethod(page, /^Skrill/);
  const before = await balanceInCents(page, words);
  await page
    .getByLabel(/Amount/, { exact: false })
    .first()
    .fill('600');
  await page.getByRole('button', { name: words.word('payments.withdraw.submit') }).click();
  await page.getByRole('button', { name: words.word('payments.withdraw.confirm.send') }).click();
  await expect.poll(() => balanceInCents(page, words)).toBe(before - 60_000);
  await page.getByRole('button', { name: words.word('payments.withdraw.pending.cancel') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.word('payments.withdraw.cancel.confirm') })
    .click();
  await expect.poll(() => balanceInCents(page, words)).toBe(before);
  await page.goto('/profile/transactions?kind=withdrawal');
  await expect(page.getByRole('cell', { name: /600\.00/ }).first()).toBeVisible();
});

test('a new player reads what is missing before money can go out, and the way to it', async ({ page }) => {
  await signIn(page);
  await page.goto('/withdraw');
  await expect(page.getByText(words.word('payments.withdraw.condition.deposit.open'))).toBeVisible();
  await expect(page.getByRole('button', { name: words.word('payments.withdraw.submit') })).toBeDisabled();
  await page
    .getByRole('main')
    .getByRole('link', { name: words.word('payments.withdraw.step.deposit'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL('/deposit');
});
