import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { gamesHandlers } from '../../testing.js';
import { PlayedGames } from './played-games.js';

const meta = {
  title: 'games/PlayedGames',
  component: PlayedGames,
  parameters: { player: makeUserDetails(), msw: { handlers: gamesHandlers() } },
} satisfies Meta<typeof PlayedGames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Played: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Pearl Diver');
  },
};
export const NothingPlayed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ recent: [] }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ember Drake');
  },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button');
  },
};
