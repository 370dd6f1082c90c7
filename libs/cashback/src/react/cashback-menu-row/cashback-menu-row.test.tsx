import { render, renderHook, screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { cashbackHandlers, testNow } from '../../testing.js';
import { CashbackMenuRow, useCashbackMenuAction } from './cashback-menu-row.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Host = Parameters<typeof createTestCasino>[0];
const show = (host: Host = {}) =>
  render(<CashbackMenuRow href="/cashback" now={testNow} />, { wrapper: createTestCasino(host).Host });
const action = (host: Host = {}) =>
  renderHook(() => useCashbackMenuAction({ href: '/cashback', now: testNow }), {
    wrapper: createTestCasino(host).Host,
  }).result;

describe('CashbackMenuRow', () => {
  it('shows the amount and links to cashback', async () => {
    server.use(...cashbackHandlers());
    show();
    const link = await screen.findByRole('link', { name: 'Cashback €14.20' });
    expect(link.getAttribute('href')).toBe('/cashback');
  });
  it.each<[string, Host]>([
    ['a guest', { player: null }],
    ['a user who is not known yet', { restored: false }],
    ['a brand without cashback', { settings: { theme: 'wincraft' } }],
  ])('renders nothing for %s, in a menu neither', (_, host) => {
    server.use(http.get('*/api/user/get-user-details', () => delay('infinite')));
    expect(show(host).container.innerHTML).toBe('');
    expect(action(host).current).toBe(null);
  });
  it('is an action of a menu with the same texts', async () => {
    server.use(...cashbackHandlers());
    function InAMenu() {
      const row = useCashbackMenuAction({ href: '/cashback', now: testNow });
      return (
        <p data-id={row?.id} data-href={row?.href}>
          {row?.label}
        </p>
      );
    }
    render(<InAMenu />, { wrapper: createTestCasino().Host });
    const row = (await screen.findByText('€14.20')).closest('p');
    expect(row?.textContent).toBe('Cashback €14.20');
    expect({ ...row?.dataset }).toEqual({ id: 'cashback', href: '/cashback' });
  });
});
