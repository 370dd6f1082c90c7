import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronDown, History, LogOut, ShieldCheck, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionList } from '../description-list/description-list.js';
import { Menu } from './menu.js';

const logOut = fn();

const meta = {
  title: 'ui/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    label: 'Account',
    trigger: (
      <>
        Marlon <ChevronDown size={18} aria-hidden />
      </>
    ),
    actions: [
      { id: 'profile', label: 'Profile', href: '/account', icon: <User size={18} aria-hidden /> },
      {
        id: 'history',
        label: 'Transactions',
        href: '/account/transactions',
        icon: <History size={18} aria-hidden />,
      },
      { id: 'limits', label: 'Limits', href: '/account/limits', icon: <ShieldCheck size={18} aria-hidden /> },
      { id: 'news', label: 'Notifications', icon: <Bell size={18} aria-hidden />, onSelect: fn() },
      {
        id: 'out',
        label: 'Log out',
        tone: 'danger',
        icon: <LogOut size={18} aria-hidden />,
        onSelect: logOut,
      },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithHeader: Story = {
  args: {
    defaultOpen: true,
    header: (
      <DescriptionList
        facts={[
          { term: 'Cash', value: '€1,284.50' },
          { term: 'Bonus', value: '€40.00' },
        ]}
      />
    ),
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(logOut).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
