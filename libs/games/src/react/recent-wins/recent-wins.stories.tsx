import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gamesHandlers, makeRecentWin } from '../../testing.js';
import { RecentWins } from './recent-wins.js';

const meta: Meta<typeof RecentWins> = {
  title: 'games/RecentWins',
  component: RecentWins,
  parameters: { msw: { handlers: gamesHandlers() } },
};
export default meta;
type Story = StoryObj<typeof RecentWins>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/412\.80/);
  },
};
export const One: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/0\.018425/);
  },
  parameters: {
    msw: {
      handlers: gamesHandlers({ wins: [makeRecentWin({ payout: '0.01842500', currencyCode: 'BTC' })] }),
    },
  },
};
export const OfAHiddenPlayer: Story = {
  play: async ({ canvas }) => {
    const win = await canvas.findByRole('link');
    await expect(win.querySelector('small bdi')).not.toBeEmptyDOMElement();
  },
  parameters: { msw: { handlers: gamesHandlers({ wins: [makeRecentWin({ player: '' })] }) } },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
/** Without wins, as without a response, the strip is omitted: nothing is visible. */
export const None: Story = { parameters: { msw: { handlers: gamesHandlers({ wins: [] }) } } };
