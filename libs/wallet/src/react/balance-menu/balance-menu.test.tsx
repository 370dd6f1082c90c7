import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type LinkProps, NavigationProvider } from '@casino-kit/ui';
import { makeWallet } from '../../testing.js';
import { BalanceMenuView } from './balance-menu.js';

// jsdom lacks `CSS.escape`, which an open menu uses to find itself.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

function PlainLink(props: LinkProps) {
  return <a {...props}>{props.children}</a>;
}

function show() {
  const navigate = vi.fn();
  const onLogOut = vi.fn();
  render(
    <NavigationProvider Link={PlainLink} navigate={navigate}>
      <BalanceMenuView
        wallet={makeWallet()}
        currencyCode="EUR"
        actions={[
          { id: 'deposit', label: 'Deposit', href: '/deposit' },
          { id: 'log-out', label: 'Log out', onSelect: onLogOut },
        ]}
      />
    </NavigationProvider>,
  );
  return { navigate, onLogOut };
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Balance €1,284.50, bonus €40.00' }));
  await screen.findByRole('menu');
};

describe('BalanceMenu', () => {
  it('opens on the three balances', async () => {
    show();
    await open();
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual(['€1,284.50', '€40.00', '€1,324.50']);
  });

  it('follows the link of an action', async () => {
    const { navigate } = show();
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Deposit' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/deposit');
  });

  it('runs the callback of an action', async () => {
    const { onLogOut, navigate } = show();
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });
});
