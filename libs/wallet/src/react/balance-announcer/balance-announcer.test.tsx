import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWallet } from '../../testing.js';
import { BalanceAnnouncerView } from './balance-announcer.js';

const spoken = () => screen.getByRole('status').textContent;
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const withReal = (amount: string) => (
  <BalanceAnnouncerView wallet={makeWallet({ amount, nonCashAmount: '0' })} currencyCode="EUR" />
);

describe('BalanceAnnouncer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not announce the initial balance', () => {
    render(withReal('10.00'));
    pass(20_000);
    expect(spoken()).toBe('');
  });

  it('announces a change once it has settled, with the latest balance', () => {
    const { rerender } = render(withReal('10.00'));
    rerender(withReal('9.80'));
    pass(300);
    rerender(withReal('12.80'));
    expect(spoken()).toBe('');
    pass(500);
    expect(spoken()).toBe('Balance €12.80');
  });

  it('announces at most once in four seconds', () => {
    const { rerender } = render(withReal('10.00'));
    const received: string[] = [];
    for (let round = 1; round <= 40; round += 1) {
      rerender(withReal(`${100 - round}.00`));
      pass(200);
      const now = spoken() ?? '';
      if (now !== '' && received.at(-1) !== now) received.push(now);
    }
    expect(received.length).toBeGreaterThanOrEqual(2);
    expect(received.length).toBeLessThanOrEqual(3);
  });

  it('announces nothing when balances become known', () => {
    const { rerender } = render(<BalanceAnnouncerView wallet={null} currencyCode="EUR" />);
    rerender(withReal('10.00'));
    pass(20_000);
    expect(spoken()).toBe('');
  });
});
