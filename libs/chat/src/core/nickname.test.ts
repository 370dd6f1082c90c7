import { CallError } from '@casino-kit/api-client';
import { describe, expect, it } from 'vitest';
import { getNicknameProblem, readNicknameFailure } from './nickname.js';

describe('a nickname', () => {
  it.each([
    ['Lucky Jo', null],
    ['ليلى', null],
    ['W'.repeat(32), null],
    ['W'.repeat(33), 'long'],
    ['', 'empty'],
    ['!! -', 'empty'],
    ['🦊', null],
    ['٣', null],
    ['www.evil.com', 'contact'],
    ['me@mail.com', 'contact'],
    ['+599 9516 1234', 'contact'],
  ])('%j has the problem %j', (nickname, problem) => expect(getNicknameProblem(nickname)).toBe(problem));

  it('is rejected by the server when its field is named, and any other failure leaves open whether it was', () => {
    const rejection = { body: { fields: { nickname: 'form.text.tooLong' } }, status: 400 };
    expect(readNicknameFailure(new CallError('status', 'updateUserDetails', rejection))).toBe('rejected');
    expect(readNicknameFailure(new CallError('status', 'updateUserDetails', { status: 503 }))).toBe(
      'unknown',
    );
    expect(readNicknameFailure(new TypeError('offline'))).toBe('unknown');
  });
});
