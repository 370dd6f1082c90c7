import { expect } from '@playwright/test';
import { curacao } from '../src/accounts.js';
import { payIn } from '../src/money.js';
import { fetchBetCount, test } from './engine-test.js';
import { gameFrame, playRound } from './steps.js';

test.use({ connection: 'secure', strict: true });

test('a round is played in a private window without storage for third parties', async ({
  visitor,
  player,
  request,
  casino,
}) => {
  const { token } = player;
  await payIn(request, casino, { token, currencyCode: curacao.currencyCode }, '50');
  await visitor.open('/play/book-of-tides');
  await playRound(visitor, () => fetchBetCount(request, casino, player));
  const cookie = `document.cookie = 'probe=1; samesite=none; secure', document.cookie`;
  expect(await visitor.driver.run(cookie, gameFrame)).toBe('');
});
