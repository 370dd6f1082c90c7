import { describe, expect, it } from 'vitest';
import { makeLimit, makeSessionTime } from '../testing/fixtures.js';
import { canSend, limitChange, sessionTimeChange } from './limit-change.js';

const now = new Date('2026-11-26T20:00:00Z');
const rules = { looseningDelayHours: 24, betLimitsBySupport: false };
const later = new Date('2026-11-27T20:00:00Z');

describe('limitChange', () => {
  it('applies the first and a lower amount at once', () => {
    expect(limitChange(makeLimit({ amount: null }), '100', rules, now)).toEqual({ kind: 'first' });
    expect(limitChange(makeLimit(), '499.99', rules, now)).toEqual({ kind: 'lower' });
  });
  it('applies a higher amount, or none, after the delay', () => {
    expect(limitChange(makeLimit(), '500.01', rules, now)).toEqual({ kind: 'higher', takesEffectAt: later });
    expect(limitChange(makeLimit(), null, rules, now)).toEqual({ kind: 'removed', takesEffectAt: later });
  });
  it('applies them at once without a delay', () => {
    const atOnce = { ...rules, looseningDelayHours: 0 };
    expect(limitChange(makeLimit(), '600', atOnce, now)).toEqual({ kind: 'higher', takesEffectAt: null });
    expect(limitChange(makeLimit(), null, atOnce, now)).toEqual({ kind: 'removed', takesEffectAt: null });
  });
  it('applies a higher amount once the running period is over, where the operator waits for that', () => {
    const waiting = { ...rules, raisedLimitsWaitForPeriod: true };
    const limit = makeLimit({ periodEndsAt: '2026-11-29T23:00:00Z' });
    expect(limitChange(limit, '600', waiting, now)).toEqual({
      kind: 'higher',
      takesEffectAt: new Date('2026-11-29T23:00:00Z'),
    });
    expect(limitChange(limit, '400', waiting, now)).toEqual({ kind: 'lower' });
    expect(limitChange({ ...limit, periodEndsAt: null }, '600', waiting, now)).toMatchObject({
      takesEffectAt: later,
    });
  });
  it('drops a change that waits when the current amount is set again', () => {
    const pending = { amount: '800', takesEffectAt: '2026-11-27T13:32:00Z' };
    expect(limitChange(makeLimit(), '500', rules, now)).toEqual({ kind: 'same', dropsPending: false });
    expect(limitChange(makeLimit({ pending }), '500', rules, now)).toEqual({
      kind: 'same',
      dropsPending: true,
    });
    expect(limitChange(makeLimit({ amount: null }), null, rules, now)).toEqual({
      kind: 'same',
      dropsPending: false,
    });
  });
  it('keeps the end of a wait for the same higher amount', () => {
    const pending = { amount: '800', takesEffectAt: '2026-11-27T13:32:00Z' };
    expect(limitChange(makeLimit({ pending }), '800', rules, now)).toEqual({
      kind: 'higher',
      takesEffectAt: new Date('2026-11-27T13:32:00Z'),
    });
  });
  it('compares with the amount that took effect meanwhile', () => {
    const pending = { amount: '800', takesEffectAt: '2026-11-26T19:59:59Z' };
    expect(limitChange(makeLimit({ pending }), '700', rules, now)).toEqual({ kind: 'lower' });
  });
  it('locks a stake limit for an hour, but never lowering it', () => {
    const limit = makeLimit({
      kind: 'max-bet',
      period: null,
      amount: '5',
      raisableFrom: '2026-11-26T20:30:00Z',
    });
    expect(limitChange(limit, '6', rules, now)).toEqual({
      kind: 'locked',
      until: new Date('2026-11-26T20:30:00Z'),
    });
    expect(limitChange(limit, null, rules, now)).toMatchObject({ kind: 'locked' });
    expect(limitChange(limit, '4', rules, now)).toEqual({ kind: 'lower' });
    expect(limitChange(limit, '6', rules, new Date('2026-11-26T20:30:00Z'))).toMatchObject({
      kind: 'higher',
    });
  });
  it('leaves raising stake limits to support at high levels', () => {
    const bySupport = { ...rules, betLimitsBySupport: true };
    expect(limitChange(makeLimit({ kind: 'bet' }), '600', bySupport, now)).toEqual({ kind: 'bySupport' });
    expect(limitChange(makeLimit({ kind: 'bet' }), '400', bySupport, now)).toEqual({ kind: 'lower' });
    expect(limitChange(makeLimit(), '600', bySupport, now)).toMatchObject({ kind: 'higher' });
  });
});

describe('sessionTimeChange', () => {
  it('compares times of different units', () => {
    const limit = makeSessionTime();
    expect(sessionTimeChange(limit, { value: 120, unit: 'minutes' }, rules, now)).toMatchObject({
      kind: 'same',
    });
    expect(sessionTimeChange(limit, { value: 90, unit: 'minutes' }, rules, now)).toEqual({ kind: 'lower' });
    expect(sessionTimeChange(limit, { value: 1, unit: 'days' }, rules, now)).toEqual({
      kind: 'higher',
      takesEffectAt: later,
    });
    expect(sessionTimeChange(limit, null, rules, now)).toEqual({ kind: 'removed', takesEffectAt: later });
  });
  it('drops a change that waits, also a removal', () => {
    const pending = { value: 0, unit: 'minutes', takesEffectAt: '2026-11-27T10:00:00Z' } as const;
    const limit = makeSessionTime({ pending });
    expect(sessionTimeChange(limit, { value: 2, unit: 'hours' }, rules, now)).toEqual({
      kind: 'same',
      dropsPending: true,
    });
    expect(sessionTimeChange(limit, null, rules, now)).toEqual({
      kind: 'removed',
      takesEffectAt: new Date('2026-11-27T10:00:00Z'),
    });
  });
  it('applies the first at once', () => {
    expect(sessionTimeChange(null, { value: 2, unit: 'hours' }, rules, now)).toEqual({ kind: 'first' });
    expect(sessionTimeChange(null, null, rules, now)).toEqual({ kind: 'same', dropsPending: false });
  });
});

describe('canSend', () => {
  it('sends everything but a change that changes nothing or that is not allowed', () => {
    expect(canSend({ kind: 'lower' })).toBe(true);
    expect(canSend({ kind: 'removed', takesEffectAt: null })).toBe(true);
    expect(canSend({ kind: 'same', dropsPending: true })).toBe(true);
    expect(canSend({ kind: 'same', dropsPending: false })).toBe(false);
    expect(canSend({ kind: 'locked', until: now })).toBe(false);
    expect(canSend({ kind: 'bySupport' })).toBe(false);
  });
});
