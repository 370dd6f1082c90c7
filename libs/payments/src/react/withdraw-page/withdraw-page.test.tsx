import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  makeHeldOverview,
  makePayer,
  makePayoutMethods,
  makeSentWithdrawal,
  makeWithdrawal,
  makeWithdrawalOverview,
  withdrawalHandlers,
} from '../../testing.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { WithdrawPage } from './withdraw-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  // Unmount before the handlers are removed, so that no request stays without a response.
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

describe('WithdrawPage', () => {
  it('shows what can be withdrawn, what is needed and what is in progress', async () => {
    server.use(
      ...withdrawalHandlers({
        overview: () => makeHeldOverview(),
        withdrawals: () => [makeWithdrawal(), makeSentWithdrawal()],
      }),
    );
    render(<WithdrawPage />, { wrapper: createPayerCasino().Host });
    const tabs = within(screen.getByRole('navigation', { name: 'Cashier' }));
    expect(tabs.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Withdraw');
    expect(await screen.findAllByRole('radio')).toHaveLength(6);
    const figures = (await screen.findAllByRole('definition')).slice(0, 3);
    expect(figures.map(({ textContent }) => textContent)).toEqual(['€0.00', '€1,284.50', '€420.00']);
    expect(await screen.findByText('3 of 5 met')).toBeTruthy();
    expect(await screen.findByText('2 requests, €420.00')).toBeTruthy();
  });

  it('uses the user details on a server without the overview', async () => {
    server.use(
      http.get('*/api/user/withdrawal-overview', () => new HttpResponse(null, { status: 404 })),
      ...withdrawalHandlers(),
    );
    const activeBonus = { id: '1', name: 'Weekend Reload', amount: '40', expiresAt: null };
    const player = makePayer({ depositCount: 2, activeBonus, getUser: { isEmailVerified: true } });
    render(<WithdrawPage />, { wrapper: createPayerCasino({ player }).Host });
    expect(await screen.findByText('2 of 3 met')).toBeTruthy();
    expect(screen.getAllByText(/Weekend Reload/).length).toBeGreaterThan(0);
    expect(await screen.findAllByRole('radio')).toHaveLength(6);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('applies events of withdrawals that advance and of balances that change', async () => {
    let overview = makeWithdrawalOverview({ available: '10' });
    let withdrawals = [makeWithdrawal()];
    server.use(...withdrawalHandlers({ overview: () => overview, withdrawals: () => withdrawals }));
    const { Host, emit } = createPayerCasino();
    render(<WithdrawPage />, { wrapper: Host });
    await screen.findByText('€10.00');
    await screen.findByText('1 request, €320.00');
    withdrawals = [];
    act(() => emit('withdrawal', { withdrawalId: 'W-19C4-0088', status: 'completed' }));
    expect(await screen.findByText(/^No withdrawal is on its way/)).toBeTruthy();
    overview = makeWithdrawalOverview({ available: '99' });
    act(() => emit('balance', { amount: '99' }));
    expect(await screen.findByText('€99.00')).toBeTruthy();
  });

  it('says that a request was received only while it is in progress', async () => {
    let withdrawals = [makeWithdrawal()];
    server.use(...withdrawalHandlers({ withdrawals: () => withdrawals }));
    const { Host, emit } = createPayerCasino();
    render(<WithdrawPage initialMethodId="skrill" />, { wrapper: Host });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('textbox', { name: 'Amount' }));
    await user.paste('٣٢٠');
    await user.click(screen.getByRole('button', { name: 'Request withdrawal' }));
    const question = await screen.findByRole('dialog', { name: 'Check before it is sent' });
    // The second click of a double click lands beside the dialog, which it does not close.
    await user.click(document.body);
    await user.click(within(question).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request for €320.00 is in')).toBeTruthy();
    withdrawals = [makeWithdrawal({ status: 'rejected', cancellable: false })];
    act(() => emit('withdrawal', { withdrawalId: 'W-19C4-0088', status: 'rejected' }));
    await waitFor(() => expect(screen.queryByText('Your request for €320.00 is in')).toBeNull());
    expect(screen.getByRole('button', { name: 'Request withdrawal' })).toBeTruthy();
  });

  it.each([
    ['without a saved card with the first method that needs none', [], /Bank/],
    ['with a saved card with that card', undefined, /Card/],
  ])('starts %s', async (_, cards, chosen) => {
    const [, bank, , card] = makePayoutMethods();
    const methods = () => [{ ...card!, sortPriority: 200 }, bank!];
    server.use(...withdrawalHandlers({ methods, cards }));
    render(<WithdrawPage />, { wrapper: createPayerCasino().Host });
    await waitFor(() => expect(screen.getByRole('radio', { name: chosen })).toHaveProperty('checked', true));
  });

  it('does not wait for the saved cards to offer the other methods', async () => {
    const [, bank, , card] = makePayoutMethods();
    let answer: (response: Response) => void = () => undefined;
    const cards = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get('*/api/user/saved-cards', () => cards),
      ...withdrawalHandlers({ methods: () => [{ ...card!, sortPriority: 200 }, bank!] }),
    );
    render(<WithdrawPage />, { wrapper: createPayerCasino().Host });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('radio', { name: /Bank/ }));
    expect(screen.getByRole('textbox', { name: /IBAN/ })).toBeTruthy();
    // What arrives later does not change what was chosen.
    answer(HttpResponse.json({ success: true, data: { cards: [] } }));
    await user.click(screen.getByRole('radio', { name: /Card/ }));
    expect(await screen.findByText('No card is kept for you')).toBeTruthy();
  });

  it('is not starved by a burst of events, and does not miss the last one', async () => {
    let available = 10;
    server.use(
      ...withdrawalHandlers({ overview: () => makeWithdrawalOverview({ available: String(available) }) }),
    );
    const { Host, emit } = createPayerCasino();
    render(<WithdrawPage />, { wrapper: Host });
    await screen.findByText('€10.00');
    act(() => {
      for (available = 11; available < 20; available += 1) emit('balance', { amount: String(available) });
    });
    expect(await screen.findByText('€20.00')).toBeTruthy();
  });

  it('shows what is approved automatically', async () => {
    server.use(
      ...withdrawalHandlers({
        overview: () =>
          makeWithdrawalOverview({
            automatic: { available: '380', used: '120', limit: '500', period: 'week' },
          }),
      }),
    );
    render(<WithdrawPage />, { wrapper: createPayerCasino().Host });
    const title = await screen.findByRole('heading', { name: 'Approved automatically' });
    const card = within(title.parentElement!.parentElement!);
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '€380.00',
      '€120.00',
      '€500.00',
      'A week',
    ]);
    expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€120.00 of €500.00 used');
  });

  it('asks a guest to log in, and requests nothing', async () => {
    render(<WithdrawPage />, { wrapper: createPayerCasino({ player: null }).Host });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
    expect(screen.queryByText('What is needed')).toBeNull();
  });
});
