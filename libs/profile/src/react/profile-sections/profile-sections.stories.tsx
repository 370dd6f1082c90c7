import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown, Gauge, Gift, IdCard, KeyRound, ReceiptText, UserRound, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { ProfileSections } from './profile-sections.js';

const items = [
  { key: 'profile', label: 'Profile', icon: <UserRound size={20} aria-hidden /> },
  { key: 'wallet', label: 'Wallet', icon: <Wallet size={20} aria-hidden /> },
  { key: 'transactions', label: 'Transactions', icon: <ReceiptText size={20} aria-hidden /> },
  { key: 'bonuses', label: 'Bonuses', icon: <Gift size={20} aria-hidden />, count: 1 },
  { key: 'vip', label: 'VIP club', icon: <Crown size={20} aria-hidden /> },
  { key: 'limits', label: 'Limits', icon: <Gauge size={20} aria-hidden /> },
  { key: 'verification', label: 'Verification', icon: <IdCard size={20} aria-hidden />, count: 2 },
  { key: 'password', label: 'Password', icon: <KeyRound size={20} aria-hidden /> },
].map((item) => ({ ...item, href: `/profile/${item.key}`, current: item.key === 'profile' }));

const meta = {
  title: 'profile/ProfileSections',
  component: ProfileSections,
  args: { items, identity: { name: 'marlon', id: '84210336' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 248 }}>{Story()}</div>],
} satisfies Meta<typeof ProfileSections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const LongName: Story = {
  args: { identity: { name: 'a-very-long-nickname-that-does-not-fit', id: 'acc-84210336' } },
};
export const Loading: Story = { args: { identity: null } };
/** On phones a row that scrolls; the page in view is brought into sight. */
export const Mobile: Story = {
  args: { items: items.map((item) => ({ ...item, current: item.key === 'password' })) },
  decorators: [(Story) => <div style={{ inlineSize: 358 }}>{Story()}</div>],
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeVisible();
  },
};
