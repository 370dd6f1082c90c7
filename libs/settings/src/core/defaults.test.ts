import { settingsFields } from '@casino-kit/api-contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaults.js';

const defaults = defaultSettings('2026-11-20');

describe('defaultSettings', () => {
  it('has every field of the contract, each valid', () => {
    expect(v.parse(v.strictObject(settingsFields), defaults)).toEqual(defaults);
  });

  it('has every boolean off, but for the two that the spec turns on', () => {
    const on = Object.entries(defaults).filter(([, value]) => value === true);
    expect(on.map(([name]) => name).sort()).toEqual(['cookiesPopup', 'verifyEmailOnBonusActivation']);
  });

  it('has the values of the spec', () => {
    expect(defaults).toMatchObject({
      theme: 'curacao',
      navigationSystem: 'basic',
      inactivitySessionTimeout: 30,
      referAFriendPercent: 0,
      affiliateKeyQueryParameter: 'nxafk',
      apiVersion: '1.0',
      redirectToTDS: 'TDS-B',
      loyaltyLevelGroupSteps: [1],
      depositFormVersion: 1,
      passwordMinLength: 6,
      cacheControlHash: '2026-11-20',
    });
  });
});
