import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type AmountLimits } from '../../core/deposit-amount.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { AmountChoice } from './amount-choice.js';
import { useDepositAmount } from './use-deposit-amount.js';

afterEach(cleanup);

interface Given {
  limits: AmountLimits;
  currency: string;
  left?: string | undefined;
}

function Choice({ limits, currency, left }: Given) {
  const amount = useDepositAmount(currency, limits, { left });
  const error = amount.error === null ? null : amount.error.code;
  return <AmountChoice amount={amount} currency={currency} limits={limits} error={error} />;
}

function open(limits: AmountLimits = { min: '10', max: '5000' }, currency = 'EUR') {
  render(<Choice limits={limits} currency={currency} />, { wrapper: createPayerCasino().Host });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const user = userEvent.setup({ delay: null });
  return {
    user,
    field,
    up: screen.getByRole('button', { name: 'Increase' }),
    down: screen.getByRole('button', { name: 'Decrease' }),
    type: async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
    },
  };
}

describe('AmountChoice', () => {
  it('steps up to the maximum and stays there', async () => {
    const { user, field, up, down, type } = open();
    await type('4998');
    await user.click(up);
    expect(field.value).toBe('5000.00');
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await user.click(up);
    expect(field.value).toBe('5000.00');
    await user.click(down);
    expect(field.value).toBe('4995.00');
  });

  it.each([
    ['60', ['€25', '€50']],
    ['50', ['€25', '€50']],
    ['10', []],
    [undefined, ['€25', '€50', '€100']],
  ])('offers no quick amount above the %s that the player’s limits leave', (left, offered) => {
    render(<Choice limits={{ min: '10', max: '5000' }} currency="EUR" left={left} />, {
      wrapper: createPayerCasino().Host,
    });
    expect(screen.queryAllByRole('button', { name: /€/ }).map(({ textContent }) => textContent)).toEqual(
      offered,
    );
  });

  it('keeps an unreadable amount, with its message', async () => {
    const { user, field, up, down, type } = open();
    await type('abc');
    await user.click(up);
    await user.click(down);
    expect(field.value).toBe('abc');
    expect(screen.getByText('unreadable')).toBeTruthy();
  });

  it.each([
    ['٢٥٫٥٠', '25.50'],
    ['25,5', '25.50'],
    ['€40', '40.00'],
    ['40 €', '40.00'],
  ])('accepts %s and formats it for the locale', async (typed, written) => {
    const { user, field, type } = open();
    await type(typed);
    await user.tab();
    expect(field.value).toBe(written);
  });

  it('starts with what is left once that is known, unless an amount was typed', async () => {
    const limits = { min: '10', max: '5000' };
    const { Host } = createPayerCasino();
    const choice = (left?: string) => <Choice limits={limits} currency="EUR" left={left} />;
    const { rerender } = render(choice(), { wrapper: Host });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(field.value).toBe('25.00');
    rerender(choice('20'));
    expect(field.value).toBe('20.00');
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Increase' }));
    rerender(choice('15'));
    expect(field.value).toBe('21.00');
  });

  it('starts above the minimum of crypto and offers round amounts', () => {
    const { field } = open({ min: '1000', max: '100000', aboveMin: true }, 'TRY');
    expect(field.value).toBe('1005.00');
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered.filter((text) => text.includes('₺'))).toEqual(['₺2,000', '₺4,000', '₺8,000']);
  });
});
