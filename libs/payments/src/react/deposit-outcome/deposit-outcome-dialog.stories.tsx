import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { type Deposit } from '@casino-kit/api-contract';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { makeDeposit, paymentHandlers } from '../../testing.js';
import { DepositOutcomeDialog } from './deposit-outcome-dialog.js';

const later = (deposit: Deposit) => ({ msw: { handlers: paymentHandlers({ later: deposit }) } });
const pending = makeDeposit({ status: 'pending' });

/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/DepositOutcomeDialog',
  component: DepositOutcomeDialog,
  args: { open: true, onClose: fn(), outcome: 'success', onOutcome: fn(), onRetry: fn() },
  parameters: {
    player: makeUserDetails(),
    msw: { handlers: paymentHandlers() },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof DepositOutcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { deposit: makeDeposit({ balanceAfter: '1334.50' }) },
  play: async ({ args }) => {
    const buttons = screen.getAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const SuccessOfUnknownDeposit: Story = {};
export const Failed: Story = {
  args: { outcome: 'failed', deposit: makeDeposit({ status: 'failed', errorCode: 'PROVIDER_ERROR' }) },
};
export const FailedOnPhone: Story = {
  ...Failed,
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Declined: Story = {
  args: { outcome: 'decline', deposit: makeDeposit({ status: 'declined', errorCode: 'CARD_DECLINED' }) },
};
export const DeclinedWithoutCard: Story = { args: { outcome: 'decline', met: 'skrill' } };
export const NotConfirmed: Story = {
  args: {
    outcome: 'decline',
    deposit: makeDeposit({
      status: 'declined',
      errorCode: 'THREE_DS_ABANDONED',
      card: { brand: 'mastercard', last4: '7710' },
    }),
  },
};
export const CountryBlocked: Story = {
  args: { outcome: 'failed', errorCode: 'DEPOSIT_COUNTRY_BLOCK' },
};
/** Somebody may have written the address. */
export const Unconfirmed: Story = { args: { outcome: 'success' } };
export const Cancelled: Story = { args: { outcome: 'cancel', met: 'skrill' } };
export const Pending: Story = { args: { outcome: 'pending', deposit: pending }, parameters: later(pending) };
export const BackFromPaymentPage: Story = {
  args: { outcome: 'return', deposit: { ...pending, card: null, method: 'crypto' } },
  parameters: later(pending),
};
export const PendingTurnsIntoSuccess: Story = {
  args: { outcome: 'pending', depositId: pending.depositId },
  parameters: later(makeDeposit({ balanceAfter: '1334.50' })),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOutcome).toHaveBeenCalledWith('success', expect.anything()), patient);
  },
};
