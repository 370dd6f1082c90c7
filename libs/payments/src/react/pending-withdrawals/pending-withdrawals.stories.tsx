import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { makeSentWithdrawal, makeWithdrawal, rejection, withdrawalHandlers } from '../../testing.js';
import { PendingWithdrawals } from './pending-withdrawals.js';

const shop = (server: Parameters<typeof withdrawalHandlers>[0] = {}) => ({
  msw: {
    handlers: withdrawalHandlers({ withdrawals: () => [makeWithdrawal(), makeSentWithdrawal()], ...server }),
  },
});
/** The cashier, with the given response to cancelling. */
const takingBack = (response: () => Response) => ({
  msw: {
    handlers: [http.post('/api/user/withdrawal/:withdrawalId/cancel', response), ...shop().msw.handlers],
  },
});
/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/PendingWithdrawals',
  component: PendingWithdrawals,
  beforeEach: () => window.localStorage.clear(),
  args: { now: () => new Date('2026-11-20T20:00:00Z'), timeZone: 'UTC' },
  parameters: { player: makeUserDetails(), ...shop() },
} satisfies Meta<typeof PendingWithdrawals>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', {}, patient));
  await waitFor(() => expect(within(document.body).getByRole('alertdialog')).toBeVisible(), patient);
};
const confirm: NonNullable<Story['play']> = async (context) => {
  await ask(context);
  const dialog = within(document.body).getByRole('alertdialog');
  await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
};
const confirmAndReceive: NonNullable<Story['play']> = async (context) => {
  await confirm(context);
  await expect(await within(document.body).findByRole('alert', {}, patient)).toBeVisible();
};

export const OnTheWay: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', {}, patient);
    await expect(within(canvasElement).getAllByRole('list')).toHaveLength(3);
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const LaterThanUsual: Story = { args: { now: () => new Date('2026-11-21T10:00:00Z') } };
export const Automatic: Story = {
  parameters: shop({
    withdrawals: () => [makeSentWithdrawal({ automatic: true, method: 'crypto', methodTitle: 'Crypto' })],
  }),
};
export const CancellingIsOff: Story = {
  parameters: { ...shop(), settings: { policy: { playerCancelledWithdrawals: false } } },
};
export const CameBack: Story = {
  parameters: shop({
    withdrawals: () => [
      makeWithdrawal(),
      makeWithdrawal({
        withdrawalId: 'W-19C4-0075',
        status: 'rejected',
        amount: '80',
        reason: 'The account is not in your name.',
      }),
      makeWithdrawal({ withdrawalId: 'W-19C4-0071', status: 'failed', amount: '50' }),
    ],
  }),
};
export const CameBackAndRead: Story = {
  ...CameBack,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const described = (button: HTMLElement) => button.hasAttribute('aria-describedby');
    const before = await canvas.findAllByRole('button', {}, patient);
    await userEvent.click(before.find(described)!);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await expect(canvas.getAllByRole('button')).toHaveLength(before.length - 1);
  },
};
export const BeforeItIsTakenBack: Story = { play: ask };
export const TakenBack: Story = {
  play: async (context) => {
    await confirm(context);
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull(), patient);
    const word = within(context.canvasElement).getByRole('status');
    await waitFor(() => expect(word).toHaveFocus(), patient);
  },
};
export const TooLate: Story = {
  parameters: takingBack(() => rejection('WITHDRAWAL_NOT_CANCELLABLE')),
  play: confirmAndReceive,
};
export const NoResponse: Story = {
  parameters: takingBack(() => HttpResponse.error()),
  play: confirmAndReceive,
};
export const None: Story = { parameters: shop({ withdrawals: () => [] }) };
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('/api/*', () => delay('infinite'))] } },
};
export const Failed: Story = {
  parameters: {
    msw: { handlers: [http.get('/api/user/withdrawals', () => rejection('UNAVAILABLE', undefined, 503))] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
