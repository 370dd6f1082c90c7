import type { Meta, StoryObj } from '@storybook/react-vite';
import { collectReferralShare, getReferralSummary, listReferredFriends } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { makeFriend, makeSummary, referralHandlers } from '../../testing.js';
import { Referrals } from './referrals.js';

const referralData = {
  link: 'https://casino.example/?nxafk=ab2c8xk4',
  visits: 210,
  registrations: 31,
  revenue: '4128.00',
};
const inviting = makeUserDetails({ depositCount: 3, referralData });
const settings = { referAFriendPercent: 10 };
const of = (handlers = referralHandlers(), player = inviting) => ({
  player,
  settings,
  // Collecting reads the player again.
  msw: {
    handlers: [
      ...handlers,
      http.get('*/api/user/get-user-details', () => HttpResponse.json({ data: player })),
    ],
  },
});

const meta = {
  title: 'referrals/Referrals',
  component: Referrals,
  args: { depositHref: '#deposit', origin: 'https://casino.example' },
  parameters: of(),
} satisfies Meta<typeof Referrals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inviting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};
const mobile = { viewport: { value: 'mobile', isRotated: false } };
export const Mobile: Story = { globals: mobile };
/** Of every friend: the longest shares, each on one line of a phone. */
export const EveryFriendDepositedOnMobile: Story = {
  globals: mobile,
  parameters: of(referralHandlers({ summary: makeSummary({ visits: 4, registrations: 4, deposits: 4 }) })),
  play: async ({ canvas }) => {
    const shares = await canvas.findAllByText(/100|١٠٠/, { selector: 'dd' });
    await expect(shares).toHaveLength(2);
    for (const share of shares) {
      const twoLines = 2 * Number.parseFloat(getComputedStyle(share).lineHeight);
      await expect(share.getBoundingClientRect().height).toBeLessThan(twoLines);
    }
  },
};
/** Before the first deposit. */
export const Locked: Story = {
  parameters: of([], makeUserDetails({ depositCount: 0, referralData: null })),
};
export const LockedOnMobile: Story = { ...Locked, globals: mobile };
export const NobodyYet: Story = {
  parameters: of(
    referralHandlers({
      friends: [],
      summary: makeSummary({
        visits: 0,
        registrations: 0,
        deposits: 0,
        revenue: '0.00',
        share: '0.00',
        ready: '0.00',
        collected: '0.00',
        collectedSince: null,
      }),
    }),
  ),
};
/** Friends won more than they lost: nothing to collect, and nothing to celebrate or hide. */
export const FriendsWon: Story = {
  parameters: of(
    referralHandlers({
      summary: makeSummary({ revenue: '-312.00', share: '-31.20', ready: '0.00' }),
      friends: [makeFriend({ shareOfMonth: '-31.20', share: '-31.20' })],
    }),
  ),
};
export const Collected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /32/ }));
    await expect(await canvas.findByText(/32[.,]15/, { selector: '[role=status]' })).toBeVisible();
  },
};
export const CollectionRejected: Story = {
  parameters: of([
    respondWithError(collectReferralShare, 409, { code: 'NOTHING_TO_COLLECT' }),
    ...referralHandlers(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /32/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** A server that knows no more than the spec: the totals of the player's details. */
export const TotalsAlone: Story = {
  parameters: of([respondWithError(getReferralSummary, 404), respondWithError(listReferredFriends, 404)]),
};
export const NotOffered: Story = { parameters: { ...of([]), settings: { referAFriendPercent: 0 } } };
export const Loading: Story = {
  parameters: of([neverRespond(getReferralSummary), neverRespond(listReferredFriends)]),
};
export const CouldNotBeLoaded: Story = {
  parameters: of([failWithNetworkError(getReferralSummary), failWithNetworkError(listReferredFriends)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
};
