import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Mail, Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { PasswordField, TextField } from './text-field.js';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email', latin: true },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'name@example.com' } };
export const Filled: Story = {
  args: { defaultValue: 'marlon@casino.example', icon: <Mail size={20} aria-hidden /> },
};
export const WithHint: Story = { args: { hint: 'We write to you about your account only.' } };
export const WithError: Story = {
  args: {
    defaultValue: 'marlon@casino',
    error: 'This address is not complete: the part after the dot is missing.',
  },
};
export const Optional: Story = {
  args: { label: 'Promo code', type: 'text', autoComplete: 'off', optional: true },
};
export const WithAside: Story = {
  args: {
    label: 'Nickname',
    type: 'text',
    autoComplete: 'nickname',
    aside: '6 / 20',
    defaultValue: 'Marlon',
    latin: false,
  },
};
export const Locked: Story = {
  args: {
    label: 'First name',
    type: 'text',
    autoComplete: 'given-name',
    defaultValue: 'Marlon',
    readOnly: true,
    latin: false,
    end: <Lock size={18} aria-hidden />,
    hint: 'Verified: write to support to change it.',
  },
};
export const Disabled: Story = { args: { defaultValue: 'marlon@casino.example', disabled: true } };
export const WithButton: Story = {
  args: {
    label: 'Promo code',
    type: 'text',
    autoComplete: 'off',
    defaultValue: 'HARBOUR50',
    end: (
      <Button size="sm" variant="ghost">
        Apply
      </Button>
    ),
  },
};
export const SearchBox: Story = {
  args: {
    label: 'Search games',
    type: 'search',
    autoComplete: 'off',
    placeholder: 'Title or provider',
    latin: false,
    icon: <Search size={20} aria-hidden />,
  },
};

export const Password: Story = {
  render: () => (
    <PasswordField label="Password" autoComplete="current-password" defaultValue="a-long-secret" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const PasswordWithError: Story = {
  render: () => (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      defaultValue="short"
      error="At least 8 characters, with a digit."
    />
  ),
};
