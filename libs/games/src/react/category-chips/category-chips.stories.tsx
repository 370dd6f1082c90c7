import type { Meta, StoryObj } from '@storybook/react-vite';
import { gamesHandlers } from '../../testing.js';
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
