import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { allDepositMethods } from '../../methods/all-deposit-methods.js';
import {
  cardFramePageUrl,
  makeDeposit,
  makePaymentMethods,
  paymentHandlers,
  makePayer,
  makeStep,
} from '../../testing.js';
import { openDeposits } from '../open-deposits.js';
import { DepositDialog } from './deposit-dialog.js';

const methods = () => makePaymentMethods(cardFramePageUrl());
const phone = { viewport: { value: 'mobile', isRotated: false } };

/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/DepositDialog',
  component: DepositDialog,
  beforeEach: () => openDeposits.clear(),
  args: {
    methods: allDepositMethods,
    open: true,
    onClose: fn(),
    onOutcome: fn(),
    onChallenge: fn(),
    initialAmount: '50',
  },
  parameters: {
    player: makePayer(),
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
/** A bar at the side of the page (`popupDepositFormAsSidebar`). */
export const Sidebar: Story = {
  parameters: { settings: { popupDepositFormAsSidebar: true } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('textbox', {}, patient)).toBeVisible());
  },
};
/** One step at a time (`depositFormVersion` 2). */
export const StepByStep: Story = {
  parameters: { settings: { depositFormVersion: 2 } },
  play: async () => {
    await screen.findByRole('textbox', {}, patient);
    await submit();
    await expect(await screen.findAllByRole('radio', {}, patient)).toHaveLength(6);
  },
};
export const WaitingForThePlayer: Story = {
  parameters: {
    msw: {
      handlers: paymentHandlers({
        methods,
        pending: [
          makeDeposit({
            status: 'pending',
            amount: '30',
            methodTitle: 'Bank transfer',
            next: makeStep('bank'),
          }),
        ],
        later: makeDeposit({ status: 'pending', amount: '30', next: makeStep('bank') }),
      }),
    },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('list', {}, patient)).toBeVisible());
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
    await screen.findByRole('textbox', {}, patient);
    // A sheet has the methods and the card a step later.
    if (screen.queryAllByRole('radio').length === 0) await submit();
    await waitFor(() => expect(document.querySelector('iframe')).toBeVisible(), patient);
    await submit();
    await waitFor(async () => expect(await screen.findByRole('alert', {}, patient)).toBeVisible());
  },
};
export const SheetDeclined: Story = { ...Declined, globals: phone };
export const SheetAmount: Story = {
  globals: phone,
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('textbox', {}, patient)).toBeVisible());
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
