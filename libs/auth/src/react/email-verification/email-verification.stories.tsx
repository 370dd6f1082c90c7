import { verifyEmail } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { authHandlers } from '../../testing.js';
import { EmailVerification } from './email-verification.js';

const meta = {
  title: 'auth/EmailVerification',
  component: EmailVerification,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { open: true, onClose: () => undefined, code: 'c0de', onContinue: () => undefined },
} satisfies Meta<typeof EmailVerification>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the dialog has something to press besides its close button, or a field to fill in. */
const settled: Story['play'] = async () => {
  const root = await screen.findByRole('dialog');
  await waitFor(() => expect(root.querySelector('button:not([aria-label])')).toBeVisible());
};

export const Verifying: Story = {
  parameters: { msw: { handlers: [neverRespond(verifyEmail)] } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Verified: Story = { play: settled };
export const VerifiedForAPlayer: Story = {
  parameters: { player: makeUserDetails({ getUser: { isEmailVerified: false } }) },
  play: settled,
};
export const Expired: Story = {
  parameters: { msw: { handlers: [respondWithError(verifyEmail, 400, { code: 'LINK_EXPIRED' })] } },
  play: settled,
};
export const Offline: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(verifyEmail)] } },
  play: settled,
};
export const Rejected: Story = {
  parameters: {
    msw: { handlers: [respondWithError(verifyEmail, 500, { code: 'INTERNAL', message: 'No.' })] },
  },
  play: settled,
};
