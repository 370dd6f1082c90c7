import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { curacao } from '../src/accounts.js';
import { payIn } from '../src/money.js';
import { createNewPlayer } from '../src/player.js';
import { fillForWithdrawal } from '../src/withdrawing.js';
import { getTexts } from '../src/words.js';
import { fetchBetCount, fetchBalance, sentence, test, word } from './engine-test.js';
import {
  banner,
  button,
  depositByCard,
  dialog,
  inFrame,
  inGame,
  labelled,
  link,
  logIn,
  main,
  playRound,
  question,
  untilPlayable,
} from './steps.js';

test(
  'a player logs in, deposits by card through the bank, and plays a round',
  { tag: '@short' },
  async ({ visitor, account, request, casino }) => {
    await logIn(visitor, account);
    await visitor.open('/deposit');
    await depositByCard(visitor);
    await expect.poll(() => fetchBalance(request, casino, account)).toBe(50);
    await visitor.open('/casino/games/book-of-tides');
    await visitor.click(link('games.playReal'));
    await playRound(visitor, () => fetchBetCount(request, casino, account));
  },
);

test('a guest finds a game despite typing errors and plays its demo', async ({ visitor, device }) => {
  await visitor.open('/casino');
  if (device === 'phone') await visitor.click(link('shell.nav.search'));
  await visitor.type({ role: 'searchbox' }, 'bok of tidez');
  await visitor.see({ role: 'heading', has: 'bok of tidez' });
  await visitor.click({ role: 'link', name: /^Book of Tides, /, within: main });
  await visitor.seeAddress(/\/casino\/games\/book-of-tides$/);
  await visitor.click(link('games.playDemo'));
  await visitor.seeAddress(/\/play\/book-of-tides\?mode=demo/);
  await untilPlayable(visitor);
});

test('a new person registers', async ({ visitor }) => {
  const { email, password } = createNewPlayer();
  const { open, type, click, check, choose, see } = visitor;
  await open('/casino?modal=registration');
  await type(labelled('form.email.label', dialog), email);
  await type(labelled('form.password.label', dialog), password);
  await click(button('auth.register.next', dialog));
  await see(labelled('ui.day', dialog));
  if (await visitor.sees(labelled('form.firstName.label', dialog))) {
    await type(labelled('form.firstName.label', dialog), 'Marlon');
    await type(labelled('form.lastName.label', dialog), 'Statia');
  }
  for (const [key, value] of [
    ['ui.day', '12'],
    ['ui.month', '04'],
    ['ui.year', '1990'],
  ] as const)
    await choose(labelled(key, dialog), value);
  await check({ role: 'checkbox', within: dialog });
  await click(button('auth.register.submit', dialog));
  await see({ role: 'heading', name: word('auth.done.ready.title') });
});

test('a deposit returns from the page of its provider with the money', async ({
  visitor,
  player,
  request,
  casino,
}) => {
  await visitor.open('/deposit');
  await visitor.check({ role: 'radio', name: /^Skrill/ });
  await visitor.click({ role: 'button', name: /^Pay /, within: main });
  await visitor.seeAddress(/payment-provider/);
  await visitor.click({ css: 'button[name=decision][value=confirm]' });
  await visitor.seeAddress(/modal=deposit-success/);
  const title = sentence('payments.outcome.success.title', { amount: '€25.00' });
  await visitor.see({ role: 'heading', name: title });
  expect(await fetchBalance(request, casino, player)).toBe(25);
});

test('free spins are bought and played to their result', async ({ visitor, player, request, casino }) => {
  const { token } = player;
  await payIn(request, casino, { token, currencyCode: curacao.currencyCode }, '1000');
  await visitor.open('/play/cherry-harbour');
  await untilPlayable(visitor);
  await visitor.click(inGame('buy.open'));
  await visitor.click(inGame('buy.take'));
  await visitor.see(inGame('free.skip'), 60_000);
  await untilPlayable(visitor);
  expect(await fetchBetCount(request, casino, player)).toBeGreaterThan(0);
});

test('a bet at the roulette table is decided by its wheel', async ({ visitor, player, request, casino }) => {
  const { token } = player;
  await payIn(request, casino, { token, currencyCode: curacao.currencyCode }, '50');
  await visitor.open('/play/harbour-roulette');
  const inTable = (has: string | RegExp) => inFrame({ css: 'p,span,div,output,strong', has });
  await visitor.see(inTable(/^No more bets/), 40_000);
  await visitor.see(inTable(/^Place your bets/), 40_000);
  await visitor.click(inFrame({ role: 'button', name: /^Red, pays 1 to 1/ }));
  await visitor.see(inTable(/^(You won|No bet of yours won)/), 40_000);
  expect([49, 51]).toContain(await fetchBalance(request, casino, player));
});

test('a weekly deposit limit is set', async ({ visitor, player }) => {
  expect(player.email).not.toBe('');
  await visitor.open('/profile2/limits?set=deposit-weekly');
  const amount = word('responsible-gaming.set.amount');
  await visitor.type({ css: 'input', name: new RegExp(amount), within: dialog }, '20');
  const submit = sentence('responsible-gaming.set.submit.weekly', { amount: '€20' });
  await visitor.click({ role: 'button', name: submit, within: dialog });
  await visitor.see({ css: '*', has: word('responsible-gaming.limits.updated') });
});

test('a break begins after one confirmation and closes the cashier', async ({ visitor, player }) => {
  expect(player.email).not.toBe('');
  const day = word('responsible-gaming.exclusion.period.P1D');
  await visitor.open('/profile2/limits');
  await visitor.click({ role: 'button', name: new RegExp(`^${day}`), within: main });
  await visitor.click(button('responsible-gaming.confirm.break', question));
  await visitor.see({ role: 'heading', name: word('responsible-gaming.running.break') });
  await visitor.open('/deposit');
  await visitor.see({ role: 'heading', name: word('shell.quiet.paused') });
});

test('a withdrawal is requested and listed', async ({ visitor, player, request, casino }) => {
  await fillForWithdrawal(request, casino, player);
  await visitor.open('/withdraw');
  await visitor.check({ role: 'radio', name: /^Skrill/ });
  await visitor.type({ css: 'input', name: new RegExp(word('payments.amount.label')) }, '20');
  await visitor.click(button('payments.withdraw.submit'));
  await visitor.see(button('payments.withdraw.confirm.send', dialog));
  const compared = { role: 'checkbox', within: dialog };
  if (await visitor.sees(compared)) await visitor.check(compared);
  await visitor.click(button('payments.withdraw.confirm.send', dialog));
  await visitor.see({ role: 'listitem', has: /W(-[\dA-Z]{4}){3}/ });
});

test('a message is written into the chat', async ({ visitor, device, player, request, casino }) => {
  const nickname = `suzi ${randomUUID().slice(0, 8)}`;
  const named = await request.put(`${casino.backend}/api/user/update-user-details`, {
    headers: { authorization: `Bearer ${player.token}` },
    data: { nickname },
  });
  expect(named.ok(), await named.text()).toBe(true);
  await visitor.open('/casino');
  if (device === 'phone') await visitor.click(button('shell.nav.menu'));
  const place = device === 'phone' ? dialog : banner;
  await visitor.click({ role: 'button', name: new RegExp(`^${word('shell.chat')}`), within: place });
  const greeting = `Good evening from ${nickname}`;
  await visitor.type({ css: 'input,textarea', name: word('chat.write') }, greeting);
  await visitor.press('Enter');
  await visitor.see({ role: 'listitem', has: greeting, within: { css: '[role=log]' } });
});

test('the language becomes Arabic in place, written from right to left', async ({ visitor }) => {
  await visitor.open('/casino');
  const arabic = getTexts('ar');
  await visitor.choose({ css: 'select', name: word('shell.language'), last: true }, 'ar');
  await visitor.see({ css: 'html[dir=rtl][lang^=ar] > body' });
  await visitor.see({ css: 'select', name: arabic.word('shell.language'), last: true });
  await visitor.open('/casino');
  await visitor.see({ css: 'html[dir=rtl] > body' });
  await visitor.see({ role: 'link', name: arabic.word('shell.login') });
});
