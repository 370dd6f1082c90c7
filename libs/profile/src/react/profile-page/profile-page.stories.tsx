import type { Meta, StoryObj } from '@storybook/react-vite';
import { getUserDetails } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { signedIn, useAuthState, useSession } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { Gauge, Gift, KeyRound, UserRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { expect } from 'storybook/test';
import { profileDrafts } from '../../core/profile-drafts.js';
import { lockedPlayer, profileHandlers } from '../../testing.js';
import { PasswordPage } from './password-page.js';
import { ProfilePage } from './profile-page.js';

const sections = [
  { key: 'profile', label: 'Profile', icon: <UserRound size={20} aria-hidden /> },
  { key: 'bonuses', label: 'Bonuses', icon: <Gift size={20} aria-hidden />, count: 1 },
  { key: 'limits', label: 'Limits', icon: <Gauge size={20} aria-hidden /> },
  { key: 'password', label: 'Password', icon: <KeyRound size={20} aria-hidden /> },
].map((item) => ({ ...item, href: `/profile/${item.key}`, current: item.key === 'profile' }));
const player = lockedPlayer({ kycStatus: '' });

const meta = {
  title: 'profile/ProfilePage',
  component: ProfilePage,
  args: { sections, loginHref: '?modal=login', today: '2026-11-20' },
  parameters: {
    player: makeUserDetails({ getUser: player }),
    msw: { handlers: profileHandlers({ player }) },
  },
  beforeEach: () => profileDrafts.clear(),
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Guest: Story = { parameters: { player: null, msw: { handlers: [] } } };
/** A session that began without the player's details, because they could not be had in time (§8). */
function WithoutDetails({ children }: { children: ReactNode }) {
  const session = useSession();
  const known = useAuthState().user !== null;
  useEffect(() => session.restore(signedIn(null, new Date(0))), [session]);
  return known ? null : children;
}
export const Loading: Story = {
  parameters: { msw: { handlers: [neverRespond(getUserDetails)] } },
  decorators: [(Story) => <WithoutDetails>{Story()}</WithoutDetails>],
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(getUserDetails)] } },
  decorators: [(Story) => <WithoutDetails>{Story()}</WithoutDetails>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const Password: Story = {
  render: ({ sections: items, loginHref }) => (
    <PasswordPage
      sections={items.map((item) => ({ ...item, current: item.key === 'password' }))}
      loginHref={loginHref}
    />
  ),
};
