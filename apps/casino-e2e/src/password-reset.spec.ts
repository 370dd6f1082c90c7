import { expect, type Page } from '@playwright/test';
import { openAccount } from './accounts.js';
import { identityCasino } from './casinos.js';
import { changeSettings, messageTo, settingsOfOld } from './control.js';
import { test } from './journey-test.js';
import { logIn } from './player.js';
import { getTexts } from './words.js';

const texts = getTexts('en');
const { word } = texts;
const dialog = (page: Page) => page.getByRole('dialog');
const emailField = (page: Page) => dialog(page).getByRole('textbox', { name: texts.email, exact: true });
const pressed = (page: Page, key: string) =>
  dialog(page)
    .getByRole('button', { name: word(key), exact: true })
    .click();

test.use({ baseURL: identityCasino.shell });
test.afterEach(({ request }) => settingsOfOld(request));

test('by email: the link sets a new password once, and the login accepts it', async ({ page, request }) => {
  const account = await openAccount(request, identityCasino);
  await page.goto('/casino?modal=login');
  await dialog(page)
    .getByRole('button', { name: word('auth.login.forgot') })
    .click();
  // The login dialog is closing meanwhile: its email field is not the right one.
  await expect(page.getByRole('dialog', { name: word('auth.reset.title') })).toBeVisible();
  await emailField(page).fill(account.email);
  await pressed(page, 'auth.reset.submit.email');
  await expect(dialog(page).getByText(word('auth.reset.sent.title')).first()).toBeVisible();
  const { link } = await messageTo(request, account.email, 'reset-password');
  await page.goto(link ?? '');
  const password = dialog(page).getByLabel(word('form.newPassword.label'), { exact: true });
  await password.fill('short');
  await pressed(page, 'auth.reset.new.submit');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('New-harbour-26!');
  await pressed(page, 'auth.reset.new.submit');
  await pressed(page, 'auth.reset.done.login');
  await expect(page).toHaveURL(/\/casino\?modal=login$/);
  await logIn(page, texts, { email: account.email, password: 'New-harbour-26!' });
  await page.context().clearCookies();
  await page.goto(link ?? '');
  await dialog(page).getByLabel(word('form.newPassword.label'), { exact: true }).fill('Another-harbour-27!');
  await pressed(page, 'auth.reset.new.submit');
  await expect(dialog(page).getByText(word('auth.reset.expired.title')).first()).toBeVisible();
});

test('by SMS: a wrong code is counted, the right one sets a new password', async ({ page, request }) => {
  await changeSettings(request, { useSMSResetPassword: true });
  const phone = `97${String(Date.now()).slice(-6)}`;
  await request.post(`${identityCasino.shell}/api/user/sign-up`, {
    headers: { origin: identityCasino.shell },
    data: {
      registrationMode: 'phone',
      phoneCode: '599',
      phone,
      password: 'Harbour-25!',
      dateOfBirth: '1990-04-12',
      countryCode: 'CW',
      currencyCode: 'EUR',
      isAdult: true,
      termsAccepted: true,
    },
  });
  await page.goto('/casino?modal=forgot-password');
  // Its label, unforced: the dialog moves while it opens.
  const byPhone = dialog(page).getByRole('radio', { name: word('form.phone.label'), exact: true });
  await byPhone.locator('xpath=ancestor-or-self::label').click();
  await expect(byPhone).toBeChecked();
  await dialog(page).getByLabel(word('ui.phoneCode'), { exact: true }).selectOption('599');
  await dialog(page)
    .getByRole('textbox', { name: word('form.phone.label'), exact: true })
    .fill(phone);
  await pressed(page, 'auth.reset.submit.phone');
  const { code } = await messageTo(request, `+599${phone}`, 'reset-code');
  const wrong = code === '000000' ? '111111' : '000000';
  await dialog(page).getByLabel(word('auth.reset.code.label'), { exact: true }).fill(wrong);
  await dialog(page).getByLabel(word('form.newPassword.label'), { exact: true }).fill('New-harbour-26!');
  await pressed(page, 'auth.reset.new.submit');
  await expect(dialog(page).getByText(/4 attempts are left/)).toBeVisible();
  await dialog(page)
    .getByLabel(word('auth.reset.code.label'), { exact: true })
    .fill(code ?? '');
  await pressed(page, 'auth.reset.new.submit');
  await pressed(page, 'auth.reset.done.login');
  await expect(page).toHaveURL(/\/casino\?modal=login$/);
});

test('a used verification link leads to the notice, which sends another', async ({ page, request }) => {
  const account = await openAccount(request, identityCasino);
  const { link } = await messageTo(request, account.email, 'verify-email');
  await page.goto(link ?? '');
  await pressed(page, 'auth.verify.done.login');
  await expect(page).toHaveURL(/\/casino\?modal=login$/);
  await page.goto('/?modal=verify-email&code=of-nobody');
  await expect(page).toHaveURL(/\/\?modal=verify-email-expired$/);
  await page.reload();
  await emailField(page).fill(account.email);
  await pressed(page, 'auth.verify.send');
  await expect(dialog(page).getByText(word('auth.verify.sent.title')).first()).toBeVisible();
});

test('an account whose address must be verified sees that, and can log in afterwards', async ({
  page,
  request,
}) => {
  await changeSettings(request, { verifyEmailStatusOnLogin: true });
  const account = await openAccount(request, identityCasino);
  await page.goto('/casino?modal=login');
  await emailField(page).fill(account.email);
  await dialog(page).getByLabel(texts.password, { exact: true }).fill(account.password);
  await pressed(page, 'auth.login.submit');
  await expect(dialog(page).getByText(word('auth.problem.notVerified.title'))).toBeVisible();
  await pressed(page, 'auth.verify.send.again');
  await expect(dialog(page).getByText(word('auth.verify.sent.title')).first()).toBeVisible();
  const { link } = await messageTo(request, account.email, 'verify-email');
  await page.goto(link ?? '');
  await pressed(page, 'auth.verify.done.login');
  await logIn(page, texts, account);
});
