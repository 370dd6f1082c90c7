import { policyPresets } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makeSettings } from '../testing.js';

const createPolicy = (policy: Parameters<typeof makeSettings>[0]) =>
  makeSettings({ allowGuestPlayDemoGames: true, ...policy }).policy;

describe('resolvePolicy', () => {
  it("is the spec's behaviour by default", () => {
    expect(createPolicy({})).toEqual({
      preset: 'curacao',
      minimumAge: 18,
      playerCancelledWithdrawals: true,
      limitLooseningDelayHours: 0,
      newsletterPreselected: true,
      cookieRejectAll: false,
      guestDemoPlay: true,
      realityCheckMinutes: null,
      sessionClock: false,
      netPositionInGame: false,
      wageringCap: null,
      forcedLimitChoice: false,
      singleSession: false,
    });
  });

  it('uses each named switch instead of the preset', () => {
    const policy = {
      preset: 'ukgc',
      wageringCap: null,
      sessionClock: false,
      newsletterPreselected: undefined,
    } as const;
    expect(createPolicy({ policy })).toEqual({
      ...createPolicy({ policy: { preset: 'ukgc' } }),
      wageringCap: null,
      sessionClock: false,
    });
  });

  it('needs the setting for guest demo play as well', () => {
    expect(makeSettings({ policy: { guestDemoPlay: true } }).policy.guestDemoPlay).toBe(false);
    expect(createPolicy({ policy: { preset: 'ukgc' } }).guestDemoPlay).toBe(false);
  });

  it('has in strict the most protective of each', () => {
    const strict = createPolicy({ policy: { preset: 'strict' } });
    for (const preset of policyPresets) {
      const other = createPolicy({ policy: { preset } });
      expect(strict.limitLooseningDelayHours).toBeGreaterThanOrEqual(other.limitLooseningDelayHours);
      expect(strict.realityCheckMinutes).toBeLessThanOrEqual(other.realityCheckMinutes ?? Infinity);
      expect(strict.wageringCap).toBeLessThanOrEqual(other.wageringCap ?? Infinity);
      for (const lax of ['playerCancelledWithdrawals', 'newsletterPreselected', 'guestDemoPlay'] as const)
        expect(strict[lax] && !other[lax]).toBe(false);
      for (const safe of [
        'cookieRejectAll',
        'sessionClock',
        'netPositionInGame',
        'forcedLimitChoice',
        'singleSession',
      ] as const)
        expect(other[safe] && !strict[safe]).toBe(false);
    }
  });
});
