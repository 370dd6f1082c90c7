import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { identityCasino } from './casinos.js';
import { changeSettings, messageTo, settingsOfOld } from './control.js';
import { test } from './journey-test.js';
import { createNewPlayer } from './player.js';
import { getTexts } from './words.js';

const texts = getTexts('en');
const { word } = texts;
const dialog = (page: Page) => page.getByRole('dialog');
const pressed = (page: Page, key: string) =>
  dialog(page)
    .getByRole('button', { name: word(key), exact: true })
    .click();
const field = (page: Page, key: string): Locator => dialog(page).getByLabel(word(key), { exact: true });
/** Returns a field whose name is also that of a way to register or log in. */
const textbox = (page: Page, key: string): Locator =>
  dialog(page).getByRole('textbox', { name: word(key), exact: true });

test.use({ baseURL: identityCasino.shell });
test.afterEach(({ request }) => settingsOfOld(request));

/** Chooses a way to register or log in by its label, unforced: a dialog moves while it opens. */
async function chooseWay(page: Page, name: string): Promise<void> {
  const way = dialog(page).getByRole('radio', { name, exact: true });
  await way.locator('xpath=ancestor-or-self::label').click();
  await expect(way).toBeChecked();
}

async function choose(page: Page, mode: string): Promise<void> {
  await page.goto('/casino?modal=registration');
  await chooseWay(page, word(`auth.register.mode.${mode}`));
}

/** The steps behind the login fields: the person, the consents, and the account. */
async function finish(page: Page): Promise<void> {
  await pressed(page, 'auth.register.next');
  await field(page, 'ui.day').selectOption('12');
  await field(page, 'ui.month').selectOption('04');
  await field(page, 'ui.year').selectOption('1990');
  await dialog(page).getByRole('checkbox').first().check();
  await pressed(page, 'auth.register.submit');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/casino');
  await page.getByRole('button', { name: texts.account, exact: true }).click();
  await page.getByRole('button', { name: texts.logOut }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: word('shell.login') })).toBeVisible();
}

async function logInBy(page: Page, way: string, fill: () => Promise<void>, password: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.login') })
    .click();
  await chooseWay(page, way);
  await fill();
  await field(page, 'form.password.label').fill(password);
  await dialog(page).getByRole('button', { name: texts.logIn, exact: true }).click();
  await expect(page.getByRole('button', { name: texts.account, exact: true })).toBeVisible();
}

test('by email: the link in the message verifies the address', async ({ page, request }) => {
  const player = createNewPlayer();
  await choose(page, 'email');
  await textbox(page, 'form.email.label').fill(player.email);
  await field(page, 'form.password.label').fill(player.password);
  await finish(page);
  await expect(dialog(page).getByRole('heading', { name: texts.accountReady })).toBeVisible();
  const { link } = await messageTo(request, player.email, 'verify-email');
  await page.goto(link ?? '');
  await expect(dialog(page).getByText(word('auth.verify.done.title')).first()).toBeVisible();
});

test('by phone, followed by a login by phone', async ({ page }) => {
  const { phone: number, password } = createNewPlayer();
  await choose(page, 'phone');
  await field(page, 'ui.phoneCode').selectOption('599');
  await textbox(page, 'form.phone.label').fill(number);
  await field(page, 'form.password.label').fill(password);
  await finish(page);
  await expect(dialog(page).getByRole('heading', { name: texts.accountReady })).toBeVisible();
  await logOut(page);
  await logInBy(
    page,
    word('form.phone.label'),
    async () => {
      await field(page, 'ui.phoneCode').selectOption('599');
      await textbox(page, 'form.phone.label').fill(number);
    },
    password,
  );
});

test('by login name, followed by a login with it', async ({ page }) => {
  const name = `player.${Date.now()}`;
  await choose(page, 'login');
  await textbox(page, 'form.username.label').fill(name);
  await field(page, 'form.password.label').fill('Harbour-25!');
  await finish(page);
  await expect(dialog(page).getByRole('heading', { name: texts.accountReady })).toBeVisible();
  await logOut(page);
  await logInBy(
    page,
    word('form.username.label'),
    () => textbox(page, 'form.username.label').fill(name),
    'Harbour-25!',
  );
});

test('with one click: the credentials are shown once, saved as a file, and open the account', async ({
  page,
  request,
}) => {
  await changeSettings(request, { use1ClickRegistration: true });
  await choose(page, 'oneClick');
  await finish(page);
  await expect(dialog(page).getByRole('heading', { name: word('auth.credentials.title') })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressed(page, 'auth.credentials.file'),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  const [login = '', password = ''] = [...saved.matchAll(/: (\S+)$/gm)].map(([, value]) => value);
  expect(login).toMatch(/^\d+$/);
  const to = createNewPlayer().email;
  await pressed(page, 'auth.credentials.email');
  await textbox(page, 'form.email.label').fill(to);
  await pressed(page, 'auth.credentials.email.submit');
  await expect(dialog(page).getByText(to)).toBeVisible();
  await messageTo(request, to, 'credentials');
  await dialog(page)
    .getByRole('checkbox', { name: word('auth.credentials.saved') })
    .check();
  await pressed(page, 'auth.credentials.continue');
  await expect(dialog(page).getByRole('heading', { name: texts.accountReady })).toBeVisible();
  await logOut(page);
  await logInBy(
    page,
    word('form.username.label'),
    () => textbox(page, 'form.username.label').fill(login),
    password,
  );
});

test('by email and phone together', async ({ page, request }) => {
  await changeSettings(request, { emailPhoneRegistration: true });
  const player = createNewPlayer();
  await choose(page, 'emailPhone');
  await textbox(page, 'form.email.label').fill(player.email);
  await field(page, 'ui.phoneCode').selectOption('599');
  await textbox(page, 'form.phone.label').fill(player.phone);
  await field(page, 'form.password.label').fill(player.password);
  await finish(page);
  await expect(dialog(page).getByRole('heading', { name: texts.accountReady })).toBeVisible();
});

test('a brand that holds new players sends them to the login', async ({ page, request }) => {
  await changeSettings(request, { holdUserOnRegistration: true });
  const player = createNewPlayer();
  await choose(page, 'email');
  await textbox(page, 'form.email.label').fill(player.email);
  await field(page, 'form.password.label').fill(player.password);
  await finish(page);
  await expect(dialog(page).getByRole('heading', { name: word('auth.done.held.title') })).toBeVisible();
  await pressed(page, 'auth.done.login');
  await expect(field(page, 'form.password.label')).toBeVisible();
});
