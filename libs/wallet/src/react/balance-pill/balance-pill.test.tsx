import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestTexts } from '@casino-kit/i18n/testing';
import { makeWallet } from '../../testing.js';
import { BalancePillView } from './balance-pill.js';

describe('BalancePill', () => {
  it('shows both balances in words', () => {
    render(<BalancePillView wallet={makeWallet()} currencyCode="EUR" />);
    expect(screen.getByText('Balance €1,284.50, bonus €40.00')).toBeTruthy();
  });

  it('says all digits of a balance that is longer than its place', () => {
    const amount = '123456789012345678901234.56';
    render(<BalancePillView wallet={makeWallet({ amount, nonCashAmount: '0' })} currencyCode="EUR" />);
    expect(screen.getByText('Balance €123,456,789,012,345,678,901,234.56')).toBeTruthy();
  });

  it('omits an empty bonus balance', () => {
    const { container } = render(
      <BalancePillView wallet={makeWallet({ nonCashAmount: '0.00' })} currencyCode="EUR" />,
    );
    expect([...container.querySelectorAll('bdi')].map((figure) => figure.textContent)).toEqual(['€1,284.50']);
  });

  it('shows crypto with up to eight decimals, cut and not rounded', () => {
    const { container } = render(
      <BalancePillView
        wallet={makeWallet({ amount: '0.123456789', nonCashAmount: '0' })}
        currencyCode="BTC"
      />,
    );
    expect(container.querySelector('bdi')?.textContent).toBe('0.12345678 BTC');
  });

  it('writes amounts as the locale does', () => {
    const { container } = render(
      <TestTexts code="de">
        <BalancePillView wallet={makeWallet()} currencyCode="EUR" />
      </TestTexts>,
    );
    expect(container.querySelector('bdi')?.textContent).toBe('1.284,50\u00a0€');
  });

  it('fades an amount in only when it changes', () => {
    const { container, rerender } = render(<BalancePillView wallet={makeWallet()} currencyCode="EUR" />);
    expect(container.querySelector('[data-changed]')).toBeNull();
    rerender(<BalancePillView wallet={makeWallet({ amount: '1284.30' })} currencyCode="EUR" />);
    expect(container.querySelector('[data-changed]')?.textContent).toBe('€1,284.30');
  });

  it('shows placeholders while balances are unknown', () => {
    render(<BalancePillView wallet={null} currencyCode="EUR" />);
    expect(screen.getByText('Balance is loading')).toBeTruthy();
  });
});
