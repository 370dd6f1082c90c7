import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeSessionTime } from '../../testing.js';
import { SessionTimeNotice } from './session-time-notice.js';

const nearEnd = () => new Date('2026-11-26T20:54:00Z');

const meta = {
  title: 'responsible-gaming/SessionTimeNotice',
  component: SessionTimeNotice,
  args: { limit: makeSessionTime(), timeZone: 'Europe/Berlin', now: nearEnd, onEnded: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof SessionTimeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
