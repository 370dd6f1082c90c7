import { describe, expect, it } from 'vitest';
import { CallError, type CallErrorKind } from './call-error.js';
import { readFailure, type ResponseRules } from './definite-response.js';

const response = (status: number, code = 'NEW') =>
  new CallError('status', 'act', {
    status,
    body: { success: false, code, message: 'Said the server', params: { max: '20' }, fields: { a: 'wrong' } },
  });
const getFailureKind = (error: CallError, rules?: ResponseRules) => readFailure(error, rules).kind;
const ownCode: ResponseRules = { isDefiniteCode: (code) => code === 'OWN' };

describe('readFailure', () => {
  it('reads a rejection with its code, message, values and fields', () => {
    expect(readFailure(response(422))).toEqual({
      kind: 'rejected',
      rejection: {
        code: 'NEW',
        message: 'Said the server',
        params: { max: '20' },
        fields: { a: 'wrong' },
      },
    });
  });
  it.each([400, 401, 402, 404, 405, 410, 413, 422, 428, 429, 451, 499])('reads %i as a rejection', (status) =>
    expect(getFailureKind(response(status))).toBe('rejected'),
  );
  it.each([408, 409, 425, 500, 501, 502, 503, 504, 599])(
    'reads %i as a response that does not tell the result',
    (status) =>
      expect(readFailure(response(status))).toEqual({
        kind: 'failed',
        code: 'NEW',
        status,
        message: 'Said the server',
      }),
  );
  it.each([400, 408, 409, 425, 500, 502, 503])(
    'reads a code of the action’s own with status %i as a rejection, also of a repeated request',
    (status) => {
      expect(getFailureKind(response(status, 'OWN'), ownCode)).toBe('rejected');
      expect(getFailureKind(response(status, 'OWN'), { ...ownCode, isRepeat: true })).toBe('rejected');
    },
  );
  it.each([401, 429])('keeps a repeated request open after %i, regardless of the code', (status) => {
    expect(getFailureKind(response(status), { isRepeat: true })).toBe('failed');
    expect(getFailureKind(response(status, 'OWN'), { ...ownCode, isRepeat: true })).toBe('failed');
  });
  it.each<CallErrorKind>(['timeout', 'network', 'shape'])('reads %s as an unknown result', (reason) =>
    expect(
      readFailure(new CallError(reason, 'act', { status: reason === 'shape' ? 200 : undefined })),
    ).toEqual({
      kind: 'unknown',
      reason,
    }),
  );
  it('reads a call that could not be sent as a rejection, unless an earlier request was', () => {
    const skipped = new CallError('skipped', 'act');
    expect(readFailure(skipped)).toMatchObject({ kind: 'rejected', rejection: { code: 'UNAUTHORIZED' } });
    expect(getFailureKind(skipped, { isRepeat: true })).toBe('failed');
  });
  it.each([404, 405, 501])('reads a call that the server does not have (%i) as a rejection', (status) => {
    expect(getFailureKind(new CallError('unsupported', 'act', { status }))).toBe('rejected');
  });
  it('reads a call of an ended session as ended', () => {
    expect(readFailure(new CallError('ended', 'act'))).toEqual({ kind: 'ended' });
  });
});
