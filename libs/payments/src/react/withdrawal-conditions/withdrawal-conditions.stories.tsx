import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { delay, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { makeHeldOverview, makeWithdrawalOverview, rejection, withdrawalHandlers } from '../../testing.js';
import { WithdrawalConditions } from './withdrawal-conditions.js';

const shop = (server: Parameters<typeof withdrawalHandlers>[0] = {}) => ({
  msw: { handlers: withdrawalHandlers(server) },
});
/** Generous for a busy machine; the wait ends as soon as the element appears. */
const patient = { timeout: 10_000 };

const meta = {
  title: 'payments/WithdrawalConditions',
  component: WithdrawalConditions,
  parameters: { player: makeUserDetails(), ...shop() },
} satisfies Meta<typeof WithdrawalConditions>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown =
  (count: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('link', {}, patient);
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(count);
  };

export const AllMet: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/5/, {}, patient);
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Held: Story = { parameters: shop({ overview: () => makeHeldOverview() }), play: shown(5) };
export const OnlyThoseNamed: Story = {
  parameters: {
    ...shop({ overview: () => makeHeldOverview() }),
    settings: { withdrawalConditions: ['wagering', 'bonus'] },
  },
  play: shown(3),
};
export const NothingYet: Story = {
  parameters: shop({
    overview: () =>
      makeWithdrawalOverview({
        conditions: [
          { key: 'deposit', met: false },
          { key: 'email', met: false, subject: 'ma•••n@example.com' },
          { key: 'bonus', met: false, forfeits: '40' },
          { key: 'wagering', met: false, done: '20', total: '50' },
          { key: 'identity', met: false },
        ],
      }),
  }),
  play: async (context) => {
    await within(context.canvasElement).findAllByRole('link', {}, patient);
    await userEvent.click(within(context.canvasElement).getByRole('button'));
    await expect(await within(context.canvasElement).findByRole('status', {}, patient)).toBeInTheDocument();
  },
};
export const Mobile: Story = {
  parameters: shop({ overview: () => makeHeldOverview() }),
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('/api/*', () => delay('infinite'))] } },
};
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [http.get('/api/user/withdrawal-overview', () => rejection('UNAVAILABLE', undefined, 503))],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, patient)).toBeVisible();
  },
};
