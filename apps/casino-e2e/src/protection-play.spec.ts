import { expect, type Page } from '@playwright/test';
import { curacao } from './accounts.js';
import { button, sentence, word } from './cashier.js';
import { sharedCasino } from './casinos.js';
import { finishRound, playOneRound, spinButton } from './game.js';
import { test } from './journey-test.js';
import { payIn } from './money.js';
import { countClicks, expectQuiet, limitField, setDaily, logInToPlay } from './protecting.js';
import { loseRounds, openTable, voidRound } from './rounds.js';

const euro = (cents: number) => `€${(cents / 100).toFixed(2)}`;
const signed = (cents: number) => (cents === 0 ? '' : cents < 0 ? '−' : '+') + euro(Math.abs(cents));

/** Plays in the page until a round loses its stake; those that pay are voided. Returns the stake in cents. */
async function loseOneRound(page: Page): Promise<number> {
  for (;;) {
    const { roundId, stake, payout } = await playOneRound(page, 'en');
    await finishRound(page);
    if (payout === 0) return stake;
    await voidRound(sharedCasino, roundId);
  }
}

test('a daily loss limit stops the game once it is reached, and the page names it and leads to the limits', async ({
  page,
}) => {
  const { token } = await logInToPlay(page);
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.goto('/profile2/limits?set=loss-daily');
  await limitField(page).fill('10');
  await setDaily(page, '10').click();
  await expect(page.getByText(word('responsible-gaming.limits.updated'))).toBeVisible();

  const table = await openTable(page.request, sharedCasino, token);
  await loseRounds(table, '2', 4);
  await loseRounds(table, '0.20', 9);
  await page.goto('/play/cherry-harbour');
  // The last twenty cents of the limit.
  expect(await loseOneRound(page)).toBe(20);
  const stopped = page.getByRole('alert').filter({ hasText: word('games.problem.dailyLossLimit') });
  await expect(stopped).toHaveCount(0);
  await spinButton(page, 'en').click();
  await expect(stopped).toContainText(word('games.problem.LIMIT_REACHED.text'));
  await stopped.getByRole('link', { name: word('games.problem.limits') }).click();
  await expect(page).toHaveURL('/profile2/limits');
  const limit = page.getByRole('progressbar', { name: word('responsible-gaming.limit.loss.daily') });
  await expect(limit).toHaveAttribute(
    'aria-valuetext',
    sentence('responsible-gaming.limit.usedOf', { used: '€10.00', amount: '€10.00' }),
  );
  const [reached = ''] = sentence('responsible-gaming.limit.reachedUntil', { until: '|' }).split('|');
  await expect(page.getByText(reached)).toBeVisible();
});

/** Passes minutes of play. A longer step than one would count as sleep of the device. */
async function playFor(page: Page, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) await page.clock.fastForward('01:00');
}

test('a reality check interrupts play after a round with time, stakes and net position, continues and leaves', async ({
  page,
}) => {
  // The tab counts for itself where the server does not: here its clock can be moved.
  await page.route('**/api/user/play-time', (route) => route.fulfill({ status: 404, body: '' }));
  const { token } = await logInToPlay(page);
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.clock.install();
  await page.goto('/profile2/limits');
  const choices = page.getByRole('group', { name: word('responsible-gaming.check.title') });
  const quarter = choices.getByRole('button', { name: '15 min' });
  await quarter.click();
  await expect(quarter).toHaveAttribute('aria-pressed', 'true');

  const check = page.getByRole('alertdialog');
  const figure = (key: string) => check.locator(`dt:text-is("${word(key)}") + dd`);
  let staked = 0;
  let won = 0;
  const play = async () => {
    const { stake, payout } = await playOneRound(page, 'en');
    staked += stake;
    won += payout;
  };
  const expectCheck = async (minutes: number) => {
    // What the rounds take on a busy machine counts, too.
    const titles = [0, 1, 2].map((more) =>
      sentence('responsible-gaming.reality.title', { time: `${minutes + more} min` }),
    );
    await expect(check.getByRole('heading', { name: new RegExp(`^(${titles.join('|')})$`) })).toBeVisible();
    await expect(figure('responsible-gaming.statement.staked')).toHaveText(euro(staked));
    await expect(figure('responsible-gaming.statement.won')).toHaveText(euro(won));
    await expect(figure('responsible-gaming.reality.net')).toHaveText(signed(won - staked));
  };
  await page.goto('/play/cherry-harbour');
  await play();
  await finishRound(page);
  await playFor(page, 15);
  // Only a round that is over makes it appear.
  await expect(spinButton(page, 'en')).toBeVisible();
  await expect(check).toHaveCount(0);
  await play();
  await expectCheck(15);
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await button(check, 'responsible-gaming.reality.continue').click();
  await expect(check).toHaveCount(0);

  await finishRound(page);
  await playFor(page, 15);
  await play();
  await expectCheck(30);
  await button(check, 'responsible-gaming.reality.stop').click();
  await expect(page).toHaveURL('/casino');
  // A break until local midnight.
  const answer = await page.request.get('/api/user/exclusions');
  const { exclusions } = ((await answer.json()) as { data: { exclusions: { period: string }[] } }).data;
  expect(exclusions.map(({ period }) => period)).toEqual(['today']);
});

test('a button in the bar of a game stops play for a day with one press and one confirmation', async ({
  page,
}) => {
  const { token } = await logInToPlay(page);
  await payIn(page.request, sharedCasino, { token, currencyCode: curacao.currencyCode }, '50');
  await page.goto('/play/cherry-harbour');
  await playOneRound(page, 'en');
  await finishRound(page);
  const { click, clicks } = countClicks();
  await click(page.getByRole('button', { name: word('responsible-gaming.panic.button') }));
  const asked = page.getByRole('alertdialog');
  await click(button(asked, 'responsible-gaming.panic.confirm'));
  expect(clicks()).toBe(2);
  await expectQuiet(page, 'shell.quiet.paused');
  const response = await page.request.get('/api/user/exclusions');
  const { exclusions } = ((await response.json()) as { data: { exclusions: object[] } }).data;
  expect(exclusions).toMatchObject([{ kind: 'break', period: 'P1D' }]);
  await page.goto('/play/cherry-harbour');
  await expectQuiet(page, 'shell.quiet.paused');
});
