import { expect } from '@playwright/test';
import { betsOf, moneyOf, test } from './engine-test.js';
import { depositByCard, link, logIn, playRound } from './steps.js';

test('a player logs in, deposits by card through the bank, and plays a round', async ({
  visitor,
  account,
  request,
  casino,
}) => {
  await logIn(visitor, account);
  await visitor.open('/deposit');
  await depositByCard(visitor);
  await expect.poll(() => moneyOf(request, casino, account)).toBe(50);
  await visitor.open('/casino/games/book-of-tides');
  await visitor.click(link('games.playReal'));
  await playRound(visitor, () => betsOf(request, casino, account));
});
