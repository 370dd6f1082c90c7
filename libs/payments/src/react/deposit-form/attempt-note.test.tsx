import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { AttemptNote } from './attempt-note.js';
import { type DepositActions } from './use-deposit-form.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = () => undefined;
const payment = (busy: boolean): DepositActions => ({
  state: { step: 'idle', cardError: null, unsettled: [] },
  waiting: null,
  busy,
  pay: () => Promise.reject(new Error('not used')),
  check: () => Promise.reject(new Error('not used')),
  goToBank: nothing,
  leave: nothing,
  resume: nothing,
  cancel: () => Promise.reject(new Error('not used')),
  renew: nothing,
  leaveWaiting: nothing,
});
const says = () => screen.queryByText('This takes longer than usual') !== null;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('says by the time limit of a call that a payment of several calls takes longer, until it ends', () => {
  const { Host } = createPayerCasino();
  const note = (busy: boolean) => <AttemptNote payment={payment(busy)} currency="EUR" />;
  const { rerender } = render(note(true), { wrapper: Host });
  pass(14_999);
  expect(says()).toBe(false);
  pass(1);
  expect(says()).toBe(true);
  rerender(note(false));
  expect(says()).toBe(false);
  // The next payment starts from zero.
  rerender(note(true));
  expect(says()).toBe(false);
  pass(15_000);
  expect(says()).toBe(true);
});
