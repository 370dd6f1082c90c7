import { createHmac } from 'node:crypto';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { texts, word } from './cashier.js';
import { test } from './journey-test.js';
import { createNewPlayer, logIn, type NewPlayer, register } from './player.js';

/** Gives the browser a device that keeps passkeys and confirms every request. */
async function addAuthenticator(page: Page): Promise<{ device: CDPSession; id: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId: id } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, id };
}

/** Returns the one-time code of a Base32 secret for the 30 seconds that are `steps` from now (RFC 6238). */
function computeOneTimeCode(secret: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const logOut = async (page: Page) => {
  await page.context().clearCookies({ name: /(?!gameCookieConsent)/ });
};
/** Returns the value of the cookie that holds the token of the session. */
const sessionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('ccessToken'))?.value;
const open = (page: Page) => page.goto('/profile/security');
const card = (page: Page, key: string) => page.getByRole('region', { name: word(key), exact: true });

/** Opens an account with a password through the form. */
async function openAccount(page: Page): Promise<NewPlayer> {
  const player = createNewPlayer();
  await page.goto('/?modal=registration');
  await register(page, texts, player);
  await expect(page.getByRole('heading', { name: texts.accountReady })).toBeVisible();
  return player;
}

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(size, () => {
    test.use({ viewport });

    test('a player registers with a passkey, logs in with it, adds and removes another', async ({ page }) => {
      const first = await addAuthenticator(page);
      await page.goto('/?modal=registration');
      const player = createNewPlayer();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: texts.email, exact: true }).fill(player.email);
      await dialog.getByRole('button', { name: word('auth.passkey.signUp') }).click();
      await dialog.getByRole('button', { name: texts.next, exact: true }).click();
      await dialog.getByLabel(texts.day, { exact: true }).selectOption('12');
      await dialog.getByLabel(texts.month, { exact: true }).selectOption('04');
      await dialog.getByLabel(texts.year, { exact: true }).selectOption('1990');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByRole('button', { name: texts.createAccount, exact: true }).click();
      await expect(page.getByRole('heading', { name: texts.accountReady })).toBeVisible();

      await logOut(page);
      // The field offers the passkey, and this device answers at once.
      await page.goto('/?modal=login');
      await expect(page.getByRole('button', { name: word('shell.account'), exact: true })).toBeVisible();

      await open(page);
      const rows = card(page, 'account-security.passkeys').getByRole('listitem');
      await expect(rows).toHaveCount(1);
      await first.device.send('WebAuthn.setAutomaticPresenceSimulation', {
        authenticatorId: first.id,
        enabled: true,
      });
      // A second device: the first one has a passkey of this account already.
      await first.device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'usb',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.getByRole('button', { name: word('account-security.passkeys.add') }).click();
      const confirmation = page.getByRole('button', { name: word('account-security.confirm.passkey') });
      await expect(confirmation.or(rows.nth(1)).first()).toBeVisible();
      if (await confirmation.isVisible()) await confirmation.click();
      await expect(rows).toHaveCount(2);

      await rows
        .nth(1)
        .getByRole('button', { name: new RegExp(`^${word('account-security.passkey.remove')} `) })
        .click();
      await page.getByRole('button', { name: word('account-security.passkey.remove.confirm') }).click();
      await expect(rows).toHaveCount(1);
    });

    test('a player sets an authenticator app up, logs in with its code and with a recovery code', async ({
      page,
    }) => {
      const player = await openAccount(page);
      await open(page);
      await card(page, 'account-security.authenticator')
        .getByRole('button', { name: word('account-security.authenticator.setUp'), exact: true })
        .click();
      // The login is fresh: it counts as the confirmation.
      const setUp = page.getByRole('dialog', { name: word('account-security.authenticator.setUp.title') });
      const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await setUp
        .getByRole('textbox', { name: word('account-security.code') })
        .fill(computeOneTimeCode(secret));
      await setUp.getByRole('button', { name: word('account-security.authenticator.confirm') }).click();
      const codes = page.getByRole('dialog', { name: word('account-security.codes.new') });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      const [recovery = ''] = await codes.getByRole('listitem').allTextContents();
      await codes.getByRole('checkbox', { name: word('account-security.codes.saved') }).check();
      await codes.getByRole('button', { name: word('account-security.codes.done') }).click();

      const dialog = page.getByRole('dialog');
      const typePassword = async () => {
        await logOut(page);
        await page.goto('/?modal=login');
        await dialog.getByRole('textbox', { name: texts.email, exact: true }).fill(player.email);
        await dialog.getByLabel(texts.password, { exact: true }).fill(player.password);
        await dialog.getByRole('button', { name: texts.logIn, exact: true }).click();
      };
      await typePassword();
      // The code of the next 30 seconds: that of now was used.
      await dialog
        .getByRole('textbox', { name: word('auth.factor.code'), exact: true })
        .fill(computeOneTimeCode(secret, 1));
      await dialog.getByRole('button', { name: texts.logIn, exact: true }).click();
      await expect(dialog).toBeHidden();

      await typePassword();
      await dialog.getByRole('button', { name: word('auth.factor.useRecoveryCode') }).click();
      await dialog.getByRole('textbox', { name: word('auth.factor.recoveryCode') }).fill(recovery);
      await dialog.getByRole('button', { name: texts.logIn, exact: true }).click();
      await expect(dialog).toBeHidden();
    });

    test('a player who logged in with less confirms with the passkey, and what was asked for goes on', async ({
      page,
    }) => {
      const { device, id } = await addAuthenticator(page);
      const answer = (enabled: boolean) =>
        device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
      const player = await openAccount(page);
      await open(page);
      await page.getByRole('button', { name: word('account-security.passkeys.add') }).click();
      await expect(card(page, 'account-security.passkeys').getByRole('listitem')).toHaveCount(1);

      // The device does not fill its passkey in: the player types the password.
      await answer(false);
      await logOut(page);
      await page.goto('/?modal=login');
      await logIn(page, texts, player);
      await answer(true);
      await open(page);
      const setUpButton = card(page, 'account-security.authenticator').getByRole('button', {
        name: word('account-security.authenticator.setUp'),
        exact: true,
      });
      const setUp = page.getByRole('dialog', { name: word('account-security.authenticator.setUp.title') });
      const question = page.getByRole('dialog', { name: word('account-security.confirm.title') });
      await setUpButton.click();
      await expect(question).toBeVisible();
      // Who closes the question has changed nothing, and can begin again.
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(setUp).toBeHidden();
      const neighbour = await page.context().newPage();
      await open(neighbour);
      await page.bringToFront();
      const before = await sessionCookie(page);
      await setUpButton.click();
      await question.getByRole('button', { name: word('account-security.confirm.passkey') }).click();
      await expect(setUp.locator('code')).toBeVisible();
      // The session has a new token; a tab that was open before goes on in it.
      expect(await sessionCookie(page)).not.toBe(before);
      await neighbour.getByRole('link', { name: word('account-security.history') }).click();
      await expect(neighbour.getByRole('button', { name: word('shell.account'), exact: true })).toBeVisible();
      await neighbour.close();
    });

    test('a player ends a session on another device', async ({ page, browser }) => {
      const player = await openAccount(page);
      const other = await browser.newContext();
      const otherPage = await other.newPage();
      await otherPage.goto('/?modal=login');
      await logIn(otherPage, texts, player);
      await open(page);
      const rows = card(page, 'account-security.sessions').getByRole('listitem');
      // This device, whose login has ended the session of its registration, and the other one.
      await expect(rows).toHaveCount(2);
      await rows.nth(1).getByRole('button').click();
      await expect(rows).toHaveCount(1);
      await otherPage.reload();
      await expect(otherPage.getByRole('button', { name: word('shell.account'), exact: true })).toHaveCount(
        0,
      );
      await other.close();
    });
  });
