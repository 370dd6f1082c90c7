import type { Meta, StoryObj } from '@storybook/react-vite';
import { getDocuments } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, waitFor } from 'storybook/test';
import { documentHandlers, type DocumentServer, makeDocument, makeDocuments } from '../../testing.js';
import { VerificationOverview } from './verification-overview.js';

const meta = {
  title: 'kyc/VerificationOverview',
  component: VerificationOverview,
  args: {
    player: { email: 'anna@casino.example', isEmailVerified: true, kycStatus: '' },
    hrefs: {
      login: '?modal=login',
      deposit: '/deposit',
      profile: '/profile',
      policy: '/kyc-refund-policy',
      privacy: '/privacy-policy',
      support: 'mailto:support@casino.example',
    },
  },
  parameters: { player: makeUserDetails(), settings: { allowKYCBeforeDeposit: true } },
} satisfies Meta<typeof VerificationOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

const served = (server: DocumentServer = {}) => ({ msw: { handlers: documentHandlers(server) } });
const documentsMissing = {
  msw: { handlers: [respondWithError(getDocuments, 404), ...documentHandlers()] },
};
/** Waits until the levels that are marked as next are these, by their index. */
const isNext =
  (index: number | null, kinds: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(kinds));
    const levels = [...canvas.getAllByRole('list')[0]!.children];
    await expect(levels.findIndex((level) => level.ariaCurrent === 'step')).toBe(index ?? -1);
  };
const linksTo = (canvasElement: Element, href: string) => canvasElement.querySelectorAll(`a[href="${href}"]`);

export const IdentityIsNext: Story = {
  parameters: served({ documents: makeDocuments() }),
  play: isNext(1, 4),
};
export const EmailIsNext: Story = {
  args: { player: { email: 'anna@casino.example', isEmailVerified: false, kycStatus: '' } },
  parameters: served({ documents: [makeDocument({ documentId: 'identity', kind: 'identity' })] }),
  play: async (context) => {
    await isNext(0, 4)(context);
    await expect(linksTo(context.canvasElement, '/profile')).toHaveLength(1);
  },
};
export const IdentityConfirmed: Story = {
  args: { player: { email: 'anna@casino.example', isEmailVerified: true, kycStatus: 'Approved' } },
  parameters: served({ documents: makeDocuments() }),
  play: isNext(null, 4),
};
/** A server without documents: what is confirmed, and where support helps. */
export const SupportChecks: Story = {
  parameters: documentsMissing,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('anna@casino.example')).toBeVisible();
    await expect(linksTo(canvasElement, 'mailto:support@casino.example')).toHaveLength(1);
  },
};
/** A brand without a support page: the step stands without a button. */
export const NoSupportLink: Story = {
  args: { hrefs: { ...meta.args.hrefs, support: undefined } },
  parameters: documentsMissing,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('anna@casino.example')).toBeVisible();
    await expect(linksTo(canvasElement, 'mailto:support@casino.example')).toHaveLength(0);
  },
};
