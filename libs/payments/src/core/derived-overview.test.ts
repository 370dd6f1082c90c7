import { describe, expect, it } from 'vitest';
import { makePayer } from '../testing/fixtures.js';
import { overviewFromDetails } from './derived-overview.js';

const details = (overrides: Parameters<typeof makePayer>[0] = {}) =>
  makePayer({
    depositCount: 2,
    activeBonus: null,
    ...overrides,
    getUser: { isEmailVerified: true, ...overrides?.getUser },
  });

describe('overviewFromDetails', () => {
  it('returns the cash as the most that is available when every known condition is met', () => {
    const known = details();
    expect(overviewFromDetails(known)).toMatchObject({
      available: known.userWallet?.amount,
      balance: known.userWallet?.amount,
      pending: '0',
      automatic: null,
      isUpperBound: true,
    });
  });
  it.each([
    ['deposit', { depositCount: 0 }],
    ['email', { getUser: { isEmailVerified: false } }],
    ['bonus', { activeBonus: { id: '1', name: 'Reload', amount: '40', expiresAt: null } }],
  ] as const)('returns nothing as available while the condition %s is open', (key, overrides) => {
    const { available, conditions } = overviewFromDetails(details(overrides));
    expect(available).toBe('0');
    expect(conditions.filter(({ met }) => !met).map((one) => one.key)).toEqual([key]);
  });
  it('names the active bonus and what would be lost with it', () => {
    const activeBonus = {
      id: '1',
      name: 'Reload',
      amount: '40',
      wagered: '10',
      wagerTotal: '80',
      expiresAt: null,
    };
    expect(overviewFromDetails(details({ activeBonus })).conditions[2]).toEqual({
      key: 'bonus',
      met: false,
      subject: 'Reload',
      done: '10',
      total: '80',
      forfeits: '40',
    });
  });
});
