import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { ErrorState } from '../state/state.js';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.js';

let broken = true;

function Balance() {
  if (broken) throw new Error('the balance cannot be shown');
  return <p>€1,284.50</p>;
}

const meta = {
  title: 'ui/ErrorBoundary',
  component: ErrorBoundary,
  args: {
    children: <Balance />,
    onError: fn(),
    fallback: (retry: () => void) => (
      <ErrorState title="This part could not be shown" action={<Button onClick={retry}>Try again</Button>}>
        Your balance and your bets are not affected.
      </ErrorState>
    ),
  },
} satisfies Meta<ErrorBoundaryProps>;
export default meta;
type Story = StoryObj<ErrorBoundaryProps>;

export const Caught: Story = {
  beforeEach: () => {
    broken = true;
  },
  play: async ({ args, canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
    await expect(args.onError).toHaveBeenCalled();
  },
};
export const TriedAgain: Story = {
  beforeEach: () => {
    broken = true;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('€1,284.50')).toBeVisible();
  },
};
