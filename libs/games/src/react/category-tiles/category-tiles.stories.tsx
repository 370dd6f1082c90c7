import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { gamesHandlers } from '../../testing.js';
import { CategoryTiles } from './category-tiles.js';

const meta: Meta<typeof CategoryTiles> = {
  title: 'games/CategoryTiles',
  component: CategoryTiles,
  decorators: [(Tiles) => <div style={{ inlineSize: 358 }}>{<Tiles />}</div>],
  parameters: { msw: { handlers: gamesHandlers() } },
};
export default meta;
type Story = StoryObj<typeof CategoryTiles>;

export const Counted: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^[\d.,٠-٩]+$/)).length).toBeGreaterThan(0);
  },
};
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
};
