import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { isVerificationExpired, toVerificationError } from './email-verification.js';

const rejected = (code: string, message = '', params: Record<string, string> = {}) =>
  new CallError('status', 'verifyEmail', { status: 400, body: { success: false, code, message, params } });

describe('isVerificationExpired', () => {
  it.each([
    ['LINK_EXPIRED', true],
    ['NOT_FOUND', true],
    ['VALIDATION', true],
    ['TOO_MANY_TRIES', false],
    ['INTERNAL', false],
  ])('returns for %s: %s', (code, expired) => expect(isVerificationExpired(rejected(code))).toBe(expired));
  it('does not mistake a network error for an expired link', () => {
    for (const error of [new CallError('timeout', 'x'), new CallError('network', 'x'), new Error('bug')])
      expect(isVerificationExpired(error)).toBe(false);
  });
});

describe('toVerificationError', () => {
  it("reports a lockout, otherwise the server's message, otherwise that it could not be reached", () => {
    expect(toVerificationError(rejected('TOO_MANY_TRIES', '', { minutes: '4' }))).toEqual({
      key: 'form.problem.tooMany',
      params: { count: 4 },
    });
    expect(toVerificationError(rejected('INTERNAL', 'Internal server error'))).toEqual({
      fromServer: 'Internal server error',
    });
    for (const error of [rejected('INTERNAL'), new CallError('network', 'x'), new Error('bug')])
      expect(toVerificationError(error)).toEqual({ key: 'auth.verify.failed.text' });
  });
});
