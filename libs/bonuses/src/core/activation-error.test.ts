import { bonusErrorCodes, couponErrorCodes } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import {
  activationErrorInfo,
  activationReference,
  fillReference,
  offerNextStep,
  isDefiniteCode,
  type NextStep,
} from './activation-error.js';

const ids = { promotionId: 'p', userId: '7', userBonusId: null };
const next: Record<string, NextStep | null> = {
  REGISTRATION_BONUS: 'promotions',
  MAXIMUM_PARTICIPANTS: 'promotions',
  RETRY_PERIOD: 'my-bonuses',
  ONE_BONUS_ONLY: 'my-bonuses',
  NOT_OFFERED: 'support',
  WRONG_LEVEL: 'promotions',
  DAYS_VALID: 'promotions',
  UNIFIED_ERROR: 'support',
  DEPOSITS_NUMBER: 'deposit',
  DEPOSITS_NUMBER2: 'promotions',
  ACTIVE_FREE_SPINS: 'my-bonuses',
  ACTIVE_BONUS: 'my-bonuses',
  CANCELLED: 'my-bonuses',
  NO_CASHBACK: 'promotions',
  ADD_TO_CALENDAR: 'rakeback',
  REQUIRED_EMAIL_VERIFICATION: 'verify-email',
  VALID_ON_DAYS: 'calendar',
  START_TIME_ERROR: 'promotions',
  END_TIME_ERROR: 'promotions',
  BONUS_FRAUD: 'support',
  CASHBACK_NEED_DEPOSIT: 'deposit',
  COUPON_NOT_APPLIED: null,
  COUPON_ALREADY_REDEEMED: 'my-bonuses',
  UNAUTHORIZED: 'login',
  ACCOUNT_EXCLUDED: null,
  TOO_MANY_TRIES: null,
  NOT_FOUND: 'promotions',
  UNSUPPORTED: 'support',
};

describe('activation errors', () => {
  it('covers the whole catalogue', () => {
    for (const code of [...bonusErrorCodes, ...couponErrorCodes]) expect(next).toHaveProperty(code);
  });
  it.each(Object.entries(next))('links %s to %s, with texts in every language', (code, step) => {
    expect(activationErrorInfo(code, {}, ids)).toMatchObject({ code, next: step });
    expect(isDefiniteCode(code)).toBe(true);
    for (const texts of [en, de, ar]) expect(texts).toHaveProperty([`bonuses.error.${code}`]);
  });
  it('sends unknown codes to support', () => {
    expect(activationErrorInfo('WHATEVER', {}, ids)).toEqual({
      code: 'OTHER',
      text: 'OTHER',
      named: '',
      next: 'support',
      reference: 'p-7',
    });
    expect(isDefiniteCode('WHATEVER')).toBe(false);
    expect(isDefiniteCode('OTHER')).toBe(false);
  });
});

describe('the values of a text', () => {
  it.each([
    ['CANCELLED', 'until', '2026-12-01T00:00:00Z'],
    ['RETRY_PERIOD', 'until', '2026-12-01T00:00:00Z'],
    ['START_TIME_ERROR', 'time', '18:00'],
    ['END_TIME_ERROR', 'time', '20:00'],
  ])('are for %s %s, if the server sends them', (code, param, value) => {
    expect(activationErrorInfo(code, { [param]: value }, ids)).toMatchObject({
      code,
      text: `${code}.${param}`,
      named: value,
    });
    expect(activationErrorInfo(code, { other: value }, ids)).toMatchObject({ text: code, named: '' });
    for (const texts of [en, de, ar]) {
      const text = new Map(Object.entries(texts)).get(`bonuses.error.${code}.${param}`);
      expect(text).toContain(`{{${param}}}`);
    }
  });
});

it('returns a next step for a rejected offer only if it helps', () => {
  const steps = bonusErrorCodes.map((code) => [code, offerNextStep(code)] as const);
  expect(Object.fromEntries(steps.filter(([, step]) => step !== null))).toEqual({
    RETRY_PERIOD: 'my-bonuses',
    ONE_BONUS_ONLY: 'my-bonuses',
    NOT_OFFERED: 'support',
    UNIFIED_ERROR: 'support',
    DEPOSITS_NUMBER: 'deposit',
    ACTIVE_FREE_SPINS: 'my-bonuses',
    ACTIVE_BONUS: 'my-bonuses',
    BONUS_FRAUD: 'support',
    CASHBACK_NEED_DEPOSIT: 'deposit',
  });
});

describe('the reference', () => {
  it('is the one that the server sent', () => {
    expect(activationErrorInfo('UNIFIED_ERROR', { reference: ' p-7-9 ' }, ids).reference).toBe('p-7-9');
  });
  it('is built from promotion, user and user bonus when the server sends none', () => {
    expect(activationErrorInfo('UNIFIED_ERROR', { reference: ' ' }, ids).reference).toBe('p-7');
    expect(activationReference({ promotionId: 'p', userId: '7', userBonusId: 'u' })).toBe('p-7-u');
    expect(activationReference({ promotionId: null, userId: '7', userBonusId: '' })).toBe('7');
    expect(activationReference({ promotionId: null, userId: '', userBonusId: null })).toBeNull();
  });
  it('is inserted into the text, whatever characters it has', () => {
    expect(fillReference('a [reference], [reference]', '$&-1')).toBe('a $&-1, $&-1');
    expect(fillReference('a [reference]', null)).toBe('a –');
    expect(en['bonuses.error.UNIFIED_ERROR']).toContain('[reference]');
    expect(de['bonuses.error.UNIFIED_ERROR']).toContain('[reference]');
    expect(ar['bonuses.error.UNIFIED_ERROR']).toContain('[reference]');
  });
});
