import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from 'lucide-react';
import { Button } from '../button/button.js';
import { EmptyState, ErrorState } from './state.js';

const meta = { title: 'ui/State', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  args: {
    title: 'No game is called “moonwalk”',
    children: 'Check the spelling, or look through a category.',
    action: <Button>All games</Button>,
  },
};
export const NothingYet: Story = {
  args: {
    title: 'No transactions yet',
    icon: <Receipt size={28} aria-hidden />,
    children: 'Deposits, withdrawals and bonuses will be listed here.',
  },
};
export const AllThatThePageShows: Story = {
  args: {
    heading: 'h1',
    title: 'Log in to see your transactions',
    icon: <Receipt size={28} aria-hidden />,
    action: <Button>Log in</Button>,
  },
};
export const Failed: Story = {
  args: {
    title: 'The games could not be loaded',
    children: 'You seem to be offline. Your balance is safe.',
    action: <Button>Try again</Button>,
  },
  render: (args) => <ErrorState {...args} />,
};
