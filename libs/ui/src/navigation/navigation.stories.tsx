import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Link, type LinkProps, NavigationProvider, useNavigate } from './navigation.js';

const navigate = fn();

function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

function Pages() {
  const go = useNavigate();
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Link href="/promotions" style={{ color: 'var(--color-text-link)', textDecoration: 'underline' }}>
        Promotions
      </Link>
      <Button onClick={() => go('/deposit', { replace: true })}>Deposit</Button>
    </div>
  );
}

const meta = {
  title: 'ui/Navigation',
  component: NavigationProvider,
  args: { Link: RouterLink, navigate, children: <Pages /> },
} satisfies Meta<typeof NavigationProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A host hands in its router; links and code go through it. */
export const ThroughRouter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Promotions' }));
    await expect(navigate).toHaveBeenCalledWith('/promotions');
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }));
    await expect(navigate).toHaveBeenCalledWith('/deposit', { replace: true });
  },
};
