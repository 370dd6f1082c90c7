import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FailedScreen, LoadingScreen } from './start-screens.js';

const meta = {
  title: 'provider/Start',
  component: FailedScreen,
  args: { texts: undefined, retrying: false, onRetry: fn() },
} satisfies Meta<typeof FailedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Loading: Story = {
  render: () => <LoadingScreen />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status.textContent).not.toBe(''));
  },
};
