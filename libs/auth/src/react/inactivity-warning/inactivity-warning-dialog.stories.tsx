import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { InactivityWarningDialog } from './inactivity-warning-dialog.js';

const now = Date.parse('2026-11-21T02:00:00Z');

const meta = {
  title: 'auth/InactivityWarningDialog',
  component: InactivityWarningDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { endsAt: now + 120_000, onStay: () => undefined, now: () => now },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof InactivityWarningDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoMinutesLeft: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const LastSeconds: Story = { args: { endsAt: now + 9_000 } };
