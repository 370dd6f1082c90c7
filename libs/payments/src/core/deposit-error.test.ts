import {
  cardDeclineCodes,
  couponErrorCodes,
  depositEndCodes,
  depositErrorCodes,
} from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { depositErrorInfo, fillRange, isDefiniteCode } from './deposit-error.js';

const range = { min: '10', max: '5000' };

describe('deposit errors', () => {
  it.each([
    ...depositErrorCodes,
    ...depositEndCodes,
    ...cardDeclineCodes,
    ...couponErrorCodes,
    'ACTIVE_BONUS',
  ])('has a text of its own for %s', (code) => {
    expect(depositErrorInfo(code, range).code).toBe(code);
    expect(isDefiniteCode(code)).toBe(true);
    for (const texts of [en, de, ar] as Record<string, string>[]) {
      const messages = texts[`payments.error.${code}`];
      expect(messages).toBeTruthy();
      const others = Object.entries(texts).filter(
        ([key, text]) =>
          key.startsWith('payments.error.') && key !== `payments.error.${code}` && text === messages,
      );
      expect(others).toEqual([]);
    }
  });
  it.each(['UNSUPPORTED', 'NOT_FOUND', 'HTTP_404', 'HTTP_405', 'HTTP_501'])(
    'maps %s to a call that the server does not have for this method',
    (code) => {
      expect(depositErrorInfo(code)).toMatchObject({ code: 'UNSUPPORTED', next: null, aboutAmount: false });
    },
  );
  it('maps an unknown code to OTHER', () => {
    expect(depositErrorInfo('SOLAR_FLARE')).toEqual({
      code: 'OTHER',
      next: null,
      aboutAmount: false,
      min: null,
      max: null,
    });
    expect(isDefiniteCode('SOLAR_FLARE')).toBe(false);
    expect(depositErrorInfo('constructor').code).toBe('OTHER');
  });
  it('links to the page that resolves the error', () => {
    const next = (code: string) => depositErrorInfo(code).next;
    expect([
      next('PHONE_ERROR'),
      next('PAYMENT_LIMIT_THRESHOLD'),
      next('GLOBAL_ERROR'),
      next('CARD_EXPIRED'),
    ]).toEqual(['profile', 'limits', 'verification', null]);
  });
  it('shows amount errors at the field and needs both ends of a range', () => {
    expect(depositErrorInfo('PAYMENT_PROVIDER_LIMIT_THRESHOLD', range)).toMatchObject({
      aboutAmount: true,
      ...range,
    });
    expect(depositErrorInfo('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '10' })).toMatchObject({
      code: 'RANGE_UNKNOWN',
      aboutAmount: true,
    });
    expect(depositErrorInfo('AMOUNT_BELOW_ZERO').aboutAmount).toBe(true);
    expect(depositErrorInfo('PROVIDER_ERROR', { min: 'lots' })).toMatchObject({
      aboutAmount: false,
      min: null,
    });
  });
  it('fills in a range', () => {
    expect(fillRange('From [MN] to [MX], not [MX].', { min: '€10', max: '$&' })).toBe(
      'From €10 to $&, not $&.',
    );
  });
});
