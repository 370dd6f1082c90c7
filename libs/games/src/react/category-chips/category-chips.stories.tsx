import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { exampleCategories, gamesHandlers } from '../../testing.js';
import { CategoryChips } from './category-chips.js';

const seen: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('navigation');
};

const meta: Meta<typeof CategoryChips> = {
  title: 'games/CategoryChips',
  component: CategoryChips,
  args: { current: 'all' },
  parameters: { msw: { handlers: gamesHandlers() } },
};
export default meta;
type Story = StoryObj<typeof CategoryChips>;

export const AllGames: Story = { play: seen };
export const Live: Story = { args: { current: 'live' }, play: seen };
export const Loading: Story = { parameters: { msw: { handlers: gamesHandlers({ silent: true }) } } };
export const Failed: Story = {
  play: seen,
  parameters: { msw: { handlers: gamesHandlers({ reject: { status: 503, code: 'UNAVAILABLE' } }) } },
};

const withGames = exampleCategories.filter(({ count }) => count !== 0);
const categories = [
  ...withGames,
  ...Array.from({ length: 300 - withGames.length }, (_, place) => ({
    ...{ id: `theme-${place}`, key: `theme-${place}`, name: `Theme ${place}`, count: 12 },
  })),
];

/** Of many categories the first ones show, and the rest on request. */
export const Many: Story = {
  args: { current: 'theme-200' },
  parameters: { msw: { handlers: gamesHandlers({ categories }) } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button');
    await expect(all).toHaveTextContent('300');
    await userEvent.click(all);
    await expect(canvas.getAllByRole('link')).toHaveLength(300);
  },
};
