import { CallError, type CallErrorKind } from '@casino-kit/api-client';
import { expect, it } from 'vitest';
import { toChooseError } from './choose-error.js';

it.each<[CallErrorKind, ReturnType<typeof toChooseError>]>([
  ['status', 'rejected'],
  ['timeout', 'unknown'],
  ['network', 'unknown'],
  ['shape', 'unknown'],
  ['unsupported', 'unknown'],
  ['ended', null],
  ['skipped', null],
])('a currency was not selected: a call that ended with %s is %s', (kind, expected) => {
  expect(toChooseError(new CallError(kind, 'chooseWallet'))).toBe(expected);
});

it('a currency was not selected: anything else is unknown', () => {
  expect(toChooseError(new Error('a bug'))).toBe('unknown');
});
