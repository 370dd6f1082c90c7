import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../navigation/navigation.js';
import { MenuButton } from './menu-button.js';
import { Menu } from './menu.js';

// jsdom lacks `CSS.escape`, which React Aria and user-event need.
vi.stubGlobal('CSS', { escape: (id: string) => id.replace(/[^\w-]/g, '\\$&') });

function account() {
  const navigate = vi.fn();
  const logOut = vi.fn();
  render(
    <NavigationProvider navigate={navigate} Link={({ children, ...props }) => <a {...props}>{children}</a>}>
      <Menu
        label="Account"
        trigger="Marlon"
        header={<p>€1,284.50</p>}
        actions={[
          { id: 'profile', label: 'Profile', href: '/account' },
          { id: 'limits', label: 'Limits', href: '?page=limits' },
          { id: 'out', label: 'Log out', onSelect: logOut, tone: 'danger' },
        ]}
      />
    </NavigationProvider>,
  );
  return { navigate, logOut };
}
const item = (name: string) => screen.getByRole('menuitem', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

describe('a menu', () => {
  it('opens with the keyboard, moves with arrows, Home, End and typing', async () => {
    account();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(item('Profile')));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(item('Limits'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(item('Log out'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(item('Profile'));
    await userEvent.keyboard('lo');
    expect(document.activeElement).toBe(item('Log out'));
  });
  it('closes on Escape, and restores the focus', async () => {
    account();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' })));
  });
  it('navigates to an address through the adapter of the host', async () => {
    const { navigate } = account();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Limits' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('?page=limits');
    await isClosed();
  });
  it('runs an action without an address', async () => {
    const { navigate, logOut } = account();
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByText('€1,284.50')).toBeDefined();
    await userEvent.click(item('Log out'));
    expect(logOut).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
  });
  it('opens on the last action with the arrow up', async () => {
    account();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(item('Log out')));
  });
  it.each(['{Enter}', ' '])('opens on the first action with the key "%s"', async (key) => {
    account();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(item('Profile')));
  });
  it('names its state on the button, and the menu while it is open', async () => {
    account();
    const button = screen.getByRole('button', { name: 'Account' });
    expect(button.getAttribute('aria-haspopup')).toBe('menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Account' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.getAttribute('aria-controls')).toBe(menu.id);
  });
});

describe('the button of a menu', () => {
  it('loads the code of the menu when it is hovered, focused and pressed, and not before', async () => {
    const preload = vi.fn(() => Promise.reject(new Error('offline')));
    render(
      <MenuButton label="Account" menu={() => null} preload={preload}>
        Marlon
      </MenuButton>,
    );
    expect(preload).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Account' }));
    expect(preload).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(preload).toHaveBeenCalledTimes(2);
  });
});
