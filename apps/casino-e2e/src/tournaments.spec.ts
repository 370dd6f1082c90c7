import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, curacao, openAccount, logInByCall } from './accounts.js';
import { button, fetchBalance, sentence, texts, word } from './cashier.js';
import { payoutCasino } from './casinos.js';
import { setClocks, timeAt } from './control.js';
import { playOneRound } from './game.js';
import { test } from './journey-test.js';
import { callBackend, payIn } from './money.js';
import { balanceInCents } from './player.js';
import { openTable, playRounds } from './rounds.js';

test.use({ baseURL: payoutCasino.shell });

interface Race {
  tournamentId: string;
  name: string;
  endsAt: string;
}

/** Returns the Weekly Race that runs. */
async function weeklyRace(request: APIRequestContext): Promise<Race> {
  let found: Race | undefined;
  // After the clock was moved, the schedule adds the tournaments of the new week within seconds.
  await expect(async () => {
    const response = await request.get(`${payoutCasino.backend}/api/tournaments?state=running`);
    const { data } = (await response.json()) as { data: { rows: Race[] } };
    found = data.rows.find(({ name }) => name === 'Weekly Race');
    expect(found).toBeDefined();
  }).toPass();
  return found as Race;
}

/** Opens an account with money. */
async function racer(request: APIRequestContext): Promise<Account> {
  const account = await openAccount(request, payoutCasino);
  await payIn(request, payoutCasino, { ...account, currencyCode: curacao.currencyCode }, '50');
  return account;
}

const statistics = (page: Page) => page.getByRole('region', { name: word('tournaments.statistics') });
const fact = (page: Page, name: string) =>
  statistics(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition');
const place = async (page: Page) => Number(await fact(page, word('tournaments.place')).textContent());
const board = (page: Page) => page.getByRole('table', { name: word('tournaments.leaderboard') });

test('a race from entry to prize: the place follows each round, and the prize is in the balance and the history', async ({
  page,
  context,
}) => {
  const { request } = context;
  // The page compares the race with its own clock.
  await setClocks(context, payoutCasino, await timeAt(request, payoutCasino));
  const race = await weeklyRace(request);
  const rival = await racer(request);
  await callBackend(request, payoutCasino, rival.token, `/api/tournaments/${race.tournamentId}/enter`, {});
  const rivalsTable = await openTable(request, payoutCasino, rival.token);
  await playRounds(rivalsTable, '2.00', 1);

  const account = await racer(request);
  await logInByCall(request, payoutCasino, account);
  await page.goto('/tournaments');
  const hero = page.getByRole('region', { name: 'Weekly Race' });
  await expect(hero).toContainText('€2,500 shared by 100 players.');
  await hero.getByRole('link', { name: word('tournaments.seeLeaderboard') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly Race' })).toBeVisible();
  await button(page.getByRole('main'), 'tournaments.enter').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(word('tournaments.enter.from'));
  await button(dialog, 'tournaments.enter.confirm').click();
  await expect(fact(page, word('tournaments.place'))).toHaveText('–');

  await page.goto('/play/cherry-harbour');
  const round = await playOneRound(page, 'en');
  expect(round.stake).toBe(20);
  await page.goto(`/tournaments?tournament=${race.tournamentId}`);
  await expect(fact(page, word('tournaments.metric.points'))).toHaveText('1');
  await expect(fact(page, word('tournaments.wagered'))).toHaveText('€0.20');
  const first = await place(page);
  expect(first).toBeGreaterThan(1);

  // Played elsewhere: the page follows by itself.
  const table = await openTable(request, payoutCasino, account.token);
  await playRounds(table, '4.00', 1);
  await expect(fact(page, word('tournaments.metric.points'))).toHaveText('21');
  await expect.poll(() => place(page)).toBeLessThan(first);
  await expect(
    board(page)
      .getByRole('row')
      .filter({ hasText: word('tournaments.you') }),
  ).toContainText('21');

  // The page may still show the balance before the last round.
  const before = Math.round((await fetchBalance(page)) * 100);
  const ended = new Date(Date.parse(race.endsAt) + 120_000);
  await setClocks(context, payoutCasino, ended);
  await page.goto(`/tournaments?tournament=${race.tournamentId}`);
  await expect(async () => {
    await page.reload();
    await expect(fact(page, word('tournaments.prizePaid'))).toHaveText(/^€\d/, { timeout: 10_000 });
  }).toPass({ timeout: 300_000 });
  await expect(page.getByText(sentence('tournaments.endedOn', { time: '' }).trim()).first()).toBeVisible();
  await expect(button(page.getByRole('main'), 'tournaments.enter')).toHaveCount(0);
  const prize = await fact(page, word('tournaments.prizePaid')).textContent();
  const won = Math.round(Number((prize ?? '').replace('€', '')) * 100);
  await expect.poll(() => balanceInCents(page, texts)).toBe(before + won);
  await page.goto('/profile/transactions?kind=bonus&period=all');
  await expect(page.getByText(word('wallet.reward.prize')).first()).toBeVisible();
});

test('a guest sees races and their rules, and is asked to log in', async ({ page, context }) => {
  const race = await weeklyRace(context.request);
  const now = await timeAt(context.request, payoutCasino);
  expect(Date.parse(race.endsAt)).toBeGreaterThan(now.getTime());
  await context.clock.setSystemTime(now);
  await page.goto('/tournaments');
  const own = page.getByRole('region', { name: word('tournaments.yourPlace') });
  await expect(own.getByRole('link', { name: word('tournaments.login') })).toBeVisible();
  await page.getByRole('radio', { name: word('tournaments.state.coming') }).click({ force: true });
  await expect(page).toHaveURL('/tournaments?state=coming');
  const coming = page.getByRole('list', { name: word('tournaments.comingTitle') });
  await coming.getByRole('link', { name: 'Fruit Friday', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fruit Friday' })).toBeVisible();
  await expect(page.getByText(word('tournaments.rule.tie'))).toBeVisible();
  const login = page.getByRole('main').getByRole('link', { name: word('tournaments.login') });
  await login.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/tournament=fruit-friday-.*modal=login/);
});
