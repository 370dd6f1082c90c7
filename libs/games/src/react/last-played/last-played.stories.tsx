import type { Meta, StoryObj } from '@storybook/react-vite';
import { listRecentGames } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect } from 'storybook/test';
import { gamesHandlers, makeGame } from '../../testing.js';
import { LastPlayed } from './last-played.js';

const served = (recent = [makeGame({ name: 'Pearl Diver' })]) => ({
  msw: { handlers: gamesHandlers({ recent }) },
});
const meta = {
  title: 'games/LastPlayed',
  component: LastPlayed,
  args: { greeting: 'Welcome back, Marlon', otherwise: <h1>Welcome</h1> },
  parameters: { player: makeUserDetails(), ...served() },
} satisfies Meta<typeof LastPlayed>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('Pearl Diver')).toBeVisible();
};
export const Player: Story = { play: seen };
export const Mobile: Story = { play: seen, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const LongName: Story = {
  parameters: served([makeGame({ name: 'The Extraordinary Voyage of the Copper Lighthouse Keeper' })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Lighthouse/)).toBeVisible();
  },
};
export const NotPlayedYet: Story = {
  parameters: served([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(listRecentGames), ...gamesHandlers()] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(listRecentGames), ...gamesHandlers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome' })).toBeVisible();
  },
};
