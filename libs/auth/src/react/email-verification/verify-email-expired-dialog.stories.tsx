import { makeUserDetails } from '@casino-kit/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { authHandlers } from '../../testing.js';
import { control } from '../story-steps.js';
import { VerifyEmailExpiredDialog } from './verify-email-expired-dialog.js';

const meta = {
  title: 'auth/VerifyEmailExpiredDialog',
  component: VerifyEmailExpiredDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { open: true, onClose: () => undefined },
} satisfies Meta<typeof VerifyEmailExpiredDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
const unverified = makeUserDetails({ getUser: { isEmailVerified: false } });

export const ForAGuest: Story = { play };
export const ForAPlayer: Story = { parameters: { player: unverified }, play };
export const AlreadyVerified: Story = { parameters: { player: makeUserDetails() }, play };
export const LinkSent: Story = {
  parameters: { player: unverified },
  play: async () => {
    await userEvent.click(control(await screen.findByRole('dialog'), 'button:not([aria-label])'));
    await waitFor(async () => expect(await screen.findByRole('timer')).toBeVisible());
  },
};
