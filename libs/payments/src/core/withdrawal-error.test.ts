import { withdrawalErrorCodes } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import ar from '../locales/withdrawals/ar.json' with { type: 'json' };
import de from '../locales/withdrawals/de.json' with { type: 'json' };
import en from '../locales/withdrawals/en.json' with { type: 'json' };
import { isDefiniteWithdrawalCode, withdrawalErrorInfo } from './withdrawal-error.js';

describe('the error catalogue of withdrawals', () => {
  it.each([
    ['ACTIVE_BONUS', 'bonus'],
    ['PENDING_DEPOSIT_WAGER', 'play'],
    ['NO_DEPOSIT', 'deposit'],
    ['EMAIL_NOT_VERIFIED', 'verification-mail'],
    ['IDENTITY_NOT_VERIFIED', 'verification'],
    ['WITHDRAWAL_FAILED', null],
    ['WITHDRAWAL_NOT_CANCELLABLE', 'transactions'],
    ['PROVIDER_ERROR', null],
    ['PAYMENT_SERVICE_ERROR', null],
    ['VALIDATION', null],
    ['NOT_FOUND', null],
    ['TOO_MANY_TRIES', null],
    ['IDEMPOTENCY_CONFLICT', 'transactions'],
    ['UNAUTHORIZED', 'login'],
  ])('keeps the code %s and links to %s', (code, step) => {
    expect(withdrawalErrorInfo(code)).toEqual({ code, step, aboutAmount: false, min: null, max: null });
  });

  it('shows amount errors at the field, with their limits', () => {
    expect(withdrawalErrorInfo('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: '20', max: '4000' })).toEqual({
      code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
      step: null,
      aboutAmount: true,
      min: '20',
      max: '4000',
    });
    expect(withdrawalErrorInfo('INSUFFICIENT_BALANCE', { max: '12.5' })).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      aboutAmount: true,
      max: '12.5',
    });
  });

  it('uses a text without placeholders when the server named no amounts', () => {
    expect(withdrawalErrorInfo('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: 'x' }).code).toBe('RANGE_UNKNOWN');
    expect(withdrawalErrorInfo('INSUFFICIENT_BALANCE').code).toBe('BALANCE_UNKNOWN');
  });

  it.each(['UNSUPPORTED', 'HTTP_404', 'HTTP_405', 'HTTP_501'])(
    'maps %s to a call that the server does not have',
    (code) => {
      expect(withdrawalErrorInfo(code)).toMatchObject({
        code: 'UNSUPPORTED',
        step: null,
        aboutAmount: false,
      });
    },
  );
  it('maps unknown codes to OTHER', () => {
    for (const code of ['', 'SOMETHING_NEW', 'toString', 'CARD_DECLINED'])
      expect(withdrawalErrorInfo(code).code).toBe('OTHER');
  });

  it('is definite only for codes that say so', () => {
    for (const code of withdrawalErrorCodes) expect(isDefiniteWithdrawalCode(code)).toBe(true);
    for (const code of ['INTERNAL', 'UNAVAILABLE', 'VALIDATION', 'HTTP_502'])
      expect(isDefiniteWithdrawalCode(code)).toBe(false);
  });

  it('has a text for every code in every language', () => {
    const codes = [
      ...withdrawalErrorCodes,
      ...['INSUFFICIENT_BALANCE', 'BALANCE_UNKNOWN', 'PAYMENT_PROVIDER_LIMIT_THRESHOLD', 'RANGE_UNKNOWN'],
      ...['AMOUNT_BELOW_ZERO', 'PROVIDER_ERROR', 'PAYMENT_SERVICE_ERROR', 'VALIDATION', 'NOT_FOUND'],
      ...['TOO_MANY_TRIES', 'UNAUTHORIZED', 'IDEMPOTENCY_CONFLICT', 'OTHER'],
    ];
    for (const texts of [en, de, ar] as Record<string, string>[]) {
      const messages = codes.map((code) => texts[`payments.withdraw.error.${code}`]);
      expect(messages).not.toContain(undefined);
      expect(new Set(messages).size).toBe(codes.length);
    }
  });
});
