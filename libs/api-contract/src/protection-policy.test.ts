import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { policyPresets } from './entities/settings.js';
import { fullPolicySetting, type ProtectionPolicy, protectionPolicyFrom } from './protection-policy.js';

describe('protectionPolicyFrom', () => {
  it("is the spec's behaviour by default", () => {
    expect(protectionPolicyFrom({})).toMatchObject({
      minimumSlotRoundSeconds: 0,
      slamStop: true,
      autoplay: true,
      quickPlay: true,
      hotKeys: true,
      stakeCaps: [],
      requiredDepositLimit: false,
      identityCheckBefore: 'withdrawal',
      wageringBlocksWithdrawals: true,
      reopeningOnRequest: false,
      registerRequired: false,
    });
  });

  it('uses each named switch in place of the preset', () => {
    const policy = protectionPolicyFrom({ preset: 'ukgc', stakeCaps: [], limitReviewMonths: null });
    expect(policy).toEqual({
      ...protectionPolicyFrom({ preset: 'ukgc' }),
      stakeCaps: [],
      limitReviewMonths: null,
    });
  });

  it('has in strict the most protective of each', () => {
    const strict = protectionPolicyFrom({ preset: 'strict' });
    const higher = [
      'minimumSlotRoundSeconds',
      'minimumOtherRoundSeconds',
      'hourlyPauseMinutes',
      'shortestSelfExclusionMonths',
      'reopeningHours',
      'bonusPauseDays',
    ] as const;
    const on = [
      'oneGameAtATime',
      'requiredDepositLimit',
      'confirmLoosenedLimits',
      'fundsAcknowledgement',
      'reopeningOnRequest',
      'registerRequired',
      'oneBonusOnly',
      'everyDepositPeriod',
      'requiredSessionTime',
      'requiredBalanceLimit',
      'raisedLimitsWaitForPeriod',
      'indefiniteExclusion',
      'exclusionClosesLogin',
      'limitReachedLogsOut',
      'bonusBeforePlayOnly',
      'markersStopOffers',
      'fullSignUp',
      'consentAtSignUp',
      'panicButtonEverywhere',
      'summaryAtLogin',
      'activityFileRequired',
    ] as const;
    const moments = ['withdrawal', 'play', 'deposit'];
    const hasEvery = <Name extends 'stakeCaps' | 'monthlyDepositCaps'>(name: Name, other: ProtectionPolicy) =>
      other[name].every((cap) => strict[name].includes(cap as never));
    for (const preset of policyPresets) {
      const other = protectionPolicyFrom({ preset });
      for (const name of higher) expect(strict[name]).toBeGreaterThanOrEqual(other[name]);
      for (const name of on) expect(other[name] && !strict[name]).toBe(false);
      for (const name of ['slamStop', 'autoplay', 'quickPlay', 'hotKeys'] as const)
        expect(strict[name] && !other[name]).toBe(false);
      expect(strict.wageringBlocksWithdrawals && !other.wageringBlocksWithdrawals).toBe(false);
      expect(strict.inactivityMinutes).toBeLessThanOrEqual(other.inactivityMinutes ?? Infinity);
      expect(strict.bonusMinimumAge).toBeGreaterThanOrEqual(other.bonusMinimumAge ?? 0);
      expect(strict.limitReviewMonths).toBeLessThanOrEqual(other.limitReviewMonths ?? Infinity);
      expect(moments.indexOf(strict.identityCheckBefore)).toBeGreaterThanOrEqual(
        moments.indexOf(other.identityCheckBefore),
      );
      if (other.netDepositSignal !== null) {
        expect(strict.netDepositSignal?.currencyCode).toBe(other.netDepositSignal.currencyCode);
        expect(Number(strict.netDepositSignal?.amount)).toBeLessThanOrEqual(
          Number(other.netDepositSignal.amount),
        );
      }
      expect([hasEvery('stakeCaps', other), hasEvery('monthlyDepositCaps', other)]).toEqual([true, true]);
    }
  });

  it('allows autoplay and quick play where no licence that was read forbids them', () => {
    const allowing = (name: 'autoplay' | 'quickPlay' | 'hotKeys') =>
      policyPresets.filter((preset) => protectionPolicyFrom({ preset })[name]);
    expect(allowing('autoplay')).toEqual(['curacao', 'curacao-2025', 'mga']);
    expect(allowing('quickPlay')).toEqual(['curacao', 'curacao-2025', 'mga']);
    expect(allowing('hotKeys')).toEqual(policyPresets.filter((preset) => preset !== 'strict'));
  });

  it('requires a highest balance in the Netherlands only, and in strict', () => {
    const requiring = policyPresets.filter((preset) => protectionPolicyFrom({ preset }).requiredBalanceLimit);
    expect(requiring).toEqual(['netherlands', 'strict']);
  });

  it('signals net deposits above £150 in Great Britain only, and in strict', () => {
    const signals = policyPresets.flatMap((preset) => {
      const { netDepositSignal } = protectionPolicyFrom({ preset });
      return netDepositSignal === null ? [] : [[preset, netDepositSignal]];
    });
    const amount = { amount: '150', currencyCode: 'GBP' };
    expect(signals).toEqual([
      ['ukgc', amount],
      ['strict', amount],
    ]);
  });

  it.each([
    { minimumSlotRoundSeconds: -1 },
    { stakeCaps: [{ game: 'slots', amount: '-5', currencyCode: 'GBP' }] },
    { stakeCaps: [{ game: 'slots', amount: '5', currencyCode: 'pounds' }] },
    { identityCheckBefore: 'never' },
    { limitReviewMonths: 0.5 },
    { inactivityMinutes: 1 },
    { bonusMinimumAge: 17 },
    { reopeningHours: -1 },
    { netDepositSignal: { amount: '-1', currencyCode: 'GBP' } },
    { netDepositSignal: { amount: '150' } },
  ])('refuses %o', (setting) => {
    expect(v.safeParse(fullPolicySetting, setting).success).toBe(false);
  });
});
