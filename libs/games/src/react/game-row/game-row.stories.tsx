import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { gamesHandlers } from '../../testing.js';
import { GameRow } from './game-row.js';

const meta: Meta<typeof GameRow> = {
  title: 'games/GameRow',
  component: GameRow,
  args: {
    title: 'Popular now',
    icon: <Flame size={22} aria-hidden />,
    filter: { category: 'popular' },
    href: '/casino/popular',
    eager: true,
  },
  parameters: { msw: { handlers: gamesHandlers() } },
};
export default meta;
type Story = StoryObj<typeof GameRow>;

export const Games: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Book of Tides');
  },
};
export const LiveTables: Story = {
  play: async ({ canvas }) => {
    await canvas.findAllByText('Velvet Roulette');
  },
  args: { title: 'Live tables', filter: { category: 'live' }, size: 'table' },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button');
  },
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
};
/** A row without games is omitted: nothing is visible. */
export const None: Story = { parameters: { msw: { handlers: gamesHandlers({ games: [] }) } } };
