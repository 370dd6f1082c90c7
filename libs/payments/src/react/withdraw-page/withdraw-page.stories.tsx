import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import {
  makeHeldOverview,
  makePayoutMethods,
  makeSentWithdrawal,
  makeWithdrawal,
  makeWithdrawalOverview,
  withdrawalHandlers,
} from '../../testing.js';
import { WithdrawPage } from './withdraw-page.js';

const shop = (server: Parameters<typeof withdrawalHandlers>[0] = {}) => ({
  msw: { handlers: withdrawalHandlers(server) },
});
/** As in the design: three methods, a bonus and a document that hold the balance, two requests in progress. */
const held = shop({
  methods: () => makePayoutMethods().slice(0, 3),
  overview: () => makeHeldOverview(),
  withdrawals: () => [makeWithdrawal(), makeSentWithdrawal()],
});
/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/WithdrawPage',
  component: WithdrawPage,
  args: { initialMethodId: 'bank', now: () => new Date('2026-11-20T20:00:00Z'), timeZone: 'UTC' },
  parameters: { player: makeUserDetails(), ...held },
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('radio', {}, patient)).toHaveLength(3);
  },
};
export const HeldOnAPhone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Free: Story = {
  parameters: shop({
    overview: () =>
      makeWithdrawalOverview({
        automatic: { available: '380', used: '120', limit: '500', period: 'week' },
      }),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('radio', {}, patient)).toHaveLength(6);
  },
};
/** Everything is met: the conditions fold below the form. */
export const FreeOnAPhone: Story = {
  ...Free,
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvasElement }) => {
    const fold = await within(canvasElement).findByRole('button', { expanded: false }, patient);
    await expect(fold).toBeVisible();
  },
};
/** A server that follows the specification and has no overview call. */
export const WithoutOverview: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/user/withdrawal-overview', () => new HttpResponse(null, { status: 404 })),
        ...withdrawalHandlers(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('radio', {}, patient)).toHaveLength(6);
  },
};
export const Guest: Story = { parameters: { player: null, msw: { handlers: [] } } };
