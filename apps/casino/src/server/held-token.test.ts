import {
  getSecurity,
  login,
  logInWithPasskey,
  logInWithSecondFactor,
  signUp,
} from '@casino-kit/api-contract';
import { makeSettings } from '@casino-kit/settings/testing';
import { describe, expect, it } from 'vitest';
import { givesToken, isLogin, signUpLogsIn } from './held-token.js';

describe('a call whose response holds a token', () => {
  it.each([login, logInWithPasskey, logInWithSecondFactor])('is the login $name', (endpoint) => {
    expect([isLogin(endpoint), givesToken(endpoint)]).toEqual([true, true]);
  });

  it('is a sign-up, which is no login, and nothing else', () => {
    expect([isLogin(signUp), givesToken(signUp)]).toEqual([false, true]);
    expect([isLogin(getSecurity), givesToken(getSecurity), isLogin(undefined)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a sign-up', () => {
  const body = { email: 'marlon@example.com', passkey: { ticket: 'abc', response: {} } };

  it('with a passkey logs in, unless the brand holds new players', () => {
    expect(signUpLogsIn(makeSettings(), body)).toBe(true);
    expect(signUpLogsIn(makeSettings({ holdUserOnRegistration: true }), body)).toBe(false);
  });

  it('with a password does not', () => {
    expect(signUpLogsIn(makeSettings(), { email: 'marlon@example.com', password: 'x' })).toBe(false);
  });
});
