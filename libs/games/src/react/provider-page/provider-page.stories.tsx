import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { gamesHandlers } from '../../testing.js';
import { ProviderPage } from './provider-page.js';

const meta = {
  title: 'games/ProviderPage',
  component: ProviderPage,
  args: { provider: 'tidewater', sort: 'sort', onSort: fn() },
  parameters: { msw: { handlers: gamesHandlers() } },
} satisfies Meta<typeof ProviderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Book of Tides');
  },
};
export const Empty: Story = {
  args: { provider: 'nowhere' },
  parameters: { msw: { handlers: gamesHandlers({ games: [] }) } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /./ });
  },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};
