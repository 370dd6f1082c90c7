import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { isTicketExpired, toSecondFactorErrors, waitingLogin } from './second-factor.js';

const rejected = (code: string, params: Record<string, string> = {}) =>
  new CallError('status', 'login', { status: 401, body: { code, params } });

describe('a login with a second factor', () => {
  it.each([
    [rejected('SECOND_FACTOR_REQUIRED', { ticket: 'abc' }), { ticket: 'abc', removalHours: null }],
    [
      rejected('SECOND_FACTOR_REQUIRED', { ticket: 'abc', removalHours: '72' }),
      { ticket: 'abc', removalHours: 72 },
    ],
    [
      rejected('SECOND_FACTOR_REQUIRED', { ticket: 'abc', removalHours: 'soon' }),
      { ticket: 'abc', removalHours: null },
    ],
    [rejected('SECOND_FACTOR_REQUIRED'), null],
    [rejected('WRONG_CREDENTIALS', { ticket: 'abc' }), null],
    [new Error('x'), null],
  ])('goes on with its ticket: %s', (error, waits) => {
    expect(waitingLogin(error)).toEqual(waits);
  });

  it('starts again when its ticket has expired', () => {
    expect([rejected('TICKET_EXPIRED'), rejected('CODE_WRONG')].map(isTicketExpired)).toEqual([true, false]);
  });

  it.each([
    [{ triesLeft: '3' }, { key: 'auth.factor.wrong.left', params: { count: 3 } }],
    [{}, { key: 'auth.factor.wrong' }],
    [{ triesLeft: '-1' }, { key: 'auth.factor.wrong' }],
  ])('says how many tries are left: %j', (params, field) => {
    expect(toSecondFactorErrors(rejected('CODE_WRONG', params as Record<string, string>))).toEqual({
      field,
      form: null,
    });
  });

  it('shows any other failure at the form', () => {
    expect(toSecondFactorErrors(rejected('TOO_MANY_TRIES', { minutes: '5' }))).toMatchObject({
      field: null,
      form: { message: { params: { count: 5 } } },
    });
  });
});
