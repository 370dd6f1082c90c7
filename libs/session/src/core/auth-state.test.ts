import { describe, expect, it } from 'vitest';
import { makeUserDetails } from '../testing.js';
import { activeBonusDiffers, guest, signedIn, withBalances, withDepositCount } from './auth-state.js';

const now = new Date('2026-11-20T12:00:00Z');
const without = (details: Partial<ReturnType<typeof makeUserDetails>>) =>
  signedIn({ ...makeUserDetails(), ...details }, now);

describe('signedIn', () => {
  it('takes the number of deposits from the details', () => {
    expect(without({ depositCount: 3 }).depositCount).toBe(3);
  });
  it('is initialized, not self-excluded and without deposits while there are no details', () => {
    expect(signedIn(null, now)).toEqual({
      initialized: true,
      authenticated: true,
      selfExcluded: false,
      user: null,
      depositCount: 0,
    });
  });
});

describe('withBalances', () => {
  const event = { cash: null, nonCash: null, total: null, currencyCode: null };
  it('keeps the cash that an event omits', () => {
    expect(withBalances(without({}), { ...event, nonCash: '7.00', total: '9.00' }).user?.userWallet).toEqual({
      ...makeUserDetails().userWallet,
      nonCashAmount: '7.00',
      totalAmount: '9.00',
    });
  });
  it('uses zero for bonus money that neither event nor details name', () => {
    const known = withBalances(without({ userWallet: null }), { ...event, cash: '5.00' });
    expect(known.user?.userWallet).toEqual({ amount: '5.00', nonCashAmount: '0', totalAmount: null });
  });
  it('changes nothing without details, and without any cash', () => {
    const noDetails = signedIn(null, now);
    expect(withBalances(noDetails, { ...event, cash: '5.00' })).toBe(noDetails);
    expect(withBalances(noDetails, event)).toBe(noDetails);
    const noWallet = without({ userWallet: null });
    expect(withBalances(noWallet, { ...event, nonCash: '5.00' })).toBe(noWallet);
  });
});

describe('withDepositCount', () => {
  it('counts for a player without details, too', () => {
    expect(withDepositCount(signedIn(null, now), 2)).toMatchObject({ depositCount: 2, user: null });
  });
});

describe('activeBonusDiffers', () => {
  it('returns false for a guest and details without a bonus', () => {
    expect(activeBonusDiffers(guest, makeUserDetails({ activeBonus: null }))).toBe(false);
  });
});
