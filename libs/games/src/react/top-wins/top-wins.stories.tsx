import type { Meta, StoryObj } from '@storybook/react-vite';
import { listTopWins } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { expect, userEvent } from 'storybook/test';
import { gamesHandlers } from '../../testing.js';
import { TopWins } from './top-wins.js';

const meta = {
  title: 'games/TopWins',
  component: TopWins,
  parameters: { msw: { handlers: gamesHandlers() } },
} satisfies Meta<typeof TopWins>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllWins: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'All wins' })).toBeVisible();
  },
};
export const Mobile: Story = { ...AllWins, globals: { viewport: { value: 'mobile', isRotated: false } } };
export const MyWins: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'My wins' }));
    await expect(await canvas.findByRole('table', { name: 'My wins' })).toBeVisible();
  },
};
export const Guest: Story = { parameters: { player: null } };
export const None: Story = {
  parameters: {
    msw: {
      handlers: gamesHandlers({ topWins: { all: [], 'high-rollers': [], multipliers: [], mine: [] } }),
    },
  },
};
export const Loading: Story = { parameters: { msw: { handlers: [neverRespond(listTopWins)] } } };
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(listTopWins)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
