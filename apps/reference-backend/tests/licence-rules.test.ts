import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarAward,
  confirmLimitChoice,
  confirmLoosenedLimit,
  getAllBonus,
  getExclusions,
  getLoyaltyClub,
  settings2,
} from '@casino-kit/api-contract';
import { players } from '../src/identity/tables.js';
import { latestMessages, orderMailFailure } from '../src/outbox/outbox.js';
import { remindOfReviews } from '../src/protection/remind-of-review.js';
import { giveBonus, offerUp, take, verifiedPlayer } from './support/bonuses.js';
import { changeSettings, type PolicySwitches } from './support/control.js';
import { depositBy } from './support/payments.js';
import { changeLimit, exclude, limit, limitIn, fetchLimits } from './support/protecting.js';
import { claim, fetchDays, playFor, richPlayer, setClocks } from './support/rakeback.js';
import { confirmSession } from './support/securing.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { fetchWithdrawalOverview, playerWhoMayWithdraw, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(() => at('2026-11-26T12:00:00Z'));
afterEach(() => changeSettings(backend, { policy: null }));

const use = (policy: PolicySwitches) => changeSettings(backend, { policy });
const born = (player: TestPlayer, dateOfBirth: string | null) =>
  backend.services.database.update(players).set({ dateOfBirth }).where(eq(players.id, player.id));
const attemptRound = (player: TestPlayer, stake: string) =>
  playFor(backend, player, stake).then(
    () => null,
    ({ code, params }: { code: string; params?: Record<string, string> }) => ({
      code,
      limit: params?.['limit'],
    }),
  );

describe('the highest stake of a licence (stakeCaps)', () => {
  const stakeCaps: PolicySwitches['stakeCaps'] = [
    { game: 'slots', amount: '5', currencyCode: 'EUR' },
    { game: 'slots', amount: '2', currencyCode: 'EUR', ageBelow: 25 },
  ];

  it('depends on the age, which changes at the birthday', async () => {
    const player = await richPlayer(backend);
    await use({ stakeCaps });
    await born(player, '2001-11-27');
    expect(await attemptRound(player, '2.1')).toEqual({ code: 'MAX_BET_LIMIT_REACHED', limit: '2.00' });
    expect((await fetchLimits(backend, player)).globalMaxBet).toBe('2.00');
    await playFor(backend, player, '2');
    at('2026-11-27T00:00:00Z');
    await playFor(backend, player, '5');
    expect(await attemptRound(player, '5.1')).toEqual({ code: 'MAX_BET_LIMIT_REACHED', limit: '5.00' });
  });

  it('is the lowest while the age is unknown, and none without the switch', async () => {
    const player = await richPlayer(backend);
    await born(player, null);
    await use({ stakeCaps });
    expect(await attemptRound(player, '2.1')).toMatchObject({ limit: '2.00' });
    await use({});
    await playFor(backend, player, '10');
  });
});

describe('the highest deposits of a month (monthlyDepositCaps)', () => {
  it('count what was paid in within the month and open with the next one', async () => {
    const player = await newPlayer(backend);
    await use({ monthlyDepositCaps: [{ amount: '300', currencyCode: 'EUR', ageBelow: 25 }] });
    await born(player, '2004-05-05');
    expect((await deposit(backend, player, { amount: '250' })).status).toBe(200);
    const { status, body } = await deposit(backend, player, { amount: '51' });
    expect([status, body.code, body.params?.['left']]).toEqual([409, 'PAYMENT_LIMIT_THRESHOLD', '50.00']);
    const [shown] = (await fetchLimits(backend, player)).licenceLimits;
    expect(shown).toMatchObject({ kind: 'deposit', period: 'monthly', amount: '300.00', used: '250.00' });
    at('2026-12-01T00:00:01Z');
    expect((await deposit(backend, player, { amount: '51' })).status).toBe(200);
    await use({});
    expect((await deposit(backend, player, { amount: '300' })).status).toBe(200);
  });
});

describe('an obligatory deposit limit (requiredDepositLimit)', () => {
  it('comes before play and deposits, in the own figure, and the last one stays', async () => {
    const player = await richPlayer(backend);
    await use({ requiredDepositLimit: true });
    expect(await fetchLimits(backend, player)).toMatchObject({
      choiceRequired: true,
      depositLimitRequired: true,
    });
    expect((await deposit(backend, player)).body.code).toBe('DEPOSIT_LIMIT_REQUIRED');
    expect(await attemptRound(player, '1')).toMatchObject({ code: 'DEPOSIT_LIMIT_REQUIRED' });
    const none = await backend.call(confirmLimitChoice, { token: player.token, body: {} });
    expect([none.status, none.body.code]).toEqual([409, 'DEPOSIT_LIMIT_REQUIRED']);

    await limit(backend, player, 'deposit', 'weekly', '400');
    expect((await fetchLimits(backend, player)).choiceRequired).toBe(false);
    expect((await deposit(backend, player)).status).toBe(200);
    await playFor(backend, player, '1');
    const removed = await changeLimit(backend, player, 'deposit', 'weekly', null);
    expect([removed.status, removed.body.code]).toEqual([409, 'DEPOSIT_LIMIT_REQUIRED']);
    await limit(backend, player, 'deposit', 'daily', '100');
    expect((await changeLimit(backend, player, 'deposit', 'weekly', null)).status).toBe(200);
  });
});

describe('a loosened limit that waits for its player (confirmLoosenedLimits)', () => {
  const confirm = (player: TestPlayer, body: Record<string, unknown>) =>
    backend.call(confirmLoosenedLimit, { token: player.token, body });

  it('takes effect only when it is confirmed after the delay', async () => {
    const player = await newPlayer(backend);
    await use({ limitLooseningDelayHours: 24, confirmLoosenedLimits: true });
    await limit(backend, player, 'deposit', 'weekly', '100');
    await limit(backend, player, 'deposit', 'weekly', '500');
    expect((await confirm(player, { kind: 'deposit', period: 1 })).body.code).toBe('LIMIT_CHANGED');
    at('2026-11-29T12:00:00Z');
    const waiting = limitIn(await fetchLimits(backend, player), 'deposit', 'weekly');
    expect(waiting).toMatchObject({
      amount: '100.00',
      pending: { amount: '500.00', needsConfirmation: true },
    });
    expect((await deposit(backend, player, { amount: '200' })).status).toBe(409);
    await confirmSession(backend, player);
    const { body } = await confirm(player, { kind: 'deposit', period: 1 });
    expect(limitIn(body.data, 'deposit', 'weekly')).toMatchObject({ amount: '500.00', pending: null });
    expect((await deposit(backend, player, { amount: '200' })).status).toBe(200);
    expect((await confirm(player, { kind: 'deposit', period: 1 })).status).toBe(409);
  });

  it('is dropped when the player keeps the old one, and takes effect by itself without the switch', async () => {
    const player = await newPlayer(backend);
    await use({ limitLooseningDelayHours: 24, confirmLoosenedLimits: true });
    await limit(backend, player, 'deposit', 'daily', '10');
    await limit(backend, player, 'deposit', 'daily', '20');
    expect((await limit(backend, player, 'deposit', 'daily', '10')).pending).toBeNull();
    await use({ limitLooseningDelayHours: 24, confirmLoosenedLimits: false });
    await limit(backend, player, 'deposit', 'daily', '20');
    at('2026-11-27T12:00:01Z');
    expect(limitIn(await fetchLimits(backend, player), 'deposit', 'daily').amount).toBe('20.00');
  });
});

describe('the review of limits (limitReviewMonths)', () => {
  it('is due after the months, and answered by a change or by the choice that all stay', async () => {
    const player = await newPlayer(backend);
    await use({ limitReviewMonths: 6 });
    const isDue = async () => (await fetchLimits(backend, player)).reviewDue;
    expect(await isDue()).toBe(false);
    // A login lasts 30 days.
    const later = async (instant: string) => {
      at(instant);
      player.token = (await logInAgain(backend, player)).token;
    };
    await later('2027-05-26T12:00:01Z');
    expect(await isDue()).toBe(true);
    await backend.call(confirmLimitChoice, { token: player.token, body: {} });
    expect(await isDue()).toBe(false);
    await later('2027-11-26T12:00:02Z');
    expect(await isDue()).toBe(true);
    await limit(backend, player, 'loss', 'daily', '50');
    expect(await isDue()).toBe(false);
    await later('2029-11-26T12:00:02Z');
    await use({ limitReviewMonths: null });
    expect(await isDue()).toBe(false);
  });
});

describe('the message about the review of limits (limitReviewMonths)', () => {
  const remind = () => Promise.all([1, 2].map(() => remindOfReviews(backend.services)));
  const sentTo = async ({ email }: TestPlayer) =>
    (await latestMessages(backend.services.database, { to: email, limit: 20 })).filter(
      ({ kind }) => kind === 'limit-review',
    );

  it('is sent once in the months, in the language of the player, and again after as many', async () => {
    const player = await newPlayer(backend);
    await backend.services.database
      .update(players)
      .set({ preferredLanguage: 'de' })
      .where(eq(players.id, player.id));
    await limit(backend, player, 'loss', 'daily', '50');
    await use({ limitReviewMonths: 6 });
    await remind();
    at('2027-05-26T11:59:00Z');
    await remind();
    expect(await sentTo(player)).toEqual([]);
    at('2027-05-26T12:01:00Z');
    await remind();
    await remind();
    expect(await sentTo(player)).toMatchObject([{ subject: 'Passen deine Limits noch?', channel: 'mail' }]);
    at('2027-11-26T12:00:00Z');
    await remind();
    expect(await sentTo(player)).toHaveLength(1);
    at('2027-11-26T12:02:00Z');
    await remind();
    expect(await sentTo(player)).toHaveLength(2);
  });

  it('waits for a review, for the mail company, and for the end of an exclusion', async () => {
    const [looked, excluded] = [await newPlayer(backend), await newPlayer(backend)];
    for (const player of [looked, excluded]) await limit(backend, player, 'loss', 'daily', '50');
    await use({ limitReviewMonths: 6 });
    at('2027-05-20T12:00:00Z');
    for (const player of [looked, excluded]) player.token = (await logInAgain(backend, player)).token;
    await limit(backend, looked, 'loss', 'daily', '40');
    await exclude(backend, excluded, 'cooling-off', 'P1M');
    at('2027-05-27T12:00:00Z');
    await remind();
    expect([...(await sentTo(looked)), ...(await sentTo(excluded))]).toEqual([]);
    at('2027-07-01T12:00:00Z');
    await orderMailFailure(backend.services.database, true);
    await remind();
    await orderMailFailure(backend.services.database, false);
    expect(await sentTo(excluded)).toEqual([]);
    await remind();
    expect([await sentTo(looked), (await sentTo(excluded)).length]).toEqual([[], 1]);
  });

  it('is sent to nobody without the switch, nor to an account that was never protected', async () => {
    const [player, unused] = [await newPlayer(backend), await newPlayer(backend)];
    await limit(backend, player, 'loss', 'daily', '50');
    at('2028-01-01T12:00:00Z');
    await use({ limitReviewMonths: null });
    await remind();
    expect(await sentTo(player)).toEqual([]);
    await use({ limitReviewMonths: 6 });
    await remind();
    expect([(await sentTo(player)).length, await sentTo(unused)]).toEqual([1, []]);
  });
});

describe('the identity check (identityCheckBefore)', () => {
  const verify = (player: TestPlayer) =>
    backend.services.database.update(players).set({ kycStatus: 'APPROVED' }).where(eq(players.id, player.id));

  it('comes before play, or before a deposit and play', async () => {
    const player = await richPlayer(backend);
    await use({ identityCheckBefore: 'play' });
    expect(await attemptRound(player, '1')).toMatchObject({ code: 'IDENTITY_NOT_VERIFIED' });
    expect((await deposit(backend, player)).status).toBe(200);
    await use({ identityCheckBefore: 'deposit' });
    expect(await attemptRound(player, '1')).toMatchObject({ code: 'IDENTITY_NOT_VERIFIED' });
    expect((await deposit(backend, player)).body.code).toBe('IDENTITY_NOT_VERIFIED');
    await verify(player);
    expect((await deposit(backend, player)).status).toBe(200);
    await playFor(backend, player, '1');
  });

  it('is no condition of play in the specification', async () => {
    const player = await richPlayer(backend);
    await use({});
    expect(await attemptRound(player, '1')).toBeNull();
  });
});

describe('a withdrawal that waits for no wagering (wageringBlocksWithdrawals)', () => {
  it('is possible under an active bonus and before the deposit was wagered', async () => {
    const player = await playerWhoMayWithdraw(backend);
    await deposit(backend, player, { amount: '100' });
    await giveBonus(backend, player, { cashAmount: '10', wageringMultiplier: '20' });
    expect((await withdraw(backend, player)).status).toBe(409);
    await use({ wageringBlocksWithdrawals: false });
    const keys = (await fetchWithdrawalOverview(backend, player)).conditions.map(({ key }) => key);
    expect(keys).toEqual(['deposit', 'email']);
    expect((await withdraw(backend, player)).status).toBe(200);
  });
});

describe('one bonus only (oneBonusOnly)', () => {
  const listed = async ({ token }: TestPlayer) => {
    const query = { pageNo: '1', limit: '100' };
    const { body } = await backend.call(getAllBonus, { token, query });
    return body.data.bonus.rows.map(({ id }) => id);
  };

  it('is offered until the first, and nothing is offered or granted after it', async () => {
    const player = await verifiedPlayer(backend);
    const [first, second] = [
      await offerUp(backend, { cashAmount: '10', wageringMultiplier: '1' }),
      await offerUp(backend, { cashAmount: '5', wageringMultiplier: '1' }),
    ];
    const gift = await offerUp(backend, {
      type: 'deposit',
      depositBonusPercent: '50',
      wageringMultiplier: '1',
    });
    await use({ oneBonusOnly: true });
    expect(await listed(player)).toEqual(expect.arrayContaining([first, second]));
    expect((await take(backend, player, { bonusId: first })).status).toBe(200);
    expect(await listed(player)).toEqual([]);
    for (const bonusId of [first, second])
      expect((await take(backend, player, { bonusId })).body).toMatchObject({ code: 'ONE_BONUS_ONLY' });
    expect((await depositBy(backend, player, 'bank', { bonusId: gift })).body.code).toBe('ONE_BONUS_ONLY');
    // Of this player only.
    expect(await listed(await verifiedPlayer(backend))).toContain(second);
  });

  it('lets play earn no rakeback and no cashback, and pays what was earned before', async () => {
    const [early, late] = [await richPlayer(backend), await richPlayer(backend)];
    await playFor(backend, early, '100');
    await use({ oneBonusOnly: true });
    await playFor(backend, late, '100');
    const award = await backend.call(getCalendarAward, {
      token: late.token,
      query: { user: String(late.id) },
    });
    expect(award.body.data.userCalendarData).toMatchObject({ payout: '0.00', percent: '0' });
    at('2026-11-27T12:00:00Z');
    expect(await fetchDays(backend, late)).toEqual([]);
    const [day] = await fetchDays(backend, early);
    expect(day?.amount).toBe('15.00');
    const earned = { bonusId: day?.bonusId ?? '', claimDate: '2026-11-27' };
    expect((await claim(backend, early, earned)).body.data.amount).toBe('15.00');
  });

  it('shows no calendar and no benefit of the VIP club that gives back of play', async () => {
    const shown = async () => {
      const { body } = await backend.call(getLoyaltyClub);
      const settings = (await backend.call(settings2)).body as { showRakebackCalendar?: unknown };
      return [
        body.data.levels
          .flatMap(({ benefits }) => benefits?.map(({ key }) => key) ?? [])
          .includes('rakeback'),
        settings.showRakebackCalendar,
      ];
    };
    expect(await shown()).toEqual([true, true]);
    await use({ oneBonusOnly: true });
    expect(await shown()).toEqual([false, false]);
  });

  it('is no rule of the specification', async () => {
    const player = await verifiedPlayer(backend);
    await use({});
    const free = () => offerUp(backend, { type: 'freespins', freeSpinsQuantity: 5 });
    expect(
      (await take(backend, player, { bonusId: await offerUp(backend, { cashAmount: '10' }) })).status,
    ).toBe(200);
    const other = await free();
    expect(await listed(player)).toContain(other);
  });
});

describe('the lengths of exclusions (shortestSelfExclusionMonths, longestBreakDays)', () => {
  const offered = async (player: TestPlayer) =>
    (await backend.call(getExclusions, { token: player.token })).body.data.offered.map(
      ({ kind, period }) => `${kind} ${period}`,
    );

  it('are those of the licence', async () => {
    const player = await newPlayer(backend);
    await use({ shortestSelfExclusionMonths: 6, longestBreakDays: 42 });
    const periods = await offered(player);
    expect(periods).toContain('cooling-off P6W');
    expect(periods).toContain('self-exclusion P6M');
    expect(periods).not.toContain('cooling-off P3M');
    expect((await exclude(backend, player, 'cooling-off', 'P3M')).body.code).toBe('EXCLUSION_INVALID_PERIOD');
    expect((await exclude(backend, player, 'cooling-off', 'P6W')).status).toBe(200);
    expect((await exclude(backend, player, 'self-exclusion', 'P6M')).status).toBe(200);
  });

  it('are one, two and three months where the licence names them', async () => {
    const player = await newPlayer(backend);
    await use({ preset: 'ontario' });
    const months = ['P1M', 'P2M', 'P3M'].map((period) => `cooling-off ${period}`);
    expect(await offered(player)).toEqual(expect.arrayContaining([...months, 'break P1D', 'break P1W']));
    const { status, body } = await exclude(backend, player, 'cooling-off', 'P2M');
    expect([status, body.data.endsAt?.slice(0, 10)]).toEqual([200, '2027-01-26']);
  });

  it('are those of the specification without the switches', async () => {
    const player = await newPlayer(backend);
    await use({});
    expect(await offered(player)).toContain('cooling-off P3M');
    expect(await offered(player)).not.toContain('cooling-off P2M');
    expect((await exclude(backend, player, 'self-exclusion', 'P6M')).body.code).toBe(
      'EXCLUSION_INVALID_PERIOD',
    );
  });
});
