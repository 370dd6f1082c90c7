import { type APIRequestContext } from '@playwright/test';
import { curacao, openAccount } from '../src/accounts.js';
import { type Casino } from '../src/casinos.js';
import { submitControlForm } from '../src/control.js';
import { payIn } from '../src/money.js';
import { loseRounds, openTable } from '../src/rounds.js';
import { fetchBetCount, logInByCall, fetchBalance, test } from './engine-test.js';
import { depositByCard, dialog, logIn, playRound } from './steps.js';

// Its games and payment frames are on another site than its pages.
test.use({ connection: 'secure' });

test('a player logs in, deposits by card and plays a round over https', async ({
  visitor,
  account,
  request,
  casino,
}) => {
  await logIn(visitor, account);
  await visitor.open('/deposit');
  await depositByCard(visitor);
  await visitor.open('/play/book-of-tides');
  await playRound(visitor, () => fetchBetCount(request, casino, account));
});

/** Runs a part of a journey while the casino's clock is ahead of this machine's. */
async function withClockMoved(
  request: APIRequestContext,
  casino: Casino,
  hours: string,
  part: () => Promise<void>,
): Promise<void> {
  await submitControlForm(request, casino, 'time', { hours });
  try {
    await part();
  } finally {
    await submitControlForm(request, casino, 'time', { hours: '0' });
  }
}

test("yesterday's rakeback is claimed", async ({ visitor, request, casino, account }) => {
  const { token, userId } = account;
  const euro = { token, currencyCode: curacao.currencyCode };
  await submitControlForm(request, casino, `players/${userId}/verify-email`);
  await withClockMoved(request, casino, '-24', async () => {
    await payIn(request, casino, euro, '100');
    await loseRounds(await openTable(request, casino, token), '5', 4);
  });
  await logInByCall(visitor, account);
  const before = await fetchBalance(request, casino, account);
  await visitor.open('/casino?modal=rakeback');
  await visitor.click({ role: 'button', name: /^Get €/, within: dialog, last: true });
  await visitor.until(
    'the money of the claim',
    async () => (await fetchBalance(request, casino, account)) > before,
  );
});

for (const [place, hours] of [
  ['behind', '25'],
  ['ahead', '-25'],
] as const)
  test(`a round is played in a browser whose clock is a day ${place}`, async ({
    visitor,
    request,
    casino,
  }) => {
    await withClockMoved(request, casino, hours, async () => {
      const account = await openAccount(request, casino);
      const { token } = account;
      await payIn(request, casino, { token, currencyCode: curacao.currencyCode }, '50');
      await logInByCall(visitor, account);
      await visitor.open('/play/book-of-tides');
      await playRound(visitor, () => fetchBetCount(request, casino, account));
    });
  });
