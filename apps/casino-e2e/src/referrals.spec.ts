import { expect } from '@playwright/test';
import { sentence, texts, word } from './cashier.js';
import { payoutCasino } from './casinos.js';
import { setClocks, timeAt } from './control.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';
import { balanceInCents, createNewPlayer, register } from './player.js';
import { logInForRewards } from './rewarding.js';
import { loseRounds, openTable } from './rounds.js';

test.use({ baseURL: payoutCasino.shell });

const { backend } = payoutCasino;
const dayMs = 86_400_000;
test('a friend comes through the link, registers, deposits and plays, and the share is collected', async ({
  page,
  browser,
  request,
}) => {
  const player = await logInForRewards(page, payoutCasino);
  await page.goto('/profile/referrals');
  await expect(page.getByText(word('referrals.locked'))).toBeVisible();
  await payIn(request, payoutCasino, { ...player, currencyCode: 'EUR' }, '25');
  await page.reload();
  const link = page.getByRole('textbox', { name: word('referrals.link') });
  await expect(link).toHaveValue(/\?nxafk=[a-z2-9]{8}$/);
  const address = `http://${await link.inputValue()}`;

  const friendContext = await browser.newContext({ storageState: await page.context().storageState({}) });
  await friendContext.clearCookies({ name: /(?!gameCookieConsent)/ });
  const friendPage = await friendContext.newPage();
  const visit = friendPage.waitForRequest(
    (sent) =>
      sent.url().endsWith('/api/user/log-event') && (sent.postData() ?? '').includes('MARKETING_VISIT'),
  );
  await friendPage.goto(address);
  await visit;
  await friendPage
    .getByRole('banner')
    .getByRole('link', { name: word('shell.register') })
    .click();
  const friend = createNewPlayer();
  await register(friendPage, texts, friend);
  await expect(friendPage.getByRole('heading', { name: texts.accountReady })).toBeVisible();
  await friendContext.close();

  const row = page
    .getByRole('table', { name: word('referrals.friends') })
    .getByRole('row')
    .nth(1);
  await page.reload();
  await expect(row).toContainText(word('referrals.step.registered'));
  await expect(page.getByText(sentence('referrals.ofBefore.registered', { percent: '100%' }))).toBeVisible();

  const session = await request.post(`${backend}/api/user/login`, {
    data: { email: friend.email, password: friend.password },
  });
  const { accessToken: token } = ((await session.json()) as { data: { accessToken: string } }).data;
  const authorization = `Bearer ${token}`;
  await request.put(`${backend}/api/user/update-user-details`, {
    headers: { authorization },
    data: { phoneCode: '599', phone: friend.phone },
  });
  await payIn(request, payoutCasino, { token, currencyCode: 'EUR' }, '100');
  await loseRounds(await openTable(request, payoutCasino, token), '5', 10);
  await page.reload();
  await expect(row).toContainText(word('referrals.step.plays'));
  await expect(row).toContainText('€5.00');
  await expect(page.getByText(sentence('referrals.ofRevenue', { amount: '€50.00' }))).toBeVisible();

  const before = await balanceInCents(page, texts);
  const now = await timeAt(request, payoutCasino);
  await setClocks(page.context(), payoutCasino, new Date(now.getTime() + 2 * dayMs));
  await page.reload();
  await page.getByRole('button', { name: sentence('referrals.collect', { amount: '€5.00' }) }).click();
  await expect(page.getByText(sentence('referrals.collected', { amount: '€5.00' }))).toBeVisible();
  await expect.poll(() => balanceInCents(page, texts)).toBe(before + 500);
  await page.goto('/profile/transactions?kind=bonus');
  await expect(page.getByRole('row', { name: new RegExp(word('wallet.reward.referral')) })).toContainText(
    '€5.00',
  );
});
