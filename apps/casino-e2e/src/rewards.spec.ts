import { expect } from '@playwright/test';
import { arrivedTitle, ask, button, sentence, word, texts } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { messageTo } from './control.js';
import { buyFreeSpins, finishRound, freeSpinButton, raiseBet, settledRound } from './game.js';
import { test } from './journey-test.js';
import { balanceInCents, fillCard } from './player.js';
import {
  activate,
  activateCoupon,
  addCash,
  dialog,
  enterCoupon,
  expectBalances,
  expectEnded,
  expectRejected,
  expectWagering,
  question,
  seeMyBonuses,
  logInForRewards,
} from './rewarding.js';
import { loseRounds, openTable, playRounds } from './rounds.js';

// Stakes are paid with cash first: with cash for all of them bonus money stays whole, and certainly becomes cash.
const largestBet = 5;
const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);

test('a deposit bonus: from its offer to the deposit, explained, wagered, cash', async ({
  page,
  request,
}) => {
  const player = await logInForRewards(page, sharedCasino);
  await page.goto('/promotions');
  await page.getByRole('link', { name: /^See the offer: .*first deposit doubled/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome offer' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: sentence('bonuses.offer.deposit', { amount: '€20' }) })
    .click();
  await expect(dialog(page).getByRole('radio', { name: /^Welcome offer/ })).toBeChecked();
  await fillCard(page, texts, '4242424242424242');
  await dialog(page).getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/modal=deposit-success/);
  await expect(arrivedTitle(page, '€20.00')).toBeVisible();
  await button(dialog(page), 'payments.outcome.success.action').click();
  await expectBalances(page, 20, 20);

  await page.goto('/bonuses');
  await expectWagering(page, 0, 700);
  const explained = page.getByRole('region', { name: word('bonuses.explainer.title') });
  await expect(explained).toContainText('€20.00, €700.00 left to wager, €0.50 a spin');
  await expect(explained.getByRole('row', { name: /1,400 bets of €0\.50/ })).toContainText('€700.00');
  await expect(explained.getByText(/^On average|becomes cash \(with 99% certainty/)).toBeVisible();

  await addCash(page, sharedCasino, player, 1_000);
  const table = await openTable(request, sharedCasino, player.token);
  await playRounds(table, String(largestBet), 700 / largestBet - 1);
  await page.goto('/bonuses');
  await expectWagering(page, 695, 700);
  const last = await playRounds(table, String(largestBet), 1);
  const row = await expectEnded(page, 'Welcome offer', 'completed');
  await expect(row.getByRole('cell').nth(6)).toHaveText('€20.00');
  expect(await balanceInCents(page, texts)).toBe(cents(last?.balance));
});

test('a coupon without a deposit: a wrong code, the right one, wagered, cash, and not a second time', async ({
  page,
  request,
}) => {
  const player = await logInForRewards(page, sharedCasino, { cash: 500 });
  await page.goto('/freemoney');
  await enterCoupon(page, 'HARBOUR11');
  await expect(page.getByText(word('bonuses.coupon.COUPON_NOT_APPLIED'))).toBeVisible();
  await expect(page.getByLabel(word('bonuses.coupon.label'), { exact: true })).toHaveValue('HARBOUR11');
  await activateCoupon(page, 'harbour10');
  await seeMyBonuses(page, 'Gift by letter');
  await expectWagering(page, 0, 400);
  await expectBalances(page, 500, 10);

  const table = await openTable(request, sharedCasino, player.token);
  const last = await playRounds(table, String(largestBet), 400 / largestBet);
  const row = await expectEnded(page, 'Gift by letter', 'completed');
  await expect(row.getByRole('cell').nth(6)).toHaveText('€10.00');
  expect(await balanceInCents(page, texts)).toBe(cents(last?.balance));

  await page.goto('/freemoney');
  await enterCoupon(page, 'HARBOUR10');
  await expect(page.getByText(word('bonuses.coupon.COUPON_ALREADY_REDEEMED'))).toBeVisible();
});

test('free spins: once the address is verified, played to the end, winnings wagered, cash', async ({
  page,
  request,
}) => {
  const player = await logInForRewards(page, sharedCasino, { verified: false });
  await page.goto('/promotion?id=weekly-spins');
  await button(page.getByRole('main'), 'bonuses.offer.take').click();
  await expect(dialog(page).getByText(word('bonuses.activate.verify'))).toBeVisible();
  await button(dialog(page), 'bonuses.activate.verify.send').click();
  await expect(dialog(page).getByText(word('bonuses.activate.verify.sent'))).toBeVisible();
  const { link } = await messageTo(request, player.email, 'verify-email', sharedCasino);
  await page.goto(link ?? '');
  await expect(dialog(page).getByText(word('auth.verify.done.title')).first()).toBeVisible();

  await page.goto('/promotion?id=weekly-spins');
  await activate(page);
  await seeMyBonuses(page, 'Weekly spins');
  await expect(page.getByText('20 free spins left').first()).toBeVisible();
  await page.goto('/casino/games/cherry-harbour');
  await page.getByRole('link', { name: word('games.playReal') }).click();
  const settled = page.waitForResponse((response) => response.url().includes('/api/game-table/round'));
  await freeSpinButton(page, 20).click();
  await settled;
  await finishRound(page, freeSpinButton(page, 19));

  const table = await openTable(request, sharedCasino, player.token);
  await playRounds(table, '0.20', 19, { freeSpin: true });
  const path = '/api/user/bonuses?pageNo=1&limit=1';
  const [taken] = (await ask<{ rows: Record<'freeSpinsWon' | 'wagerTotal', string>[] }>(page, path)).rows;
  const won = Number(taken?.freeSpinsWon);
  const toWager = Number(taken?.wagerTotal);
  expect(toWager).toBeCloseTo(won * 30, 2);
  // One in some seven hundred players wins nothing with twenty spins.
  const winner = won > 0;
  await page.goto('/bonuses');
  if (winner) await expectWagering(page, 0, toWager);
  await addCash(page, sharedCasino, player, Math.ceil(toWager) + 20);
  const last = await playRounds(table, String(largestBet), Math.max(1, Math.ceil(toWager / largestBet)));
  const row = await expectEnded(page, 'Weekly spins', winner ? 'completed' : 'lost');
  const expectedCash = winner ? `€${Math.min(won, 100).toFixed(2)}` : '–';
  await expect(row.getByRole('cell').nth(6)).toHaveText(expectedCash);
  expect(await balanceInCents(page, texts)).toBe(cents(last?.balance));
});

test('a bonus buy above the limit of a bonus: left, played as a regular bet, bought, and requested again', async ({
  page,
}) => {
  await logInForRewards(page, sharedCasino, { cash: 50 });
  await page.goto('/freemoney');
  await activateCoupon(page, 'HARBOUR10');
  await seeMyBonuses(page, 'Gift by letter');
  await page.goto('/play/cherry-harbour');
  await raiseBet(page);
  // 14.8 times a bet of 0.40, where the bonus allows 5.
  const asks = question(page).getByText(
    sentence('bonuses.buy.text', { bonus: 'Gift by letter', limit: '€5.00', cost: '€5.92' }),
  );
  await buyFreeSpins(page, '€5.92');
  await expect(asks).toBeVisible();
  await button(question(page), 'bonuses.buy.back').click();
  await expect(question(page)).toBeHidden();

  await buyFreeSpins(page, '€5.92');
  const regular = settledRound(page);
  await button(question(page), 'bonuses.buy.regular').click();
  expect(await regular).toMatchObject({ stake: '0.40' });
  await finishRound(page);

  await buyFreeSpins(page, '€5.92');
  const bought = settledRound(page);
  await button(question(page), 'bonuses.buy.anyway').click();
  const { stake, freeSpins } = await bought;
  expect(stake).toBe('5.92');
  expect(freeSpins).toHaveLength(8);
  await expect(question(page)).toBeHidden();
  await finishRound(page);

  // Only that one was exempt.
  await buyFreeSpins(page, '€5.92');
  await expect(asks).toBeVisible();
});

test('the VIP club: points grow with cash that is played, and a new level raises what comes back and gives a reward', async ({
  page,
  request,
}) => {
  const player = await logInForRewards(page, sharedCasino, { cash: 3000 });
  await page.goto('/vip-club');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Bronze' })).toBeVisible();
  await expect(main.getByText('0 of 250 points')).toBeVisible();
  const table = await openTable(request, sharedCasino, player.token);
  await playRounds(table, '50', 50);
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.nav.promotions') })
    .click();
  await expect(page).toHaveURL('/promotions');
  // The address changes before the page does: the club opens again only after it has closed.
  await expect(main.getByRole('heading', { name: 'Bronze' })).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('shell.footer.vipClub') })
    .click();
  await expect(main.getByRole('heading', { name: 'Silver' })).toBeVisible();
  await expect(main.getByText('250 of 1,000 points')).toBeVisible();
  const gives = main.getByRole('table', { name: word('loyalty.gives') });
  await expect(gives.getByRole('row', { name: word('loyalty.benefit.rakeback') })).toContainText('5.5%');
  const rewards = main.getByRole('list', { name: word('loyalty.rewards') });
  const reward = sentence('loyalty.reward.level', { name: 'Silver' });
  await expect(rewards.getByRole('listitem')).toHaveCount(3);
  await rewards.getByRole('link', { name: reward }).click();
  await expect(page).toHaveURL('/promotion?id=vip-level-2');
  await activate(page);
  await seeMyBonuses(page, 'Level reward');
  await page.goto('/vip-club');
  const taken = rewards.getByRole('listitem').filter({ hasText: reward });
  await expect(taken).toContainText(sentence('loyalty.reward.taken', { date: '' }));
  await expect(taken.getByRole('link')).toHaveCount(0);
});

test('an instant cashback: not without a deposit, not without a loss, then granted, wagered, cash', async ({
  page,
  request,
}) => {
  const player = await logInForRewards(page, sharedCasino);
  const offer = '/promotion?id=second-chance';
  await page.goto(offer);
  await expectRejected(page, 'CASHBACK_NEED_DEPOSIT');
  await addCash(page, sharedCasino, player, 100);
  await page.goto(offer);
  await expectRejected(page, 'NO_CASHBACK');
  const table = await openTable(request, sharedCasino, player.token);
  await loseRounds(table, '5', 4);
  await page.goto(offer);
  await activate(page);
  await seeMyBonuses(page, 'Second chance');
  await expectWagering(page, 0, 2);
  await expectBalances(page, 80, 2);
  const last = await playRounds(table, '2', 1);
  const row = await expectEnded(page, 'Second chance', 'completed');
  await expect(row.getByRole('cell').nth(6)).toHaveText('€2.00');
  expect(await balanceInCents(page, texts)).toBe(cents(last?.balance));
});

test('a bonus that another one would end, and a forfeited one: the loss is shown before', async ({
  page,
  request,
}) => {
  const player = await logInForRewards(page, sharedCasino, { cash: 100 });
  const table = await openTable(request, sharedCasino, player.token);
  await loseRounds(table, '5', 4);
  await page.goto('/promotions');
  await activateCoupon(page, 'HARBOUR10');
  await seeMyBonuses(page, 'Gift by letter');

  await page.goto('/promotion?id=second-chance');
  await button(page.getByRole('main'), 'bonuses.offer.take').click();
  const ends = sentence('bonuses.activate.ends', { active: 'Gift by letter' });
  await expect(question(page).getByText(ends)).toBeVisible();
  await expect(question(page).getByText('€10.00')).toBeVisible();
  await button(question(page), 'bonuses.back').click();
  await expectBalances(page, 80, 10);
  await activate(page, 'bonuses.activate.confirmEnds');
  await seeMyBonuses(page, 'Second chance');
  await expectBalances(page, 80, 2);
  await expect(page.getByRole('row').filter({ hasText: 'Gift by letter' })).toContainText('€10.00');

  await button(page, 'bonuses.mine.forfeit').click();
  await expect(question(page)).toContainText(`${word('bonuses.loss.money')}€2.00`);
  await expect(question(page)).toContainText(word('bonuses.forfeit.cashStays'));
  await button(question(page), 'bonuses.forfeit.confirm').click();
  await expect(page.getByText(sentence('bonuses.forfeit.done', { bonus: 'Second chance' }))).toBeVisible();
  await expect(page.getByText(word('bonuses.mine.none'))).toBeVisible();
  await expect.poll(() => balanceInCents(page, texts)).toBe(8_000);
  await expectEnded(page, 'Second chance', 'cancelled');
});
