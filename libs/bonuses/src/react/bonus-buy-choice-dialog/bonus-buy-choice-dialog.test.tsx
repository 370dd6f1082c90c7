import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { BonusBuyChoiceDialog, type BonusBuyChoiceDialogProps } from './bonus-buy-choice-dialog.js';

const user = userEvent.setup();
function show(props: Partial<BonusBuyChoiceDialogProps> = {}) {
  const on = { onBuy: vi.fn(), onRegular: vi.fn(), onBack: vi.fn() };
  render(
    <BonusBuyChoiceDialog
      open
      bonusName="Weekend Reload"
      cost="80"
      limit="5"
      regularStake="1"
      currencyCode="EUR"
      {...on}
      {...props}
    />,
    { wrapper: createTestCasino({ player: null }).Host },
  );
  return { ...on, dialog: within(screen.getByRole('alertdialog')) };
}

describe('BonusBuyChoiceDialog', () => {
  it('shows the limit, the cost and that only the next bet is exempt', () => {
    const { dialog } = show();
    expect(
      dialog.getByText(
        'While “Weekend Reload” is active a bet may be €5.00 at most. This bonus buy costs €80.00.',
      ),
    ).toBeTruthy();
    expect(dialog.getByText(/only the next bet is exempt/)).toBeTruthy();
    expect(dialog.getByText('€1.00')).toBeTruthy();
  });
  it.each([
    ['Buy anyway', 'onBuy'],
    ['Regular bet', 'onRegular'],
    ['Back', 'onBack'],
  ] as const)('offers %s as one choice', async (name, called) => {
    const { dialog, ...on } = show();
    await user.click(dialog.getByRole('button', { name }));
    for (const key of ['onBuy', 'onRegular', 'onBack'] as const)
      expect(on[key]).toHaveBeenCalledTimes(key === called ? 1 : 0);
  });
  it('closes on Escape', async () => {
    const { onBack } = show();
    await user.keyboard('{Escape}');
    expect(onBack).toHaveBeenCalledTimes(1);
  });
  it('accepts no other choice while one is being sent', async () => {
    const { dialog, onBuy, onRegular } = show({ pending: 'buy', regularStake: undefined });
    await user.click(dialog.getByRole('button', { name: /Buy anyway/ }));
    await user.click(dialog.getByRole('button', { name: 'Regular bet' }));
    expect(onBuy).not.toHaveBeenCalled();
    expect(onRegular).not.toHaveBeenCalled();
    expect(dialog.queryByText('€1.00')).toBeNull();
  });
});
