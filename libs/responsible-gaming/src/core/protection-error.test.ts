import { CallError } from '@casino-kit/api-client';
import { accountErrorCodes, betLimitErrorCodes } from '@casino-kit/api-contract';
import { describe, expect, it } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import {
  isDefiniteProtectionCode,
  protectionErrorCodes,
  protectionErrorInfo,
  toProtectionError,
} from './protection-error.js';

const error = (kind: CallError['kind'], body: { code?: string; params?: Record<string, string> } = {}) =>
  new CallError(kind, 'setLimit', {
    status: kind === 'status' ? 409 : undefined,
    body: { success: false, ...body },
  });

describe('protectionErrorInfo', () => {
  it.each(betLimitErrorCodes)('has a text of its own for %s', (code) => {
    expect(protectionErrorInfo(code).code).toBe(code);
    expect(isDefiniteProtectionCode(code)).toBe(true);
  });
  it.each(accountErrorCodes.filter((code) => /^(LIMIT|EXCLUSION|SESSION_TIME|ACCOUNT_EXCLUDED)/.test(code)))(
    'has a text of its own for %s',
    (code) => expect(protectionErrorInfo(code).code).toBe(code),
  );
  it.each(protectionErrorCodes)('has a text in every language for %s', (code) => {
    for (const texts of [en, de, ar] as Record<string, string>[])
      expect(texts[`responsible-gaming.error.${code}`]).toBeTruthy();
  });
  it('returns OTHER for an unknown code, which is not definite', () => {
    expect(protectionErrorInfo('TEAPOT').code).toBe('OTHER');
    expect(isDefiniteProtectionCode('TEAPOT')).toBe(false);
    expect(isDefiniteProtectionCode('NO_RESPONSE')).toBe(false);
  });
  it('reads the values that the server names, and drops unreadable ones', () => {
    expect(
      protectionErrorInfo('dailyLossLimit', { limit: '50', left: '8.50', until: '2026-11-26T23:00:00Z' }),
    ).toEqual({
      code: 'dailyLossLimit',
      limit: '50',
      left: '8.50',
      until: '2026-11-26T23:00:00Z',
      bySupport: false,
    });
    expect(protectionErrorInfo('dailyLossLimit', { limit: 'fifty', left: '', until: 'soon' })).toMatchObject({
      limit: null,
      left: null,
      until: null,
    });
  });
  it('leads to support where only that helps', () => {
    expect(protectionErrorInfo('LIMIT_BY_SUPPORT').bySupport).toBe(true);
    expect(protectionErrorInfo('EXCLUSION_PROCESSING').bySupport).toBe(true);
    expect(protectionErrorInfo('LIMIT_CHANGED').bySupport).toBe(false);
  });
});

describe('toProtectionError', () => {
  it('reads the code of a rejection, also of a server without the call', () => {
    expect(toProtectionError(error('status', { code: 'LIMIT_CHANGED' }))?.code).toBe('LIMIT_CHANGED');
    expect(toProtectionError(error('unsupported'))?.code).toBe('OTHER');
  });
  it('does not know the result without a response', () => {
    for (const kind of ['timeout', 'network', 'shape'] as const)
      expect(toProtectionError(error(kind))?.code).toBe('NO_RESPONSE');
  });
  it('concerns no one once the session has ended', () => {
    expect(toProtectionError(error('ended'))).toBeNull();
    expect(toProtectionError(error('skipped'))).toBeNull();
  });
  it('covers anything that is not a failed call', () => {
    expect(toProtectionError(new Error('bug'))?.code).toBe('OTHER');
  });
});
