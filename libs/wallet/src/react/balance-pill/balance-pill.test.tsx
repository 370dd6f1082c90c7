import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

  it('fades an amount in only when it changes, while the counting loads', async () => {
    vi.resetModules();
    const { BalancePillView: Pill } = await import('./balance-pill.js');
    const { container, rerender } = render(<Pill wallet={makeWallet()} currencyCode="EUR" />);
    expect(container.querySelector('[data-changed]')).toBeNull();
    rerender(<Pill wallet={makeWallet({ amount: '1284.30' })} currencyCode="EUR" />);
    expect(container.querySelector('[data-changed]')?.textContent).toBe('€1,284.30');
  });

  it('counts to the next amounts, and says them at once', async () => {
    const { container, rerender } = render(<BalancePillView wallet={makeWallet()} currencyCode="EUR" />);
    const figure = () => container.querySelector('bdi')?.textContent;
    const change = (amount: string) =>
      rerender(<BalancePillView wallet={makeWallet({ amount })} currencyCode="EUR" />);
    change('1000.00');
    await waitFor(() => expect(container.querySelector('[data-changed]')).toBeNull());
    change('2000.00');
    expect(screen.getByText('Balance €2,000.00, bonus €40.00')).toBeTruthy();
    expect(figure()).toBe('€1,000.00');
    await waitFor(() => expect(figure()).toBe('€2,000.00'));
    change('1999.00');
    await waitFor(() => expect(figure()).toBe('€1,999.00'));
  });

  it('shows the next amount at once with less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
    const { container, rerender } = render(<BalancePillView wallet={makeWallet()} currencyCode="EUR" />);
    rerender(<BalancePillView wallet={makeWallet({ amount: '1000.00' })} currencyCode="EUR" />);
    await waitFor(() => expect(container.querySelector('[data-changed]')).toBeNull());
    rerender(<BalancePillView wallet={makeWallet({ amount: '2000.00' })} currencyCode="EUR" />);
    expect(container.querySelector('bdi')?.textContent).toBe('€2,000.00');
    expect(frame).not.toHaveBeenCalled();
    frame.mockRestore();
    vi.unstubAllGlobals();
  });

  it('does not count from one currency to another', async () => {
    const { container, rerender } = render(<BalancePillView wallet={makeWallet()} currencyCode="EUR" />);
    rerender(<BalancePillView wallet={makeWallet({ amount: '1000.00' })} currencyCode="EUR" />);
    await waitFor(() => expect(container.querySelector('[data-changed]')).toBeNull());
    rerender(
      <BalancePillView wallet={makeWallet({ amount: '0.5', nonCashAmount: '0' })} currencyCode="BTC" />,
    );
    expect(container.querySelector('bdi')?.textContent).toBe('0.5 BTC');
  });

  it('shows placeholders while balances are unknown', () => {
    render(<BalancePillView wallet={null} currencyCode="EUR" />);
    expect(screen.getByText('Balance is loading')).toBeTruthy();
  });
});
