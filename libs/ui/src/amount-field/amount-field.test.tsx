import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AmountField, QuickAmounts } from './amount-field.js';

const amount = (overrides: Partial<React.ComponentProps<typeof AmountField>> = {}) => ({
  label: 'Amount',
  value: '50',
  currency: '€',
  onChange: vi.fn(),
  onIncrease: vi.fn(),
  onDecrease: vi.fn(),
  ...overrides,
});

describe('an amount', () => {
  it('passes on the raw typed text', async () => {
    const props = amount({ value: '5' });
    render(<AmountField {...props} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), ',');
    expect(props.onChange).toHaveBeenLastCalledWith('5,');
  });
  it('keeps its text selected when the caller rewrites it on focus, so that what is typed replaces it', async () => {
    const typed = vi.fn();
    const Rewritten = () => {
      const [isFocused, setFocused] = useState(false);
      return (
        <AmountField
          {...amount({ value: isFocused ? '1000' : '1,000', onChange: typed })}
          onFocus={() => setFocused(true)}
        />
      );
    };
    render(<Rewritten />);
    await userEvent.tab();
    await userEvent.tab();
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(document.activeElement).toBe(input);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['1000', 0, 4]);
    await userEvent.keyboard('2');
    expect(typed).toHaveBeenLastCalledWith('2');
  });
  it('steps up and down with its two buttons', async () => {
    const props = amount();
    render(<AmountField {...props} />);
    await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(props.onIncrease).toHaveBeenCalledOnce();
    expect(props.onDecrease).toHaveBeenCalledOnce();
  });
  it('keeps the plus button focusable at the maximum, and does nothing there', async () => {
    const props = amount({ canIncrease: false });
    render(<AmountField {...props} />);
    const up = screen.getByRole('button', { name: 'Increase' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(up);
    expect(props.onIncrease).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(props.onDecrease).toHaveBeenCalledOnce();
  });
  it('brings the number pad of phones and ties its error', () => {
    render(<AmountField {...amount({ error: 'At least €10.00.' })} />);
    const input = screen.getByRole('textbox');
    expect(input.getAttribute('inputmode')).toBe('decimal');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'At least €10.00.',
    );
  });
});

describe('quick amounts', () => {
  it('show the selected one and set another', async () => {
    const select = vi.fn();
    const options = ['20', '50'].map((value) => ({ value, label: `€${value}` }));
    render(<QuickAmounts label="Quick amounts" options={options} selected="50" onSelect={select} />);
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toBeDefined();
    expect(screen.getByRole('button', { name: '€50', pressed: true })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '€20', pressed: false }));
    expect(select).toHaveBeenCalledWith('20');
  });
});
