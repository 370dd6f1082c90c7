import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tournamentHandlers } from '../../testing.js';
import { TournamentTabs } from './tournament-tabs.js';

const meta = {
  title: 'tournaments/TournamentTabs',
  component: TournamentTabs,
  args: { state: 'running', onState: fn() },
  parameters: { msw: { handlers: tournamentHandlers() } },
} satisfies Meta<typeof TournamentTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    const tabs = await canvas.findAllByRole('radio');
    await userEvent.click(tabs[1]!);
    await expect(args.onState).toHaveBeenCalledWith('coming');
  },
};
export const Finished: Story = { args: { state: 'finished' } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
