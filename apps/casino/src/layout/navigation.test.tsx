import { type SettingsFields } from '@casino-kit/api-contract';
import { gamesHandlers } from '@casino-kit/games/testing';
import { cashbackHandlers } from '@casino-kit/cashback/testing';
import { createTestCasino } from '@casino-kit/provider/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ShellLink } from '../app/router-link.js';
import { HydrationMarker } from '../app/hydration-marker.js';
import { Layout } from './layout.js';

const server = setupServer(
  ...gamesHandlers(),
  ...cashbackHandlers(),
  http.all('*', () => HttpResponse.json({ success: true, data: null })),
);
beforeAll(() => server.listen());
beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Opens the frame around an empty page of a brand with these settings. */
async function open(settings: Partial<SettingsFields> = {}, { guest = false, path = '/casino' } = {}) {
  const { Host } = createTestCasino({
    settings: { showMobileBottomMenu: true, operator: { supportEmail: 'help@casino.example' }, ...settings },
    ...(guest && { player: null }),
    navigation: { Link: ShellLink, navigate: vi.fn() },
  });
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Host>
          <Routes>
            <Route element={<Layout chrome="full" onError={vi.fn()} />}>
              <Route path="*" element={<HydrationMarker />} />
            </Route>
          </Routes>
        </Host>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}
const bar = () => screen.queryByRole('navigation', { name: 'Quick navigation' });
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

it('leads a player from the bottom bar to rewards and to the wallet', async () => {
  await open();
  expect(namesIn(bar() as HTMLElement)).toEqual(['Search', 'Lobby', 'Rewards', 'Wallet']);
});
it('leads a guest from the bottom bar to promotions and to the login', async () => {
  await open({}, { guest: true });
  expect(namesIn(bar() as HTMLElement)).toEqual(['Search', 'Lobby', 'Promotions', 'Log in']);
});
it('marks the search as current while it is open, and else the lobby', async () => {
  await open({}, { path: '/casino?search=' });
  const current = within(bar() as HTMLElement).getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual(['Search']);
});
it.each([
  ['/profile2/balance', 'page'],
  ['/deposit', 'true'],
  ['/withdraw', 'true'],
  ['/profile2/my-history', 'true'],
])('marks the wallet as where a player on %s is', async (path, mark) => {
  await open({}, { path });
  const links = within(bar() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, mark]);
});
it('has no bottom bar without `showMobileBottomMenu`', async () => {
  await open({ showMobileBottomMenu: false });
  expect(bar()).toBeNull();
  expect(screen.getByRole('banner').dataset['bottomMenu']).toBeUndefined();
});
it('offers no menu in the header of desktops by default', async () => {
  await open();
  expect(screen.getByRole('banner').dataset['burger']).toBeUndefined();
});
it('offers the menu in the header with `showDesktopBurger`', async () => {
  await open({ showDesktopBurger: true });
  expect(screen.getByRole('banner').dataset['burger']).toBe('true');
});
it('has the navigation at the side with the navigation system `panel`', async () => {
  await open({ navigationSystem: 'panel' });
  await screen.findByRole('link', { name: 'Support' });
  const rails = screen.getAllByRole('navigation', { name: 'Main' });
  expect(rails.map(namesIn)).toContainEqual([
    ...['Lobby', 'Favourites', 'Slots', 'Live casino', 'Popular', 'Providers'],
    ...['Promotions', 'Tournaments', 'Rewards calendar', 'VIP club', 'Safer play', 'Support'],
  ]);
});
it('has no navigation at the side with the navigation system `basic`', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Support' })).toBeNull();
});
it('shows the brand’s licence in the footer, and where it can be checked', async () => {
  await open({ antillephoneCode: 'f8bd-71', gcbToken: 'token', emLicenceCode: 'EM/7' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/Licence code: EM\/7\./)).toBeDefined();
  expect(footer.getByRole('link', { name: 'Check the licence: Antillephone' })).toHaveProperty(
    'href',
    'https://validator.antillephone.com/validate?seal_id=f8bd-71',
  );
  expect(footer.getByRole('link', { name: 'Check the licence: Gaming Control Board' })).toBeDefined();
});
it('names the brand’s ways to pay and providers in the footer, and where to get help', async () => {
  await open({
    footer: { payments: ['Visa', 'Pix'], providers: [{ id: 'reef', name: 'Reef Games' }] },
    operator: { supportEmail: 'help@casino.example' },
  });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Pix')).toBeDefined();
  expect(footer.getByRole('link', { name: 'Reef Games' })).toHaveProperty('pathname', '/providers/reef');
  const help = within(footer.getByRole('region', { name: 'Is play no longer only fun?' }));
  expect(help.getByRole('link', { name: 'Get help' })).toHaveProperty('href', 'mailto:help@casino.example');
  expect(help.getByRole('link', { name: 'Time out, self-exclusion' })).toHaveProperty(
    'pathname',
    '/profile2/freeze-account',
  );
});
it('leaves out of the footer what the brand does not name', async () => {
  await open({ footer: { payments: [], providers: [] } });
  expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'All providers' })).toBeNull();
});
it('has no licence in the footer without a code', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /licence/ })).toBeNull();
});
it('shows snow with `showSnow`', async () => {
  await open({ showSnow: true });
  await waitFor(() => expect(document.querySelector('[data-snow]')).not.toBeNull());
});
it('shows no snow by default', async () => {
  await open();
  expect(document.querySelector('[data-snow]')).toBeNull();
});

it('shows the menu’s own entries after the games, and protection and help after those', async () => {
  await open();
  const names = namesIn(await openMenu());
  expect(names.slice(names.indexOf('Favourites'))).toEqual([
    ...['Favourites', 'Promotions', 'Tournaments', 'Rewards calendar', 'VIP club'],
    ...['Safer play', 'Support', 'My account'],
  ]);
});
it('shows the entries of `navigationItems`, with their own names, for their scope', async () => {
  await open(
    {
      pageUrlSetup: [{ key: 'club', href: '/club', shallow: false }],
      navigationItems: [
        { key: 'club', scope: 'any', label: { en: 'Our club' } },
        { key: 'nowhere', scope: 'any', label: { en: 'Nowhere' } },
        { key: 'freemoney', scope: 'guest' },
        { key: 'bonus_history', scope: 'user' },
      ],
    },
    { guest: true },
  );
  const names = namesIn(await openMenu());
  expect(names.slice(names.indexOf('Providers') + 1)).toEqual(['Our club', 'Free money', 'Log in']);
});
it('shows the demo navigation with `demoNavigation`', async () => {
  await open({ demoNavigation: true });
  const names = namesIn(await openMenu());
  expect(names.slice(names.indexOf('Providers') + 1)).toEqual([
    ...['Tournaments', 'VIP club', 'Profile and security', 'Wallet', 'Safer play', 'Support', 'My account'],
  ]);
});

it('moves the focus into the menu, keeps the page behind it out of reach, and returns the focus on Escape', async () => {
  await open();
  const menu = await openMenu();
  expect(document.activeElement).toBe(menu);
  expect(document.getElementById('main')?.inert).toBe(true);
  expect(bar()?.inert).toBeFalsy();
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.getElementById('main')?.inert).toBe(false);
  expect(document.documentElement.style.overflow).toBe('');
  expect(document.activeElement).toBe(within(bar() as HTMLElement).getByRole('button', { name: 'Menu' }));
});
it('closes the menu with the bar’s button, with a press outside and with any link', async () => {
  await open();
  await openMenu();
  await userEvent.click(within(bar() as HTMLElement).getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const again = await openMenu();
  await userEvent.click(again.parentElement as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  const third = await openMenu();
  await userEvent.click(within(third).getByRole('link', { name: 'Promotions' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
it.each([true, false])(
  'has the calendar in the account’s menu with `showRakebackCalendar` alone: %s',
  async (shown) => {
    await open({ showRakebackCalendar: shown });
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    const account = await screen.findByRole('dialog', { name: 'Account' });
    expect(within(account).queryAllByRole('link', { name: 'Rakeback calendar' })).toHaveLength(shown ? 1 : 0);
  },
);
it('leads a player from the avatar to the account’s pages and out', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
  const account = await screen.findByRole('dialog', { name: 'Account' });
  expect(namesIn(account)).toEqual(
    expect.arrayContaining(['Deposit', 'Withdraw', 'Transactions', 'My bonuses', 'Limits', 'Identity check']),
  );
  await userEvent.click(within(account).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
