import type { Meta, StoryObj } from '@storybook/react-vite';
import { LastLoginNote } from './last-login-note.js';

const meta = {
  title: 'auth/LastLoginNote',
  component: LastLoginNote,
  args: {
    lastLogin: { created_at: '2026-11-19T20:04:00Z', ip: '203.0.113.47', location: 'Willemstad' },
    timeZone: 'America/Curacao',
  },
} satisfies Meta<typeof LastLoginNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const TimeOnly: Story = { args: { lastLogin: { created_at: '2026-11-19T20:04:00Z' } } };
