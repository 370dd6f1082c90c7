import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cancelBonus, getUserBonuses } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { bonusHandlers, makeEndedBonuses, makeUserBonus, makeUserSpins, testOptions } from '../../testing.js';
import { BonusesPage, type BonusesPageProps } from './bonuses-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const user = userEvent.setup();
const served = (options: Parameters<typeof bonusHandlers>[0] = {}) =>
  server.use(...bonusHandlers({ active: [makeUserBonus()], ...options }));
function show(
  host: Parameters<typeof createTestCasino>[0] = {},
  { page: first = 1, ...props }: Partial<BonusesPageProps> = {},
) {
  const pages: number[] = [];
  function Page() {
    const [page, setPage] = useState(first);
    return (
      <BonusesPage
        {...testOptions}
        {...props}
        page={page}
        onPage={(next) => {
          pages.push(next);
          setPage(next);
        }}
      />
    );
  }
  const made = createTestCasino(host);
  render(<Page />, { wrapper: made.Host });
  return { ...made, pages };
}
const ask = async () => {
  await user.click(await screen.findByRole('button', { name: 'Forfeit bonus' }));
  return within(await screen.findByRole('alertdialog', { name: 'Forfeit “Weekend Reload”?' }));
};

describe('BonusesPage on a server that does not list bonuses', () => {
  it('links to the promotions, and has no history', async () => {
    server.use(
      http.get('*/api/user/bonuses', () => HttpResponse.json({ message: 'Cannot GET' }, { status: 404 })),
    );
    show();
    expect(await screen.findByText('Bonuses are not listed here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the promotions' }).getAttribute('href')).toBe('/promotions');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'History' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('an active bonus', () => {
  it('shows its money, its progress, and its limits', async () => {
    served();
    show();
    const bar = await screen.findByRole('progressbar', { name: 'Wagering of Weekend Reload' });
    expect(bar.getAttribute('aria-valuetext')).toBe('€612.00 of €1,400.00');
    expect(screen.getByText('€612.00 wagered')).toBeTruthy();
    expect(screen.getByText('€788.00 left of €1,400.00')).toBeTruthy();
    expect(screen.getByText('35 × €40.00')).toBeTruthy();
    expect(screen.getByText('44%')).toBeTruthy();
    const messages = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(messages).toEqual([
      ['Ends', 'Dec 12, 19:59'],
      ['Maximum bet', '€5.00'],
      ['Maximum cash-out', '€500.00'],
      ['Games that count', 'Slots 100%, Live casino 10%'],
    ]);
    expect(screen.getByRole('link', { name: 'See the games' }).getAttribute('href')).toBe('/casino/slots');
    expect(screen.getByRole('link', { name: 'Bonus terms' }).getAttribute('href')).toBe('/bonus-terms');
  });
  it('plays free spins first', async () => {
    served({ active: [makeUserSpins()] });
    show();
    const bar = await screen.findByRole('progressbar', { name: /^Free spins of/ });
    expect(bar.getAttribute('aria-valuenow')).toBe('64');
    expect(screen.getByText('18 free spins left')).toBeTruthy();
    expect(screen.getByText('of 50')).toBeTruthy();
    expect(screen.getByText('€6.40 won so far')).toBeTruthy();
    expect(screen.getByText(/has to be wagered 35 times/)).toBeTruthy();
    expect(screen.getByText('Book of Tides')).toBeTruthy();
  });
  it('omits missing values', async () => {
    served({
      active: [
        makeUserBonus({
          deadline: null,
          maxBet: '0',
          maxWin: null,
          contributions: null,
          wageringType: null,
          wagerTotal: '0',
        }),
      ],
    });
    show();
    expect(await screen.findByText('Nothing has to be wagered.')).toBeTruthy();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByText(/NaN|null|undefined|Invalid/)).toBeNull();
  });
  it('has a slot for an explanation by the host', async () => {
    served({ active: [makeUserBonus(), makeUserSpins()] });
    show({}, { explainer: ({ userBonusId }) => <p>About {userBonusId}</p> });
    expect(await screen.findByText('About taken-1')).toBeTruthy();
    expect(screen.getByText('About taken-spins')).toBeTruthy();
  });
  it('shows which of two waits, since bets count towards one only', async () => {
    const spins = makeUserSpins({ freeSpinsLeft: 0, wagerTotal: '224.00', wagerLeft: '224.00' });
    served({ active: [makeUserBonus(), { ...spins, startedAt: '2026-11-20T10:00:00Z' }] });
    show();
    const waits = await screen.findAllByText(/^Waits/);
    expect(waits.map(({ textContent }) => textContent)).toEqual([
      'Waits: bets count to “Book of Tides: 50 spins” first.',
    ]);
    const card = waits[0]!.closest('section')!;
    expect(within(card).getByRole('progressbar', { name: 'Wagering of Weekend Reload' })).toBeTruthy();
  });
  it('updates with the balance', async () => {
    served();
    const { emit } = show();
    await screen.findByText('€612.00 wagered');
    served({ active: [makeUserBonus({ wagered: '700', wagerLeft: '700' })] });
    act(() => emit('wallet:balance', { cash: '1', nonCash: '1', total: '2' }));
    expect(await screen.findByText('€700.00 wagered')).toBeTruthy();
    expect(screen.getByText('50%')).toBeTruthy();
  });
  it('is marked as out of date when a refetch fails', async () => {
    served();
    const { emit } = show();
    await screen.findByText('€612.00 wagered');
    await screen.findByRole('table');
    server.use(failWithNetworkError(getUserBonuses));
    act(() => emit('wallet:balance', { cash: '1', nonCash: '1', total: '2' }));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getByText('€612.00 wagered')).toBeTruthy();
    server.resetHandlers();
    served();
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('forfeiting a bonus', () => {
  it('lists exactly what is lost, then forfeits', async () => {
    served();
    const { session } = show();
    const dialog = await ask();
    expect(
      dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Bonus money', '€40.00'],
      ['Wagered so far', '€612.00 of €1,400.00'],
    ]);
    expect(dialog.getByText(/^Your cash stays\. This cannot be undone; the offer’s card shows/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Forfeit bonus' }));
    expect(await screen.findByText(/was forfeited\. Your cash is unchanged/)).toBeTruthy();
    expect(await screen.findByText('No bonus is active')).toBeTruthy();
    expect(await screen.findByRole('cell', { name: /^Weekend Reload/ })).toBeTruthy();
    await waitFor(() => expect(session.state().user?.activeBonus ?? null).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^“.*was forfeited\. Your cash is unchanged\.$/);
  });
  it('lists free spins and their winnings', async () => {
    served({ active: [makeUserSpins({ name: 'Weekend Reload' })] });
    show();
    const dialog = await ask();
    expect(
      dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Bonus money', '€6.40'],
      ['Of it won with free spins', '€6.40'],
      ['Free spins', '18'],
    ]);
  });
  it('says that nothing is lost when a bonus is empty', async () => {
    served({ active: [makeUserBonus({ balance: '0', wagered: '0' })] });
    show();
    expect((await ask()).getByText(/holds nothing at the moment/)).toBeTruthy();
  });
  it('keeps the bonus when the player goes back', async () => {
    served();
    show();
    await user.click((await ask()).getByRole('button', { name: 'Keep the bonus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('€612.00 wagered')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Forfeit bonus' })),
    );
  });
  it('says that the bonus was not forfeited', async () => {
    served();
    server.use(respondWithError(cancelBonus, 409));
    show();
    const dialog = await ask();
    await user.click(dialog.getByRole('button', { name: 'Forfeit bonus' }));
    expect(await dialog.findByText(/was not forfeited and is still active/)).toBeTruthy();
  });
  it('can be retried when no response arrived', async () => {
    served();
    server.use(failWithNetworkError(cancelBonus));
    show();
    const dialog = await ask();
    await user.click(dialog.getByRole('button', { name: 'Forfeit bonus' }));
    expect(await dialog.findByText(/We got no response/)).toBeTruthy();
    server.resetHandlers();
    served();
    await user.click(dialog.getByRole('button', { name: 'Forfeit bonus' }));
    expect(await screen.findByText(/was forfeited\. Your cash is unchanged/)).toBeTruthy();
  });
  it('detects a bonus that was already over', async () => {
    served();
    show();
    const dialog = await ask();
    served({ active: [] });
    await user.click(dialog.getByRole('button', { name: 'Forfeit bonus' }));
    expect(await screen.findByText(/is no longer active/)).toBeTruthy();
  });
});

describe('the history', () => {
  it('shows how each ended, what became cash and what was forfeited', async () => {
    served({ ended: makeEndedBonuses(4) });
    show();
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      [
        'Reload 4Deposit bonus',
        'Completed',
        'Nov 17, 13:30',
        'Nov 20, 13:30',
        '€20.00',
        '€700 of €700',
        '€63.20',
        '–',
      ],
      [
        'Reload 3Deposit bonus',
        'Given up',
        'Nov 16, 13:30',
        'Nov 19, 13:30',
        '€20.00',
        '€210 of €700',
        '–',
        '€12.80',
      ],
      [
        'Reload 2Deposit bonus',
        'Expired',
        'Nov 15, 13:30',
        'Nov 18, 13:30',
        '€20.00',
        '€95.50 of €700',
        '–',
        '€20.00',
      ],
      [
        'Reload 1Deposit bonus',
        'Used up',
        'Nov 14, 13:30',
        'Nov 17, 13:30',
        '€20.00',
        '€318 of €700',
        '–',
        '€0.06',
      ],
    ]);
  });
  it('has 24 entries a page', async () => {
    served({ ended: makeEndedBonuses(30) });
    const { pages } = show();
    expect(await screen.findByText('1 to 24 of 30')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('25 to 30 of 30')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(7);
    expect(pages).toEqual([2]);
  });
  it('is busy while the next page loads, with the old one still in view', async () => {
    served({ ended: makeEndedBonuses(30) });
    show();
    await screen.findByText('1 to 24 of 30');
    const busy = () => screen.getByRole('table').closest('[aria-busy]');
    expect(busy()).toBeNull();
    server.use(neverRespond(getUserBonuses));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(busy()).toBeTruthy();
    expect(screen.getByText('1 to 24 of 30')).toBeTruthy();
  });
  it('shows the free spins of a bonus without money', async () => {
    served({ ended: [makeUserSpins({ status: 'cancelled', amount: '0.00', freeSpinsQuantity: 20 })] });
    show();
    expect(await screen.findByRole('cell', { name: '20 free spins' })).toBeTruthy();
  });
  it('returns from a page that does not exist', async () => {
    served({ ended: makeEndedBonuses(30) });
    const { pages } = show({}, { page: 7 });
    expect(await screen.findByText('25 to 30 of 30')).toBeTruthy();
    expect(pages).toEqual([2]);
  });
  it('uses cards on mobile', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    served({ ended: makeEndedBonuses(2) });
    show();
    const list = within(await screen.findByRole('list', { name: 'History' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('Converted to cash').nextSibling?.textContent).toBe('€63.20');
    expect(list.getAllByText('Forfeited')).toHaveLength(1);
  });
  it('may be empty', async () => {
    served({ ended: [] });
    show();
    expect(await screen.findByText('No bonus has ended yet')).toBeTruthy();
  });
});

describe('the view of the page', () => {
  it('asks a guest to log in', () => {
    show({ player: null });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
  });
  it('says that nothing is active, and where to look', async () => {
    served({ active: [] });
    show();
    expect((await screen.findByRole('link', { name: 'See the promotions' })).getAttribute('href')).toBe(
      '/promotions',
    );
  });
  it('leaves the title to the frame around it', async () => {
    served();
    show({}, { untitled: true });
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
  it('can be reloaded after a failure', async () => {
    server.use(...bonusHandlers());
    server.use(respondWithError(getUserBonuses, 500));
    show();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    server.resetHandlers();
    served();
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
    expect(await screen.findByText('€612.00 wagered')).toBeTruthy();
    expect(await screen.findByText('Reload 5')).toBeTruthy();
  });
});
