import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCalendarAward, getAllBonus } from '@casino-kit/api-contract';
import { marketingPermissionPath } from '../src/consent/operator-route.js';
import { mayAdvertise, mayRemind } from '../src/consent/may-remind.js';
import { players } from '../src/identity/tables.js';
import { offerUp, take, verifiedPlayer } from './support/bonuses.js';
import { changeSettings, control, type PolicySwitches } from './support/control.js';
import { depositBy } from './support/payments.js';
import { exclude, limit } from './support/protecting.js';
import { fund, playFor, setClocks } from './support/rakeback.js';
import {
  deposit,
  logInAgain,
  newPlayer,
  startTestBackend,
  type TestBackend,
  type TestPlayer,
} from './support/test-backend.js';

const key = 'the-key-of-the-operator-of-this-test';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    variables: { OPERATOR_KEY: key, EXCLUSION_REGISTER_TIMEOUT_MS: '20' },
  });
});
const at = (instant: string) => setClocks([backend], instant);
beforeEach(() => at('2026-11-26T12:00:00Z'));
afterEach(async () => {
  await changeSettings(backend, { policy: null });
  await control(backend, 'register/behaviour', { behaviour: 'answers' });
});

const use = (policy: PolicySwitches) => changeSettings(backend, { policy });
const born = (player: TestPlayer, dateOfBirth: string | null) =>
  backend.services.database.update(players).set({ dateOfBirth }).where(eq(players.id, player.id));
const gift = () => offerUp(backend, { cashAmount: '10', wageringMultiplier: '1' });
const listed = async ({ token }: TestPlayer) => {
  const { body } = await backend.call(getAllBonus, { token, query: { pageNo: '1', limit: '100' } });
  return body.data.bonus.rows.map(({ id }) => id);
};
/** Returns whether an offer is listed for a player, and what becomes of it when it is taken. */
async function tried(player: TestPlayer): Promise<[boolean, string]> {
  const bonusId = await gift();
  const isListed = (await listed(player)).includes(bonusId);
  const { status, body } = await take(backend, player, { bonusId });
  return [isListed, status === 200 ? 'taken' : body.code];
}
const open: [boolean, string] = [true, 'taken'];
const closed: [boolean, string] = [false, 'NOT_OFFERED'];
const now = () => backend.services.clock.now();
const mayBeReminded = ({ id }: TestPlayer) => mayRemind(backend.services.database, id, now());
const withNewsletter = () => newPlayer(backend, { newsletter: true });

describe('bonuses and the age (bonusMinimumAge)', () => {
  it('are neither offered nor granted below it or at an unknown age, with a deposit either', async () => {
    const player = await verifiedPlayer(backend);
    await use({ bonusMinimumAge: 24 });
    await born(player, '2002-11-27');
    expect(await tried(player)).toEqual(closed);
    const bonusId = await offerUp(backend, { type: 'deposit', depositBonusPercent: '50' });
    expect((await depositBy(backend, player, 'bank', { bonusId })).body.code).toBe('NOT_OFFERED');
    await born(player, null);
    expect(await tried(player)).toEqual(closed);
    await born(player, '2002-11-27');
    at('2026-11-27T00:00:01Z');
    expect(await tried(player)).toEqual(open);
  });

  it('decides on advertising and on what play gives back, too', async () => {
    const player = await withNewsletter();
    await born(player, '2004-01-01');
    expect(await mayBeReminded(player)).toBe(true);
    await use({ bonusMinimumAge: 24 });
    expect(await mayBeReminded(player)).toBe(false);
    await fund(backend, player, '1000');
    await playFor(backend, player, '100');
    const { body } = await backend.call(getCalendarAward, {
      token: player.token,
      query: { user: String(player.id) },
    });
    expect(body.data.userCalendarData).toMatchObject({ payout: '0.00', percent: '0' });
  });

  it('is no condition without the switch', async () => {
    const player = await verifiedPlayer(backend);
    await born(player, '2004-01-01');
    expect(await tried(player)).toEqual(open);
  });
});

describe('bonuses after an intervention (bonusPauseDays)', () => {
  it('are not offered for the days after a limit has closed deposits', async () => {
    const player = await verifiedPlayer(backend);
    await use({ bonusPauseDays: 30 });
    await limit(backend, player, 'deposit', 'monthly', '100');
    expect((await deposit(backend, player, { amount: '60' })).status).toBe(200);
    expect(await tried(player)).toEqual(open);
    expect((await deposit(backend, player, { amount: '60' })).body.code).toBe('PAYMENT_LIMIT_THRESHOLD');
    expect(await tried(player)).toEqual(closed);
    expect(await mayBeReminded(player)).toBe(false);
    // A login lasts 30 days.
    at('2026-12-26T11:59:00Z');
    expect(await tried(await logInAgain(backend, player))).toEqual(closed);
    at('2026-12-26T12:01:00Z');
    expect((await tried(await logInAgain(backend, player)))[1]).not.toBe('NOT_OFFERED');
  });

  it('are not offered once a deposit uses up the cap of the licence', async () => {
    const player = await verifiedPlayer(backend);
    await use({
      bonusPauseDays: 30,
      monthlyDepositCaps: [{ amount: '300', currencyCode: 'EUR' }],
    });
    expect((await deposit(backend, player, { amount: '300' })).status).toBe(200);
    expect(await tried(player)).toEqual(closed);
  });

  it('are not offered for the days after a break', async () => {
    const player = await verifiedPlayer(backend);
    await use({ bonusPauseDays: 30 });
    await exclude(backend, player, 'break', 'PT1H');
    at('2026-11-26T14:00:00Z');
    expect(await tried(player)).toEqual(closed);
    await use({});
    expect(await tried(player)).toEqual(open);
  });
});

describe('bonuses of the first occasion (bonusBeforePlayOnly)', () => {
  it('are offered until the day after the first play, and to nobody who played before', async () => {
    const player = await verifiedPlayer(backend);
    await use({ bonusBeforePlayOnly: true });
    await fund(backend, player, '100');
    await playFor(backend, player, '1');
    expect(await tried(player)).toEqual(open);
    at('2026-11-27T00:00:01Z');
    expect(await tried(player)).toEqual(closed);
    expect(await tried(await verifiedPlayer(backend))).toEqual(open);
    await use({});
    expect((await tried(player))[0]).toBe(true);
  });
});

describe('bonuses and markers of harm (markersStopOffers)', () => {
  it('are neither offered nor granted to a player who shows one, who gets no advertising', async () => {
    const player = await withNewsletter();
    await fund(backend, player, '1000');
    for (const day of ['24', '25', '26']) {
      at(`2026-11-${day}T02:00:00Z`);
      await playFor(backend, player, '1');
    }
    at('2026-11-26T12:00:00Z');
    expect(await mayBeReminded(player)).toBe(true);
    const bonusId = await gift();
    await use({ markersStopOffers: true });
    expect(await listed(player)).not.toContain(bonusId);
    expect((await take(backend, player, { bonusId })).body.code).toBe('NOT_OFFERED');
    expect(await mayBeReminded(player)).toBe(false);
    expect(await listed(await verifiedPlayer(backend))).toContain(bonusId);
  });
});

describe('direct marketing and the exclusion register (registerRequired)', () => {
  const someone = { firstName: 'Greta', lastName: 'Strand', dateOfBirth: '1979-03-04', newsletter: true };
  const permission = async (playerId: number | string, authorization = `Bearer ${key}`) => {
    const response = await fetch(`${backend.url}${marketingPermissionPath}?playerId=${playerId}`, {
      headers: { authorization },
    });
    const body = (await response.json()) as { data?: { given: unknown[] } };
    return [response.status, body.data?.given.length];
  };
  const isAllowed = ({ id }: TestPlayer) => mayAdvertise(backend.services, id, now());

  it('asks it before a message, whose player is excluded then', async () => {
    await use({ registerRequired: true });
    const player = await newPlayer(backend, someone);
    expect([await isAllowed(player), await permission(player.id)]).toEqual([true, [200, 3]]);
    const { newsletter: _, ...named } = someone;
    await control(backend, 'register/persons', { ...named, until: '2027-01-01' });
    // An answer counts for five minutes.
    at('2026-11-26T12:06:00Z');
    expect([await permission(player.id), await isAllowed(player)]).toEqual([[200, 0], false]);
  });

  it('lets nothing be sent while it does not answer, or to whom it cannot be asked about', async () => {
    await use({ registerRequired: true });
    const known = await newPlayer(backend, { ...someone, lastName: 'Lind' });
    expect(await isAllowed(await withNewsletter())).toBe(false);
    await control(backend, 'register/behaviour', { behaviour: 'broken' });
    expect([await isAllowed(known), await permission(known.id)]).toEqual([false, [200, 0]]);
    await use({});
    expect([await isAllowed(known), await permission(known.id)]).toEqual([true, [200, 3]]);
  });

  it('is asked by the operator only', async () => {
    const { id } = await withNewsletter();
    expect((await permission(id, 'Bearer another-key-of-thirty-two-characters'))[0]).toBe(404);
    expect((await permission('999999999'))[0]).toBe(404);
    expect((await permission('x'))[0]).toBe(400);
  });
});
