import { dateIn } from '@casino-kit/calendar-dates';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createExclusion,
  exclusionPeriods,
  getExclusions,
  getLimits,
  getUserDetails,
} from '@casino-kit/api-contract';
import { exclusions, protections } from '../src/protection/tables.js';
import { fetchBonuses, giveBonus, offerUp, openTable, take, verifiedPlayer } from './support/bonuses.js';
import { startNodes } from './support/nodes.js';
import { sentTo } from './support/outbox.js';
import { depositBy, order } from './support/payments.js';
import { exclude } from './support/protecting.js';
import { fund, playFor, richPlayer, setClocks } from './support/rakeback.js';
import {
  deposit,
  logInAgain,
  newKey,
  newPlayer,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';
import { connect, next } from './support/sockets.js';
import { withdrawals } from '../src/withdrawals/tables.js';
import { players } from '../src/identity/tables.js';
import { fetchWithdrawalOverview, playerWhoMayWithdraw, skrill, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
/** Another node on the same PostgreSQL; without one, the same backend. */
let other: TestBackend;
beforeAll(async () => {
  [backend, other] = await startNodes();
});
const start = '2026-11-26T12:00:00.000Z';
const at = (instant: string | Date) => setClocks([backend, other], instant);
beforeEach(() => at(start));

const fetchExclusions = async ({ token }: TestPlayer) =>
  (await backend.call(getExclusions, { token })).body.data.exclusions;
const fetchUserDetails = async ({ token }: TestPlayer) =>
  (await backend.call(getUserDetails, { token })).body.data;

describe('an exclusion', () => {
  it('is pending for a minute, then active, then expired, and the account is open again', async () => {
    const player = await newPlayer(backend);
    const { status, body } = await exclude(backend, player, 'cooling-off', 'PT24H');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ kind: 'cooling-off', period: 'PT24H', state: 'pending' });
    const [begins, ends] = [Date.parse(body.data.startsAt), Date.parse(body.data.endsAt ?? '')];
    expect([begins - Date.parse(body.data.requestedAt), ends - begins]).toEqual([60_000, 24 * 3_600_000]);
    expect((await deposit(backend, player)).body.code).toBe('ACCOUNT_EXCLUDED');
    at(new Date(begins));
    expect((await fetchExclusions(player)).map(({ state }) => state)).toEqual(['active']);
    at(new Date(ends - 5_000));
    const { body: rejected } = await deposit(backend, player);
    expect([rejected.code, rejected.params]).toEqual(['ACCOUNT_EXCLUDED', { until: body.data.endsAt }]);
    at(new Date(ends));
    expect((await fetchExclusions(player)).map(({ state }) => state)).toEqual(['expired']);
    expect((await deposit(backend, player)).status).toBe(200);
  });

  it.each(Object.entries(exclusionPeriods))(
    'of the kind %s has the periods %j and no others',
    async (kind, periods) => {
      const all = new Set(Object.values(exclusionPeriods).flat());
      for (const period of all) {
        const player = await newPlayer(backend);
        const { status, body } = await exclude(
          backend,
          player,
          kind as keyof typeof exclusionPeriods,
          period,
        );
        if ((periods as readonly string[]).includes(period)) expect([period, status]).toEqual([period, 200]);
        else expect([period, status, body.code]).toEqual([period, 400, 'EXCLUSION_INVALID_PERIOD']);
      }
    },
  );

  it('ends on the last day of a month that has no such day', async () => {
    at('2027-01-31T12:00:00Z');
    const player = await newPlayer(backend);
    const { body } = await exclude(backend, player, 'break', 'P1M');
    expect(body.data.endsAt).toMatch(/^2027-02-28T12:01:/);
  });

  it('needs a confirmation when it is permanent, and never ends', async () => {
    const player = await newPlayer(backend);
    const unconfirmed = await exclude(backend, player, 'self-exclusion', 'permanent', { confirmed: false });
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([400, 'EXCLUSION_INVALID_PERIOD']);
    expect(await fetchExclusions(player)).toEqual([]);
    expect((await exclude(backend, player, 'self-exclusion', 'permanent')).body.data.endsAt).toBeNull();
    at('2046-11-26T12:00:00Z');
    const { token } = await logInAgain(backend, player);
    const { body } = await depositBy(backend, { ...player, token }, 'skrill', { skrillEmail: 'a@b.example' });
    // Without an end there is none to name.
    expect([body.code, body.params]).toEqual(['ACCOUNT_EXCLUDED', {}]);
    const { userLimit } = (await fetchUserDetails({ ...player, token })).getUser;
    expect(userLimit).toEqual({ selfExclusion: null, coolingOff: null, isSelfExclusionPermanent: true });
  });

  it('is never shortened: while it lasts only one that ends later can be added', async () => {
    const player = await newPlayer(backend);
    const first = (await exclude(backend, player, 'cooling-off', 'P7D')).body.data;
    for (const [kind, period] of [
      ['break', 'PT1H'],
      ['freeze', 'P7D'],
      ['cooling-off', 'PT24H'],
    ] as const) {
      // One after the other, also by the clock.
      backend.clock.advance(1_000);
      const { status, body } = await exclude(backend, player, kind, period);
      // The same length, requested later, ends later by what lies between both requests.
      if (period === 'P7D') expect(status).toBe(200);
      else
        expect([status, body.code, typeof body.params?.['until']]).toEqual([
          409,
          'EXCLUSION_ALREADY_ACTIVE',
          'string',
        ]);
    }
    expect((await exclude(backend, player, 'self-exclusion', 'P1Y')).status).toBe(200);
    expect((await exclude(backend, player, 'cooling-off', 'P3M')).body.code).toBe('EXCLUSION_ALREADY_ACTIVE');
    backend.clock.advance(1_000);
    expect((await exclude(backend, player, 'self-exclusion', 'permanent')).status).toBe(200);
    expect((await exclude(backend, player, 'self-exclusion', 'P10Y')).body.code).toBe(
      'EXCLUSION_ALREADY_ACTIVE',
    );
    expect((await fetchExclusions(player)).map(({ period }) => period)).toEqual([
      'permanent',
      'P1Y',
      'P7D',
      'P7D',
    ]);
    expect((await fetchExclusions(player)).at(-1)).toMatchObject({
      exclusionId: first.exclusionId,
      endsAt: first.endsAt,
    });
  });

  it('cannot be changed, removed or moved to earlier in the database either', async () => {
    const player = await newPlayer(backend);
    await exclude(backend, player, 'self-exclusion', 'P1Y');
    const { database } = backend.services;
    const own = eq(exclusions.playerId, player.id);
    await expect(database.delete(exclusions).where(own)).rejects.toThrow();
    await expect(
      database
        .update(exclusions)
        .set({ endsAt: new Date(0) })
        .where(own),
    ).rejects.toThrow();
    const row = eq(protections.playerId, player.id);
    for (const selfExcludedUntil of [null, new Date(0)])
      await expect(database.update(protections).set({ selfExcludedUntil }).where(row)).rejects.toThrow();
    await expect(database.delete(protections).where(row)).rejects.toThrow();
  });

  it('is created once per key, and once when two devices request it together', async () => {
    const player = await newPlayer(backend);
    const key = newKey();
    const nodes = [backend, other];
    const repeated = await Promise.all(nodes.map((node) => exclude(node, player, 'break', 'P1D', { key })));
    expect(new Set(repeated.map(({ body }) => body.data.exclusionId)).size).toBe(1);
    const second = await newPlayer(backend);
    await Promise.all(nodes.map((node) => exclude(node, second, 'self-exclusion', 'permanent')));
    expect(await fetchExclusions(player)).toHaveLength(1);
    expect(await fetchExclusions(second)).toHaveLength(1);
    expect(
      (await backend.call(createExclusion, { token: player.token, body: { kind: 'break', period: 'P3D' } }))
        .body.code,
    ).toBe('IDEMPOTENCY_KEY_MISSING');
  });

  it('reaches the sockets of every device, across nodes, once and only when it is created', async () => {
    const player = await newPlayer(backend);
    const socket = await connect(other.url, player.token);
    const emitted: unknown[] = [];
    socket.on('exclusion', (data) => emitted.push(data));
    const balance = next(socket, 'wallet:balance');
    const key = newKey();
    const { exclusionId } = (await exclude(backend, player, 'freeze', 'P7D', { key })).body.data;
    await balance;
    await exclude(backend, player, 'freeze', 'P7D', { key });
    await exclude(backend, player, 'break', 'PT1H');
    // Events arrive in the order in which they were sent.
    const longer = next(socket, 'wallet:balance');
    const second = (await exclude(backend, player, 'freeze', 'P10D')).body.data.exclusionId;
    await longer;
    expect(emitted).toEqual([{ exclusionId }, { exclusionId: second }]);
    socket.close();
  });

  it('of today ends at the next midnight of the player’s zone', async () => {
    const player = await newPlayer(backend);
    await backend.call(getLimits, { token: player.token, query: { timeZone: 'Asia/Tokyo' } });
    const { startsAt, endsAt } = (await exclude(backend, player, 'break', 'today')).body.data;
    expect(dateIn(new Date(endsAt!), 'Asia/Tokyo')).not.toBe(dateIn(new Date(startsAt), 'Asia/Tokyo'));
    expect(endsAt).toMatch(/T15:00:00\.000Z$/);
  });

  it('is shown in the details of the player: breaks and freezes as cooling off', async () => {
    const player = await newPlayer(backend);
    expect((await fetchUserDetails(player)).getUser.userLimit).toBeNull();
    const { endsAt: pause } = (await exclude(backend, player, 'break', 'PT1H')).body.data;
    const none = { selfExclusion: null, coolingOff: pause, isSelfExclusionPermanent: false };
    expect((await fetchUserDetails(player)).getUser.userLimit).toEqual(none);
    const { endsAt: longer } = (await exclude(backend, player, 'freeze', 'P10D')).body.data;
    const { endsAt: year } = (await exclude(backend, player, 'self-exclusion', 'P1Y')).body.data;
    expect((await fetchUserDetails(player)).getUser.userLimit).toEqual({
      selfExclusion: year,
      coolingOff: longer,
      isSelfExclusionPermanent: false,
    });
    at(longer ?? '');
    expect((await fetchUserDetails(player)).getUser.userLimit).toMatchObject({
      selfExclusion: year,
      coolingOff: null,
    });
    at(year ?? '');
    const { token } = await logInAgain(backend, player);
    expect((await fetchUserDetails({ ...player, token })).getUser.userLimit).toBeNull();
  });

  it('is shown on the control page, which has nothing to end it with', async () => {
    const player = await newPlayer(backend);
    const { endsAt } = (await exclude(backend, player, 'break', 'P3D')).body.data;
    const page = async () => (await backend.fetchControl('/control')).text();
    expect(await page()).toContain(`excluded until ${endsAt}`);
    await exclude(backend, player, 'self-exclusion', 'permanent');
    expect(await page()).toContain('excluded for good');
    expect(await page()).not.toMatch(/action="[^"]*exclu/);
  });

  it('is confirmed by a message in the language of the player, which calls a permanent one no break', async () => {
    const german = await newPlayer(backend, { preferredLanguage: 'de' });
    await exclude(backend, german, 'cooling-off', 'P7D');
    const [sent] = await sentTo(backend, german.email);
    expect(sent).toMatchObject({
      kind: 'cooling-off',
      language: 'de',
      subject: 'Deine Auszeit hat begonnen',
    });
    expect(sent?.text).toContain('3. Dezember 2026 um 12:01 UTC');
    const frozen = await newPlayer(backend);
    await exclude(backend, frozen, 'freeze', 'P7D');
    expect((await sentTo(backend, frozen.email))[0]).toMatchObject({ subject: 'Your account is frozen' });
    const english = await newPlayer(backend);
    await exclude(backend, english, 'self-exclusion', 'permanent');
    const [message] = await sentTo(backend, english.email);
    expect(message).toMatchObject({
      kind: 'permanent-exclusion',
      subject: 'Your account is closed for good',
    });
    expect(message?.text).not.toMatch(/break/i);
  });

  it('stands even when no message can be sent', async () => {
    const player = await newPlayer(backend);
    await backend.fetchControl('/control/mail', {
      method: 'POST',
      body: new URLSearchParams({ fails: 'yes' }),
    });
    const { status } = await exclude(backend, player, 'break', 'P1D');
    await backend.fetchControl('/control/mail', { method: 'POST', body: new URLSearchParams({}) });
    expect(status).toBe(200);
    expect(await fetchExclusions(player)).toHaveLength(1);
  });
});

describe('while a player is excluded', () => {
  it('money can be withdrawn without finishing a bonus or wagering', async () => {
    const player = await verifiedPlayer(backend);
    await deposit(backend, player, { amount: '100' });
    await giveBonus(backend, player, { cashAmount: '10', wageringMultiplier: '30' });
    const keys = async () =>
      (await fetchWithdrawalOverview(backend, player)).conditions.map(({ key }) => key);
    expect(await keys()).toEqual(['deposit', 'email', 'bonus', 'wagering']);
    expect((await withdraw(backend, player, { amount: '60' })).body.code).toBe('ACTIVE_BONUS');
    await exclude(backend, player, 'break', 'P1D');
    expect(await keys()).toEqual(['deposit']);
    expect((await fetchWithdrawalOverview(backend, player)).available).toBe('100.00');
    expect((await withdraw(backend, player, { amount: '60' })).status).toBe(200);
  });

  it('a withdrawal still needs a deposit', async () => {
    const player = await newPlayer(backend);
    await fund(backend, player, '50');
    await exclude(backend, player, 'break', 'P1D');
    expect((await withdraw(backend, player, { amount: '20' })).body.code).toBe('NO_DEPOSIT');
  });

  it('an unverified email stops no withdrawal: to a known payee it is automatic, to another it waits', async () => {
    const player = await playerWhoMayWithdraw(backend);
    const { database } = backend.services;
    const paid = await withdraw(backend, player, { amount: '20' });
    await database
      .update(withdrawals)
      .set({ status: 'completed', nextAt: null })
      .where(eq(withdrawals.id, paid.body.data.withdrawalId));
    await database.update(players).set({ isEmailVerified: false }).where(eq(players.id, player.id));
    expect((await withdraw(backend, player, { amount: '20' })).body.code).toBe('EMAIL_NOT_VERIFIED');
    await exclude(backend, player, 'self-exclusion', 'P1Y');
    const attemptWithdrawal = async (email: string) => {
      const { status, body } = await withdraw(backend, player, { amount: '20', details: { email } });
      return [status, body.data.status];
    };
    expect(await attemptWithdrawal(skrill.details.email)).toEqual([200, 'confirmed']);
    expect(await attemptWithdrawal('someone-else@example.com')).toEqual([200, 'requested']);
  });

  it('a deposit begun before is credited when its money arrives, without its bonus', async () => {
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, {
      type: 'deposit',
      depositBonusPercent: '100',
      wageringMultiplier: '10',
    });
    const begun = await deposit(backend, player, {
      amount: '40',
      number: '4000000000000077',
      bonusId,
    } as { amount: string });
    expect(begun.body.data.status).toBe('pending');
    await exclude(backend, player, 'cooling-off', 'PT24H');
    const arrived = await order(backend, begun.body.data.depositId, 'confirm');
    expect(arrived).toMatchObject({ status: 'completed' });
    expect((await fetchUserDetails(player)).userWallet).toMatchObject({
      amount: '40.00',
      nonCashAmount: '0.00',
    });
    expect(await fetchBonuses(backend, player)).toEqual([]);
  });

  it.each(['cooling-off', 'self-exclusion'] as const)('%s forfeits active bonuses at once', async (kind) => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, { cashAmount: '25', wageringMultiplier: '30' });
    await exclude(backend, player, kind, kind === 'cooling-off' ? 'P7D' : 'P1Y');
    expect((await fetchBonuses(backend, player)).map(({ status, forfeited }) => [status, forfeited])).toEqual(
      [['cancelled', '25.00']],
    );
    expect((await fetchUserDetails(player)).userWallet).toMatchObject({ nonCashAmount: '0.00' });
  });

  it.each(['break', 'freeze'] as const)('a %s keeps active bonuses', async (kind) => {
    const player = await verifiedPlayer(backend);
    await giveBonus(backend, player, { cashAmount: '25', wageringMultiplier: '30' });
    const { endsAt } = (await exclude(backend, player, kind, 'P1D')).body.data;
    expect((await fetchBonuses(backend, player)).map(({ status }) => status)).toEqual(['active']);
    expect(
      (await take(backend, player, { bonusId: await offerUp(backend, { cashAmount: '5' }) })).body.code,
    ).toBe('ACCOUNT_EXCLUDED');
    at(new Date(Date.parse(endsAt ?? '')));
    expect(await playFor(backend, player, '1')).toMatchObject({ stake: '1' });
  });

  it('a table that was open takes no more rounds; what was settled before stays and can be read again', async () => {
    const player = await newPlayer(backend);
    await deposit(backend, player, { amount: '20' });
    const table = await openTable(backend, player);
    const demo = await openTable(backend, player, 'pearl-diver', 'demo');
    const key = newKey();
    const settled = await table.play({ stake: '1.00' }, key);
    await exclude(backend, player, 'break', 'PT1H');
    for (const response of [
      await table.play({ stake: '1.00' }),
      await table.open(),
      await demo.play({ stake: '1.00' }),
      await demo.open(),
    ])
      expect([response.status, response.body.code]).toEqual([409, 'ACCOUNT_EXCLUDED']);
    expect((await table.play({ stake: '1.00' }, key)).body.data.roundId).toBe(settled.body.data.roundId);
  });

  it('no round and no deposit passes an exclusion that is requested at the same time', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const player = await richPlayer(backend, '50');
      const table = await openTable(backend, player);
      const [, ...others] = await Promise.all([
        exclude(other, player, 'self-exclusion', 'P1Y'),
        ...Array.from({ length: 4 }, () => table.play({ stake: '1.00' })),
        deposit(backend, player),
      ]);
      const accepted = others.filter(({ status }) => status === 200).length;
      expect(others.every(({ status, body }) => status === 200 || body.code === 'ACCOUNT_EXCLUDED')).toBe(
        true,
      );
      // Everything that was accepted was posted before the exclusion.
      const late = await backend.services.database.execute(sql`
        select count(*)::int as late from rounds, exclusions
        where rounds.player_id = ${player.id} and exclusions.player_id = ${player.id}
          and rounds.created_at > exclusions.requested_at + interval '1 second'`);
      expect((late as unknown as { rows: { late: number }[] }).rows).toEqual([{ late: 0 }]);
      expect(accepted).toBeLessThanOrEqual(5);
    }
  });
});
