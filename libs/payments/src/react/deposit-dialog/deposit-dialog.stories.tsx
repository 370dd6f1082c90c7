import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardFramePageUrl, makeDeposit, makePaymentMethods, paymentHandlers } from '../../testing.js';
import { DepositDialog } from './deposit-dialog.js';

const methods = () => makePaymentMethods(cardFramePageUrl());
const phone = { viewport: { value: 'mobile', isRotated: false } };

/** A busy machine may take its time; what is waited for ends the wait. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/DepositDialog',
  component: DepositDialog,
  args: { open: true, onClose: fn(), onOutcome: fn(), onChallenge: fn(), initialAmount: '50' },
  parameters: {
    player: makeUserDetails(),
    msw: { handlers: paymentHandlers({ methods }) },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof DepositDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () => {
  const find = () =>
    screen.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit')!;
  await waitFor(() => expect(find()).toBeEnabled(), patient);
  await userEvent.click(find());
};

export const Desktop: Story = {
  play: async () => {
    await expect(await screen.findAllByRole('radio', {}, patient)).toHaveLength(6);
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('/api/admin/get-payments', () => delay('infinite'))] } },
};
export const NoMethods: Story = {
  parameters: { msw: { handlers: paymentHandlers({ methods: () => [] }) } },
};
export const Declined: Story = {
  parameters: {
    msw: {
      handlers: paymentHandlers({
        methods,
        created: makeDeposit({ status: 'declined', errorCode: 'INSUFFICIENT_FUNDS_ON_CARD' }),
      }),
    },
  },
  play: async () => {
    await screen.findAllByRole('radio', {}, patient);
    await submit();
    await expect(await screen.findByRole('alert', {}, patient)).toBeVisible();
  },
};
export const SheetAmount: Story = {
  globals: phone,
  play: async () => {
    await expect(await screen.findByRole('textbox', {}, patient)).toBeVisible();
  },
};
export const SheetMethods: Story = {
  globals: phone,
  play: async () => {
    await screen.findByRole('textbox', {}, patient);
    const change = screen.getAllByRole('button').find((button) => /10(?!0)/.test(button.textContent))!;
    await userEvent.click(change);
    await expect(await screen.findAllByRole('radio', {}, patient)).toHaveLength(6);
  },
};
export const SheetCard: Story = {
  globals: phone,
  play: async () => {
    await screen.findByRole('textbox', {}, patient);
    await submit();
    await waitFor(() => expect(document.querySelector('iframe')).toBeVisible(), patient);
  },
};
