import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Heart, LogIn, Plus, Search, Trash2, Wallet, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink, IconButton } from './button.js';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Line: Story = {
  args: { variant: 'line', children: 'Log in', icon: <LogIn size={18} aria-hidden /> },
};
export const Ghost: Story = { args: { variant: 'ghost', children: 'Forgot password?' } };
export const Glass: Story = { args: { variant: 'glass', children: 'Play demo' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Close account', icon: <Trash2 size={18} aria-hidden /> },
};
export const Accent: Story = { args: { variant: 'accent', children: 'Get €4.20' } };
export const Small: Story = { args: { size: 'sm', variant: 'primary' } };
export const Large: Story = {
  args: {
    size: 'lg',
    variant: 'primary',
    icon: <Wallet size={20} aria-hidden />,
    children: 'Deposit €50.00',
  },
};
export const Block: Story = {
  args: { block: true, size: 'lg', variant: 'primary', children: 'Create account' },
};
export const Disabled: Story = { args: { disabled: true, variant: 'primary' } };

export const Loading: Story = {
  args: { loading: true, variant: 'primary', children: 'Deposit €50.00' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Every variant in every state, to be looked at side by side. */
export const Matrix: Story = {
  render: ({ onClick }) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['primary', 'accent', 'line', 'ghost', 'glass', 'danger'] as const).map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <Button variant={variant} size="sm" onClick={onClick}>
            Small {variant}
          </Button>
          <Button variant={variant} onClick={onClick}>
            Medium {variant}
          </Button>
          <Button variant={variant} size="lg" onClick={onClick}>
            Large {variant}
          </Button>
          <Button variant={variant} loading onClick={onClick}>
            Loading {variant}
          </Button>
          <Button variant={variant} disabled onClick={onClick}>
            Disabled {variant}
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const Links: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <ButtonLink href="/register" variant="primary" size="lg">
        Create account
      </ButtonLink>
      <ButtonLink href="/promotions" icon={<ArrowRight size={18} aria-hidden data-icon="directional" />}>
        All promotions
      </ButtonLink>
      <ButtonLink href="/help" variant="ghost">
        Help
      </ButtonLink>
    </div>
  ),
};

export const Icons: Story = {
  render: ({ onClick }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <IconButton label="Search" onClick={onClick}>
        <Search size={20} aria-hidden />
      </IconButton>
      <IconButton label="Add to favourites" outlined onClick={onClick}>
        <Heart size={20} aria-hidden />
      </IconButton>
      <IconButton label="Close" size="sm" onClick={onClick}>
        <X size={18} aria-hidden />
      </IconButton>
      <IconButton label="Raise the limit" size="sm" outlined disabled>
        <Plus size={18} aria-hidden />
      </IconButton>
    </div>
  ),
};
