import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayPause } from './play-pause.js';

const meta = {
  title: 'responsible-gaming/PlayPause',
  component: PlayPause,
  args: { until: '2026-11-26T20:15:00Z', timeZone: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
} satisfies Meta<typeof PlayPause>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
