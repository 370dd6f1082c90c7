import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Account, openAccount, logInByCall } from './accounts.js';
import { button, sentence, word } from './cashier.js';
import { identityCasino } from './casinos.js';
import { submitControlForm } from './control.js';
import { test } from './journey-test.js';
import { untilHydrated } from './player.js';
import { expectQuiet } from './protecting.js';

test.use({ baseURL: identityCasino.shell });

interface Chatter {
  page: Page;
  account: Account;
}

/** Opens an account with a nickname and tags, and its chat in a browser of its own. */
async function enterChat(browser: Browser, nickname: string, tags = ''): Promise<Chatter> {
  const context = await browser.newContext({ baseURL: identityCasino.shell });
  const page = await context.newPage();
  const account = await openAccount(page.request, identityCasino);
  const named = await page.request.put(`${identityCasino.backend}/api/user/update-user-details`, {
    headers: { authorization: `Bearer ${account.token}` },
    data: { nickname },
  });
  expect(named.ok(), await named.text()).toBe(true);
  if (tags !== '')
    await submitControlForm(page.request, identityCasino, `players/${account.userId}/tags`, { tags });
  await logInByCall(page.request, identityCasino, account);
  await page.goto('/casino');
  const opener = page.getByRole('banner').getByRole('button', { name: word('shell.chat'), exact: true });
  await untilHydrated(opener);
  await opener.click();
  await expect(log(page)).toBeVisible();
  return { page, account };
}

const log = (page: Page) => page.getByRole('log', { name: word('chat.log') });
const line = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text });
async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: word('chat.write') });
  await field.fill(text);
  await field.press('Enter');
  await expect(line(page, text)).toBeVisible();
  await expect(field).toHaveValue('');
}
async function actOn(page: Page, text: string, name: string): Promise<void> {
  await line(page, text).hover();
  await line(page, text).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
async function exclude(request: APIRequestContext, { token }: Account): Promise<void> {
  const response = await request.post(`${identityCasino.backend}/api/user/exclusions`, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { kind: 'break', period: 'P1D' },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

test('players talk in a room; one is mentioned, muted, reported, moderated, and out when excluded', async ({
  browser,
}) => {
  // Rooms outlive a repetition of the journey.
  const run = randomUUID().slice(0, 8);
  const suzi = await enterChat(browser, `suzi ${run}`);
  const jo = await enterChat(browser, `jo ${run}`);
  const anouk = await enterChat(browser, `anouk ${run}`, 'moderator');

  const greeting = `Good evening @jo ${run}`;
  await say(suzi.page, greeting);
  await expect(line(jo.page, greeting).locator('mark')).toHaveText(`@jo ${run}`);

  // What could deceive others is not sent, and stays in the field.
  const field = jo.page.getByRole('textbox', { name: word('chat.write') });
  await field.fill('write me at www.evil.com');
  await field.press('Enter');
  await expect(jo.page.getByText(word('chat.error.link'))).toBeVisible();
  await expect(field).toHaveValue('write me at www.evil.com');
  const offer = `I double your deposit ${run}`;
  await say(jo.page, offer);

  await actOn(suzi.page, offer, word('chat.report'));
  const report = suzi.page.getByRole('dialog', { name: word('chat.report.title') });
  await report.getByRole('radio', { name: word('chat.report.fraud') }).check();
  await button(report, 'chat.report.send').click();
  await expect(report.getByText(word('chat.report.sent'))).toBeVisible();
  await button(report, 'chat.done').click();
  await actOn(suzi.page, offer, sentence('chat.mute', { name: `jo ${run}` }));
  await expect(line(suzi.page, offer)).toHaveCount(0);
  await expect(line(anouk.page, offer)).toBeVisible();

  await line(anouk.page, offer).hover();
  await line(anouk.page, offer).getByRole('button').click();
  const menu = anouk.page.getByRole('dialog');
  await expect(menu.getByText(sentence('chat.players_one', { count: '1' }))).toBeVisible();
  await button(menu, 'chat.moderate.remove').click();
  for (const { page } of [anouk, jo]) {
    await expect(line(page, offer)).toHaveCount(0);
    await expect(line(page, `jo ${run}`).filter({ hasText: word('chat.removed') })).toBeVisible();
  }

  await exclude(jo.page.request, jo.account);
  await expectQuiet(jo.page, 'shell.quiet.paused');
  await expect(field).toHaveCount(0);
  const last = `Taking care of myself ${run}`;
  await say(anouk.page, last);
  await expect(line(suzi.page, last)).toBeVisible();
});
