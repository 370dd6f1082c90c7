import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelWithdrawal,
  getAllBonus,
  getUserDetails,
  launchGame,
  login,
  policyFrom,
  policyPresets,
  signUp,
} from '@casino-kit/api-contract';
import { fetchBonuses, giveBonus, offerUp, verifiedPlayer } from './support/bonuses.js';
import { changeSettings } from './support/control.js';
import { fetchLimits } from './support/protecting.js';
import { newPasskey } from './support/securing.js';
import {
  deposit,
  fromAnywhere,
  newPlayer,
  password,
  person,
  startTestBackend,
  type TestBackend,
} from './support/test-backend.js';
import { playerWhoMayWithdraw, withdraw } from './support/withdrawing.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterEach(() => changeSettings(backend, { policy: null }));

describe.each(policyPresets)('the preset %s', (preset) => {
  const policy = policyFrom({ preset });
  // What only the server enforces has tests of its own.
  const open = {
    fullSignUp: false,
    bonusMinimumAge: null,
    requiredSessionTime: false,
    requiredBalanceLimit: false,
    everyDepositPeriod: false,
    summaryAtLogin: false,
    identityCheckBefore: 'withdrawal',
    requiredDepositLimit: false,
    fundsAcknowledgement: false,
  } as const;
  const use = (switches: Parameters<typeof policyFrom>[0] = {}) =>
    changeSettings(backend, { policy: { preset, ...open, ...switches } });

  it('decides on cancelled withdrawals, and a switch of its own overrides it', async () => {
    const cancelled = async () => {
      const player = await playerWhoMayWithdraw(backend);
      await newPasskey(backend, player);
      const { withdrawalId, cancellable } = (await withdraw(backend, player)).body.data;
      const { status } = await backend.call(cancelWithdrawal, {
        token: player.token,
        params: { withdrawalId },
        body: {},
      });
      return [cancellable, status];
    };
    // Money is paid in before the policy asks for a choice of limits.
    await use({ forcedLimitChoice: false });
    expect(await cancelled()).toEqual(policy.playerCancelledWithdrawals ? [true, 200] : [false, 409]);
    await use({ forcedLimitChoice: false, playerCancelledWithdrawals: !policy.playerCancelledWithdrawals });
    expect(await cancelled()).toEqual(policy.playerCancelledWithdrawals ? [false, 409] : [true, 200]);
  });

  it('decides whether guests play demos', async () => {
    await use();
    const { status } = await backend.call(launchGame, {
      params: { slug: 'pearl-diver' },
      body: { mode: 'demo', locale: 'en' },
    });
    expect(status).toBe(policy.guestDemoPlay ? 200 : 409);
  });

  it('decides whether a new login ends the older sessions', async () => {
    await use();
    const player = await newPlayer(backend);
    await backend.call(login, { body: { email: player.email, password }, headers: fromAnywhere() });
    const { status, body } = await backend.call(getUserDetails, { token: player.token });
    expect([status, body.params?.['reason']]).toEqual(
      policy.singleSession ? [403, 'CONCURRENT_SESSION'] : [200, undefined],
    );
  });

  it('caps the wagering requirement of offers, of coupons and of what is activated', async () => {
    await use();
    const player = await verifiedPlayer(backend);
    const bonusId = await offerUp(backend, { cashAmount: '10', wageringMultiplier: '35' });
    const low = await offerUp(backend, { cashAmount: '10', wageringMultiplier: '2' });
    const fetchMultiplier = async (id: string) => {
      const { body } = await backend.call(getAllBonus, {
        token: player.token,
        query: { pageNo: '1', limit: '1', bonusId: id, timeZone: 'UTC' },
      });
      return body.data.bonus.rows[0]?.wageringMultiplier;
    };
    const capped = preset === 'ukgc' || preset === 'strict' ? '10' : '35';
    expect([await fetchMultiplier(bonusId), await fetchMultiplier(low)]).toEqual([capped, '2']);
    await giveBonus(backend, player, { cashAmount: '10', wageringMultiplier: '35' });
    const [own] = await fetchBonuses(backend, player);
    expect([own?.wageringMultiplier, own?.wagerTotal]).toEqual([capped, `${Number(capped) * 10}.00`]);
  });

  it('decides on the choice of limits, their delay and the reality check', async () => {
    const player = await newPlayer(backend);
    await use();
    expect(await fetchLimits(backend, player)).toMatchObject({
      choiceRequired: policy.forcedLimitChoice,
      looseningDelayHours: policy.limitLooseningDelayHours,
      realityCheckMinutes: policy.realityCheckMinutes,
    });
    expect((await deposit(backend, player)).status).toBe(policy.forcedLimitChoice ? 409 : 200);
  });
});

it('the minimum age is that of the policy', async () => {
  await changeSettings(backend, { policy: { preset: 'ukgc', minimumAge: 21 } });
  const year = backend.clock.now().getUTCFullYear();
  const open = (age: number) =>
    backend.call(signUp, {
      body: {
        ...person,
        email: `age-${age}@player.example`,
        password,
        dateOfBirth: `${year - age}-01-01`,
      },
    });
  expect((await open(20)).body.code).toBe('UNDER_AGE');
  expect((await open(21)).status).toBe(200);
});
