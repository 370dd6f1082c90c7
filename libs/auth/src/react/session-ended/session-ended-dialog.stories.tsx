import { type TerminationReason } from '@casino-kit/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SessionEndedDialog } from './session-ended-dialog.js';

const ended = (reason: TerminationReason) => ({
  record: { reason, time: '2026-11-21T01:04:00.000Z', startedAt: '2026-11-20T23:52:00.000Z' },
});

const meta = {
  title: 'auth/SessionEndedDialog',
  component: SessionEndedDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    ...ended('USER_INACTIVITY_TIMEOUT'),
    onLogIn: () => undefined,
    onClose: () => undefined,
    supportHref: '/contacts',
    now: () => new Date('2026-11-21T02:00:00Z'),
    timeZone: 'America/Curacao',
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
} satisfies Meta<typeof SessionEndedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inactivity: Story = {};
export const InactivityOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
export const InactivityOfAnHour: Story = { parameters: { settings: { inactivitySessionTimeout: 60 } } };
export const LoggedOut: Story = { args: ended('USER_INITIATED') };
export const Expired: Story = { args: ended('SESSION_EXPIRED') };
export const AccountLocked: Story = { args: ended('ACCOUNT_LOCKED') };
export const SecurityLogout: Story = { args: ended('SECURITY_LOGOUT') };
export const LoggedInElsewhere: Story = { args: ended('CONCURRENT_SESSION') };
export const Maintenance: Story = { args: ended('SYSTEM_MAINTENANCE') };
export const Yesterday: Story = { args: { now: () => new Date('2026-11-21T05:00:00Z') } };
export const LongAgoWithoutAStart: Story = {
  args: { record: { reason: 'SESSION_EXPIRED', time: '2026-11-18T01:04:00.000Z' } },
};
