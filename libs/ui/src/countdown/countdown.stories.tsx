import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Countdown } from './countdown.js';

const stopped = Date.UTC(2026, 0, 1, 12);

const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: {
    label: 'Until the code can be sent again',
    now: () => stopped,
    until: stopped + 59_000,
    onEnd: fn(),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seconds: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('00:59');
  },
};
export const Minutes: Story = { args: { label: 'Until the session ends', until: stopped + 14 * 60_000 } };
export const Hours: Story = {
  args: { label: 'Until today’s rakeback is gone', until: stopped + 7 * 3_600_000 + 5 * 60_000 + 9_000 },
};
export const Over: Story = { args: { until: stopped - 60_000 } };
