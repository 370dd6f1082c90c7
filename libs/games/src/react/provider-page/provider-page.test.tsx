import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { type ListAddress } from '../../core/is-list-address.js';
import { gamesHandlers, makeGame } from '../../testing.js';
import { ProviderPage } from './provider-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const games = [
  makeGame({ name: 'Reef Runner', volatility: 2 }),
  makeGame({ name: 'Book of Tides', volatility: 5 }),
  makeGame({ name: 'Anchor Wins', volatility: 5 }),
];

/** Shows the page of a provider, that of the games by default; returns its address. */
function open(start: ListAddress = {}, provider = games[0]!.provider.id) {
  let shown = start;
  function Addressed() {
    const [address, setAddress] = useState(start);
    shown = address;
    return <ProviderPage provider={provider} address={address} onAddress={setAddress} />;
  }
  server.use(...gamesHandlers({ games }));
  render(<Addressed />, { wrapper: createTestCasino({ player: null }).Host });
  return { address: () => Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== '')) };
}
const names = () =>
  within(screen.getByRole('list', { name: 'Tidewater' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const counted = (text: string) =>
  waitFor(() =>
    expect(screen.getByText(/^\d+ games?$/, { selector: '[role=status]' }).textContent).toBe(text),
  );

describe('ProviderPage', () => {
  it('filters its games by a choice in the panel, which has no choice of provider, and writes it to the address', async () => {
    const { address } = open();
    await counted('3 games');
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    expect(within(panel).queryByRole('combobox', { name: 'Provider' })).toBeNull();
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Very high' }));
    await userEvent.click(await within(panel).findByRole('button', { name: 'Show 2 games' }));
    await counted('2 games');
    expect(address()).toEqual({ volatility: '5' });
  });

  it('shows the order and the filter of the address under the name of the provider', async () => {
    open({ volatility: '5', sort: 'name' });
    await counted('2 games');
    expect(screen.getByRole('heading', { level: 1, name: 'Tidewater' })).toBeTruthy();
    expect(names()[0]).toContain('Anchor Wins');
    expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeTruthy();
  });

  it('ignores a provider in the address', async () => {
    open({ provider: 'octavo' });
    await counted('3 games');
    expect(await screen.findByRole('button', { name: 'Filter' })).toBeTruthy();
  });

  it('does not show what the address says as the name of a provider without games', async () => {
    open({}, 'claim-your-bonus');
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Providers' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/claim-your-bonus|spelling/);
  });

  it('keeps the name of the provider when the filter leaves nothing, and shows all of its games again', async () => {
    const { address } = open({ volatility: '1', sort: 'name' });
    expect(await screen.findByText('No games found')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tidewater' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await counted('3 games');
    expect(address()).toEqual({ sort: 'name' });
  });
});
