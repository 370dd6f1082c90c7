import { CallError } from '@casino-kit/api-client';
import { PasskeyError } from '@casino-kit/session/passkeys';
import { describe, expect, it } from 'vitest';
import { toSecurityProblem } from './security-problem.js';

const rejected = (code: string, params: Record<string, string> = {}, message?: string) =>
  new CallError('status', 'confirmIdentity', { status: 401, body: { code, params, message } });

describe('why something did not work', () => {
  it.each([
    [
      'a window of the browser that was closed',
      new PasskeyError('cancelled'),
      { kind: 'passkey', reason: 'cancelled' },
    ],
    ['nothing, when another request took its place', new PasskeyError('replaced'), null],
    [
      'a device that has one already',
      new PasskeyError('registered'),
      { kind: 'passkey', reason: 'registered' },
    ],
    ['nothing, when the session has ended meanwhile', new CallError('ended', 'x'), null],
    ['no connection', new CallError('network', 'x'), { kind: 'offline' }],
    ['no response in time', new CallError('timeout', 'x'), { kind: 'timeout' }],
    ['a server without the call', new CallError('unsupported', 'x'), { kind: 'gone' }],
    ['a code of the contract', rejected('LAST_WAY_IN'), { kind: 'code', code: 'LAST_WAY_IN', until: null }],
    [
      'a removal that waits, with its time',
      rejected('FACTOR_REMOVAL_WAITS', { until: '2026-12-01T10:00:00Z' }),
      { kind: 'code', code: 'FACTOR_REMOVAL_WAITS', until: '2026-12-01T10:00:00Z' },
    ],
    [
      'a wrong code with the tries left',
      rejected('CODE_WRONG', { triesLeft: '2' }),
      { kind: 'mismatch', code: 'CODE_WRONG', triesLeft: 2 },
    ],
    [
      'a wrong code with a number of tries that is none',
      rejected('CODE_WRONG', { triesLeft: 'many' }),
      { kind: 'mismatch', code: 'CODE_WRONG', triesLeft: null },
    ],
    ['a pause', rejected('TOO_MANY_TRIES', { minutes: '15' }), { kind: 'pause', minutes: 15 }],
    [
      'what the server says',
      rejected('SOMETHING', {}, 'Not today.'),
      { kind: 'message', message: 'Not today.' },
    ],
    ['anything else', rejected('SOMETHING'), { kind: 'other' }],
    ['no call at all', new Error('x'), { kind: 'other' }],
  ])('is %s', (_why, error, problem) => {
    expect(toSecurityProblem(error)).toEqual(problem);
  });
});
