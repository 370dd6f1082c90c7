import { bonusErrorCodes } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import { makeGiftOffer, makeOffer, makeSpinsOffer, makeUserBonus, makeUserSpins } from '../testing.js';
import { findConflictingBonus, isShut, offerState, type OfferViewer, openOffers } from './offer-state.js';
import { inWeekOrder, weekdayIn } from './weekday.js';

const viewer: OfferViewer = {
  now: new Date('2026-11-22T10:30:00Z'),
  timeZone: 'America/Curacao',
  authenticated: true,
  selfExcluded: false,
  mustVerifyEmail: false,
  active: [],
};
const state = (bonus: Parameters<typeof offerState>[0], seen: Partial<OfferViewer> = {}) =>
  offerState(bonus, { ...viewer, ...seen });

describe('days of the week', () => {
  it('are those of the zone', () => {
    const at = new Date('2026-11-22T23:30:00Z');
    expect(weekdayIn(at, 'UTC')).toBe('SUN');
    expect(weekdayIn(at, 'Asia/Tokyo')).toBe('MON');
  });
  it('start with Monday, each once', () => {
    expect(inWeekOrder(['SUN', 'TUE', 'MON', 'SUN'])).toEqual(['MON', 'TUE', 'SUN']);
    expect(inWeekOrder([])).toEqual([]);
  });
});

describe('offerState', () => {
  it('can be activated, or comes with a deposit', () => {
    expect(state(makeGiftOffer())).toEqual({ kind: 'take' });
    expect(state(makeOffer())).toEqual({ kind: 'deposit', minimum: '20' });
    expect(state(makeOffer({ minimumDeposit: '0' }))).toEqual({ kind: 'deposit', minimum: null });
  });
  it('has an end and a start, to the millisecond', () => {
    const expire = '2026-11-22T10:30:00Z';
    expect(state(makeGiftOffer({ expire }))).toEqual({ kind: 'ended', at: expire });
    expect(state(makeGiftOffer({ expire: '2026-11-22T10:30:00.001Z' }))).toEqual({ kind: 'take' });
    expect(state(makeGiftOffer({ start: expire }))).toEqual({ kind: 'take' });
    const start = '2026-11-22T10:30:00.001Z';
    expect(state(makeGiftOffer({ start }))).toEqual({ kind: 'notYet', at: start });
  });
  it('ignores a time that is unreadable or missing', () => {
    expect(state(makeGiftOffer({ start: 'soon', expire: 'later' }))).toEqual({ kind: 'take' });
    expect(state(makeGiftOffer({ start: null, expire: null }))).toEqual({ kind: 'take' });
  });
  it('requires a player', () => {
    expect(state(makeOffer(), { authenticated: false })).toEqual({ kind: 'guest' });
    expect(state(makeOffer(), { selfExcluded: true })).toEqual({ kind: 'excluded' });
    expect(state(makeOffer(), { authenticated: false, selfExcluded: true })).toEqual({ kind: 'guest' });
    expect(state(makeOffer({ expire: '2026-01-01' }), { authenticated: false }).kind).toBe('ended');
  });
  it('may be active already, whatever the day', () => {
    const active = [{ bonusId: 'other' }, { bonusId: 'welcome-10' }];
    expect(state(makeGiftOffer({ validOnDays: ['MON'] }), { active })).toEqual({ kind: 'active' });
    expect(state(makeGiftOffer(), { active: [{ bonusId: 'other' }] })).toEqual({ kind: 'take' });
  });
  it('may be for other days', () => {
    expect(state(makeGiftOffer({ validOnDays: ['FRI', 'MON'] }))).toEqual({
      kind: 'notToday',
      days: ['MON', 'FRI'],
    });
    expect(state(makeGiftOffer({ validOnDays: ['SUN'] }))).toEqual({ kind: 'take' });
    expect(state(makeGiftOffer({ validOnDays: null }))).toEqual({ kind: 'take' });
    expect(state(makeGiftOffer({ validOnDays: [] }))).toEqual({ kind: 'take' });
  });
  it('may arrive in the calendar automatically, which is hidden from a guest', () => {
    const offer = makeGiftOffer({ addedToCalendar: true, validOnDays: ['MON'] });
    expect(state(offer)).toEqual({ kind: 'toCalendar' });
    expect(state(offer, { authenticated: false })).toEqual({ kind: 'guest' });
    expect(state(offer, { selfExcluded: true })).toEqual({ kind: 'excluded' });
    const rejection = { code: 'ADD_TO_CALENDAR', params: {} } as const;
    expect(state(makeGiftOffer({ refusal: rejection }))).toEqual({ kind: 'toCalendar' });
    expect(state(makeGiftOffer({ addedToCalendar: false }))).toEqual({ kind: 'take' });
  });
  it('may be rejected for this player, also with a coupon or a deposit', () => {
    const rejection = { code: 'CANCELLED', params: { until: '2026-12-01T00:00:00Z' } } as const;
    expect(state(makeGiftOffer({ refusal: rejection }))).toEqual({ kind: 'rejected', ...rejection });
    expect(state(makeOffer({ refusal: rejection, needsCoupon: true })).kind).toBe('rejected');
    expect(state(makeGiftOffer({ refusal: rejection, validOnDays: ['MON'] })).kind).toBe('notToday');
    expect(state(makeGiftOffer({ refusal: rejection }), { active: [{ bonusId: 'welcome-10' }] }).kind).toBe(
      'active',
    );
    expect(state(makeGiftOffer({ refusal: null }))).toEqual({ kind: 'take' });
  });
  it.each(bonusErrorCodes)('%s is shown as rejected, unless it has a state of its own', (code) => {
    const own: Record<string, string> = {
      ADD_TO_CALENDAR: 'toCalendar',
      VALID_ON_DAYS: 'verifyEmail',
      REQUIRED_EMAIL_VERIFICATION: 'verifyEmail',
      ACTIVE_BONUS: 'verifyEmail',
      ACTIVE_FREE_SPINS: 'verifyEmail',
    };
    const offer = makeGiftOffer({ refusal: { code, params: {} } });
    expect(state(offer, { mustVerifyEmail: true }).kind).toBe(own[code] ?? 'rejected');
  });
  it('may need a coupon, also with a deposit', () => {
    expect(state(makeOffer({ needsCoupon: true }))).toEqual({ kind: 'coupon' });
    expect(state(makeGiftOffer({ needsCoupon: false }))).toEqual({ kind: 'take' });
  });
  it('needs a verified address, but not for a deposit', () => {
    expect(state(makeGiftOffer(), { mustVerifyEmail: true })).toEqual({ kind: 'verifyEmail' });
    expect(state(makeOffer(), { mustVerifyEmail: true }).kind).toBe('deposit');
  });
});

describe('the bonus that an offer would end', () => {
  const bonus = makeUserBonus();
  const spins = makeUserSpins();
  it('is the active one of its own kind', () => {
    expect(findConflictingBonus(makeGiftOffer(), [spins, bonus])).toBe(bonus);
    expect(findConflictingBonus(makeSpinsOffer(), [bonus, spins])).toBe(spins);
    expect(findConflictingBonus(makeSpinsOffer(), [bonus])).toBeNull();
    expect(findConflictingBonus(makeGiftOffer(), [spins])).toBeNull();
    expect(findConflictingBonus(makeGiftOffer(), [])).toBeNull();
  });
  it('is not the offer itself', () => {
    expect(findConflictingBonus(makeGiftOffer({ id: bonus.bonusId }), [bonus])).toBeNull();
  });
});

describe('openOffers', () => {
  it('are those that the player can take now, in their order', () => {
    const locked = makeGiftOffer({ id: 'locked', expire: '2026-11-22T10:30:00Z' });
    const rejected = makeOffer({ id: 'rejected', refusal: { code: 'RETRY_PERIOD', params: {} } });
    const offers = [locked, makeOffer({ id: 'deposit' }), rejected, makeGiftOffer({ id: 'gift' })];
    expect(openOffers(offers, viewer).map(({ id }) => id)).toEqual(['deposit', 'gift']);
    expect(openOffers(offers, { ...viewer, selfExcluded: true })).toEqual([]);
  });
});

describe('isShut', () => {
  it('is true for an offer that ended, has not begun, is for another day, was rejected or comes in a break', () => {
    expect(isShut(makeGiftOffer({ expire: '2026-01-01T00:00:00Z' }), viewer)).toBe(true);
    expect(isShut(makeGiftOffer({ start: '2026-12-01T00:00:00Z' }), viewer)).toBe(true);
    expect(isShut(makeGiftOffer({ validOnDays: ['MON'] }), viewer)).toBe(true);
    expect(isShut(makeGiftOffer({ refusal: { code: 'CANCELLED', params: {} } }), viewer)).toBe(true);
    expect(isShut(makeGiftOffer(), { ...viewer, selfExcluded: true })).toBe(true);
  });
  it('is false for what can be taken, is active, comes by itself, or waits for the login', () => {
    expect(isShut(makeGiftOffer(), viewer)).toBe(false);
    expect(isShut(makeGiftOffer(), { ...viewer, active: [{ bonusId: 'welcome-10' }] })).toBe(false);
    expect(isShut(makeGiftOffer({ addedToCalendar: true }), viewer)).toBe(false);
    expect(isShut(makeGiftOffer(), { ...viewer, authenticated: false })).toBe(false);
  });
});
