import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Transaction, getPayments, getTransactions } from '@casino-kit/api-contract';
import { TestTexts } from '@casino-kit/i18n/testing';
import { createTestCasino, failWithNetworkError, neverRespond } from '@casino-kit/provider/testing';
import { Toaster } from '@casino-kit/ui';
import {
  defaultTransactionFilters,
  noFilters,
  readTransactionFilters,
  type TransactionFilters,
  writeTransactionFilters,
} from '../../core/transaction-filters.js';
import { makeHistory, makeTransaction, makeTransactions, transactionHandlers } from '../../testing.js';
import { typingRestMs } from './id-search.js';
import { TransactionsPage } from './transactions-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => server.close());

const today = '2026-11-26';
const hrefs = { deposit: '/deposit', login: '?modal=login', game: (slug: string) => `/games/${slug}` };

/** A page that keeps its filters in an address, as a shell does. */
function show({
  query = '',
  player = true,
}: { query?: string | undefined; player?: boolean | undefined } = {}) {
  const host = createTestCasino(player ? {} : { player: null });
  const addresses: string[] = [];
  function Shell() {
    const [search, setSearch] = useState(() => new URLSearchParams(query));
    const onChange = (next: TransactionFilters, { replace }: { replace: boolean }) => {
      const written = writeTransactionFilters(next, today, new URLSearchParams(search));
      addresses.push(`${replace ? 'replace' : 'push'} ${written.toString()}`);
      setSearch(written);
    };
    const value = readTransactionFilters(search, today);
    return <TransactionsPage value={value} onChange={onChange} today={today} timeZone="UTC" hrefs={hrefs} />;
  }
  render(<Shell />, { wrapper: host.Host });
  return { ...host, addresses };
}
/** The handlers and every request they received. */
function history(rows: readonly Transaction[] = makeTransactions()) {
  const requested: Record<string, string>[] = [];
  server.use(...transactionHandlers({ rows, onAsk: (query) => requested.push(Object.fromEntries(query)) }));
  return requested;
}
it('says without filters that transactions are not listed here if the server has no history', async () => {
  server.use(
    http.get('*/api/user/transactions', () => HttpResponse.json({ message: 'Cannot GET' }, { status: 404 })),
    ...transactionHandlers(),
  );
  show();
  expect(await screen.findByRole('heading', { name: 'Transactions are not listed here' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
it('has its heading while it loads', () => {
  server.use(neverRespond(getTransactions), neverRespond(getPayments));
  show();
  expect(screen.getByText('Your transactions are loading').closest('[aria-busy]')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Transactions',
  ]);
});

/** A text with plain spaces for those that do not break. */
const written = (text: string | null) => text?.replaceAll(/\s/g, ' ');
const table = () => screen.findByRole('table', { name: 'Transactions' });
const getCells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => written(textContent));
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map(getCells);
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const settled = async (text: string) => screen.findByText(text);
const chip = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the history', () => {
  it('shows the last 30 days with the columns of §3, signed amounts and struck-through failures', async () => {
    const requested = history();
    show();
    expect((await rows())[0]).toEqual([
      'Nov 26, 21:04',
      'D-7K2F-0419',
      'Visa •• 4021',
      'Deposit',
      'No',
      'Completed',
      '+€50.00',
    ]);
    expect(await heads()).toEqual([
      'Datenewest first',
      'Transaction ID',
      'Method',
      'Type',
      'Bonus',
      'Status',
      'Amount',
    ]);
    expect((await rows()).map((cells) => `${cells[2]} ${cells[3]} ${cells[6]}`)).toEqual([
      'Visa •• 4021 Deposit +€50.00',
      'Bank transfer Deposit +€30.00',
      'Bank transfer Withdrawal −€320.00',
      'Pearl Diver Bets and wins +€16.40',
      'Skrill Withdrawal €100.00',
      'Rakeback Reward +€5.05',
      'Mastercard •• 7710 Deposit €100.00',
      'Skrill Deposit €20.00',
    ]);
    const struck = [...document.querySelectorAll('s')].map(({ textContent }) => textContent);
    expect(struck).toEqual(['€100.00', '€100.00', '€20.00']);
    const green = [...document.querySelectorAll('[data-tone="settled"]')].map((cell) => cell.textContent);
    expect(green).toEqual(['+€50.00', '+€16.40', '+€5.05']);
    expect(requested).toEqual([
      { pageNo: '1', limit: '100', kind: 'all', from: '2026-10-28', to: '2026-11-26', timeZone: 'UTC' },
    ]);
  });
  it('adds the columns of the casino history to bets and wins', async () => {
    history();
    const { addresses } = show();
    await table();
    await chip('Bets and wins');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(await heads()).toEqual([
      'Datenewest first',
      'Transaction ID',
      'Game name',
      'Provider',
      'Method',
      'Type',
      'Bonus',
      'Status',
      'Amount',
      'Balance before',
      'Balance after',
      'Bonus balance',
    ]);
    const [session, newest] = await rows();
    expect(session).toEqual([
      'Nov 25 22:16',
      '',
      'Pearl Diver',
      'Coral Works',
      '–',
      'Bets and wins 2',
      'Yes',
      'Completed',
      '+€16.40',
      '€1,268.10',
      '€1,284.50',
      '€40.00',
    ]);
    expect(newest).toEqual([
      'Nov 25 22:16',
      'B-…7750Copy transaction ID B-31AA-7750',
      'Pearl DiverVerify',
      'Coral Works',
      '',
      'Win',
      'Yes',
      'Completed',
      '+€18.40',
      '€1,266.10',
      '€1,284.50',
      '€40.00',
    ]);
    expect(screen.getAllByRole('link', { name: 'Pearl Diver' })[0]?.getAttribute('href')).toBe(
      '/games/pearl-diver',
    );
    expect(screen.queryByLabelText('Method')).toBeNull();
    expect(addresses).toEqual(['push kind=casino']);
    const links = screen.getAllByRole('link', { name: /^Verify the round of Pearl Diver, transaction B-/ });
    expect(links[0]?.getAttribute('href')).toBe('https://play.example/verify.html#game=slot-3');
    expect(links[0]?.getAttribute('target')).toBe('_blank');
  });
  it('opens a game session to its bets and wins', async () => {
    history();
    show();
    const toggle = await screen.findByRole('button', { name: /^Nov 25, 22:15/ });
    expect(written(toggle.textContent)).toBe('Nov 25, 22:15 – 22:16');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(await rows()).toHaveLength(8);
    await userEvent.click(toggle);
    expect((await rows()).slice(3, 6).map((cells) => `${cells[1]} ${cells[3]} ${cells[6]}`)).toEqual([
      '2 transactions Bets and wins +€16.40',
      'B-31AA-7750 Win +€18.40',
      'B-31AA-7749 Bet −€2.00',
    ]);
    await userEvent.click(toggle);
    expect(await rows()).toHaveLength(8);
  });
  it('copies the complete shortened id, and reports when the browser forbids it', async () => {
    history();
    show({ query: 'kind=casino' });
    render(<Toaster />);
    const user = userEvent.setup();
    const id = await screen.findByRole('button', { name: 'Copy transaction ID B-31AA-7750' });
    expect(id.title).toBe('B-31AA-7750');
    await user.click(id);
    expect(await navigator.clipboard.readText()).toBe('B-31AA-7750');
    expect(await screen.findByText('Transaction ID B-31AA-7750 was copied')).toBeTruthy();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy transaction ID B-31AA-7749' }));
    expect(await screen.findByText(/does not let us copy\. The transaction ID is B-31AA-7749/)).toBeTruthy();
  });
  it.each([
    ['de', '26. Nov., 21:04', '+50,00 €'],
    ['ar', '26 نوفمبر، 21:04', '+50.00 €'],
    ['fa', '26 نوامبر، 21:04', '+€ 50.00'],
  ])('writes times and money in %s as the locale does', async (code, moment, amount) => {
    history();
    const { Host } = createTestCasino();
    render(
      <TestTexts code={code} texts={{}}>
        <TransactionsPage
          value={defaultTransactionFilters(today)}
          onChange={() => undefined}
          today={today}
          timeZone="UTC"
          hrefs={hrefs}
        />
      </TestTexts>,
      { wrapper: Host },
    );
    const [first] = await rows();
    expect(first?.at(0)).toBe(moment);
    expect(first?.at(-1)?.replaceAll(/[\u200e\u200f]/g, '')).toBe(amount);
  });
  it('asks a guest to log in', () => {
    show({ player: false });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
  });
  it.each([
    ['deposit', { count: 1 }],
    ['failedDeposit', { method: 'card', depositId: 'D-7K2F-0419', errorCode: null }],
    ['withdrawal', { withdrawalId: 'W-19C4-0088', status: 'processing' }],
  ] as const)('refetches when the server reports a %s', async (name, data) => {
    const requested = history();
    const { emit } = show();
    await table();
    act(() => emit(name, data));
    await waitFor(() => expect(requested).toHaveLength(2));
  });
});

describe('filters', () => {
  it('come from any address', async () => {
    const requested = history();
    show({ query: 'kind=withdrawal&status=processing&method=bank&from=2026-02-30&id=W-19&page=x' });
    expect((await rows()).map((cells) => cells[1])).toEqual(['W-19C4-0088']);
    expect(requested[0]).toMatchObject({
      kind: 'withdrawal',
      status: 'processing',
      method: 'bank',
      search: 'W-19',
    });
    expect(screen.getByRole('button', { name: 'Withdrawals' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('processing');
    expect(screen.getByLabelText<HTMLSelectElement>('Method').value).toBe('bank');
    expect(screen.getByLabelText<HTMLInputElement>('Transaction ID').value).toBe('W-19');
  });
  it('lead to the first page and are in the address', async () => {
    history(makeHistory(148));
    const { addresses } = show({ query: 'period=all&page=2' });
    await settled('101 to 148 of 148');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed');
    await settled('1 to 66 of 66');
    await userEvent.selectOptions(screen.getByLabelText('Method'), 'Visa / Mastercard');
    await settled('1 to 17 of 17');
    expect(addresses).toEqual([
      'push period=all&status=completed',
      'push period=all&status=completed&method=card',
    ]);
  });
  it("offer the methods of the player's currency and country", async () => {
    const requested: string[] = [];
    server.use(
      http.get('*/api/admin/get-payments', ({ request }) => {
        requested.push(new URL(request.url).search);
        return undefined;
      }),
      ...transactionHandlers(),
    );
    show();
    await screen.findByRole('option', { name: 'Visa / Mastercard' });
    expect(requested).toEqual(['?currencyCode=EUR&countryCode=CW']);
  });
  it('keep a method that is no longer offered', async () => {
    history();
    show({ query: 'method=old-way' });
    await screen.findByText('No transactions with these filters');
    const method = screen.getByLabelText<HTMLSelectElement>('Method');
    await waitFor(() => expect(method.options.length).toBeGreaterThan(2));
    expect([...method.options].at(-1)?.textContent).toBe('old-way');
    expect(method.value).toBe('old-way');
  });
  it('drop a status that another kind does not have', async () => {
    history();
    const { addresses } = show({ query: 'kind=withdrawal&status=requested' });
    await screen.findByText('No transactions with these filters');
    await chip('Rewards');
    expect(addresses).toEqual(['push kind=bonus']);
    const statuses = [...screen.getByLabelText<HTMLSelectElement>('Status').options].map(
      ({ value }) => value,
    );
    expect(statuses).not.toContain('requested');
  });
});

describe('a part of the id', () => {
  it('is searched for once typing pauses, with the current other filters', () => {
    vi.useFakeTimers();
    server.use(neverRespond(getTransactions), neverRespond(getPayments));
    const { addresses } = show();
    const field = screen.getByLabelText('Transaction ID');
    fireEvent.change(field, { target: { value: 'W' } });
    act(() => void vi.advanceTimersByTime(typingRestMs - 1));
    fireEvent.change(field, { target: { value: ' W-19 ' } });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'failed' } });
    act(() => void vi.advanceTimersByTime(typingRestMs - 1));
    expect(addresses).toEqual(['push status=failed']);
    act(() => void vi.advanceTimersByTime(1));
    expect(addresses).toEqual(['push status=failed', 'replace status=failed&id=W-19']);
    act(() => void vi.advanceTimersByTime(typingRestMs * 2));
    expect(addresses).toHaveLength(2);
  });
  it('is searched for at once on Enter, and cleared by Escape', () => {
    vi.useFakeTimers();
    server.use(neverRespond(getTransactions), neverRespond(getPayments));
    const { addresses } = show();
    const field = screen.getByLabelText<HTMLInputElement>('Transaction ID');
    fireEvent.change(field, { target: { value: 'W' } });
    fireEvent.submit(screen.getByRole('search'));
    act(() => void vi.advanceTimersByTime(typingRestMs * 2));
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(addresses).toEqual(['replace id=W', 'replace ']);
    expect(field.value).toBe('');
  });
});

describe('days', () => {
  const openDays = () => userEvent.click(screen.getByRole('button', { name: /^Days: / }));
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Show' }));
  it('can be a number of last days or all time', async () => {
    history();
    const { addresses } = show();
    await table();
    expect(screen.getByRole('button', { name: /^Days: Oct 28\s–\sNov 26$/ })).toBeTruthy();
    await openDays();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Last 30 days' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'All time' }));
    await submit();
    await openDays();
    await userEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    await submit();
    expect(addresses).toEqual(['push period=all', 'push from=2026-11-20&to=2026-11-26']);
  });
  it('can be selected, and are validated first', async () => {
    history();
    const { addresses } = show();
    await openDays();
    await userEvent.click(screen.getByRole('radio', { name: 'Custom range' }));
    const [from, to] = [screen.getByLabelText('From'), screen.getByLabelText('To')];
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.change(to, { target: { value: '2026-11-27' } });
    await submit();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter a complete date.',
      'This day is still to come. Choose today or earlier.',
    ]);
    expect(document.activeElement).toBe(from);
    fireEvent.change(from, { target: { value: '2026-11-20' } });
    fireEvent.change(to, { target: { value: '2026-11-19' } });
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('before the first one');
    expect(document.activeElement).toBe(to);
    expect(addresses).toEqual([]);
    fireEvent.change(to, { target: { value: '2026-11-22' } });
    await submit();
    expect(addresses).toEqual(['push from=2026-11-20&to=2026-11-22']);
    await waitFor(async () => expect((await rows()).map((cells) => cells[1])).toEqual(['D-7K2F-0397']));
  });
  it('are those of the player’s zone', async () => {
    const late = makeTransaction({ at: '2026-11-26T23:30:00Z' });
    server.use(...transactionHandlers({ rows: [late] }));
    const { Host } = createTestCasino();
    render(
      <TransactionsPage
        value={{
          ...defaultTransactionFilters('2026-11-27'),
          period: { from: '2026-11-27', to: '2026-11-27' },
        }}
        onChange={() => undefined}
        today="2026-11-27"
        timeZone="Asia/Kathmandu"
        hrefs={hrefs}
      />,
      { wrapper: Host },
    );
    expect((await rows()).map((cells) => cells[0])).toEqual(['Nov 27, 05:15']);
  });
});

describe('pages', () => {
  it('load while the old one stays in view', async () => {
    history(makeHistory(148));
    const { addresses } = show({ query: 'period=all' });
    await settled('1 to 100 of 148');
    const back = screen.getByRole('button', { name: 'Previous page' });
    expect(back.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(back);
    expect(addresses).toEqual([]);
    server.use(neverRespond(getTransactions));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(addresses).toEqual(['push period=all&page=2']);
    expect((await rows())[0]?.[1]).toBe('D-7K2F-0419-1');
    expect((await table()).closest('[aria-busy]')).toBeTruthy();
    expect(screen.getByText('1 to 100 of 148')).toBeTruthy();
  });
  it('end with the last one', async () => {
    history(makeHistory(448));
    show({ query: 'period=all&page=4' });
    await settled('301 to 400 of 448');
    const on = screen.getByRole('button', { name: 'Next page' });
    await userEvent.click(on);
    await settled('401 to 448 of 448');
    expect(on.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(on);
  });
  it('lead back to the last one when out of range', async () => {
    history(makeHistory(130));
    const { addresses } = show({ query: 'period=all&page=9' });
    await settled('101 to 130 of 130');
    expect(addresses).toEqual(['replace period=all&page=2']);
  });
  it('have fewer rows where none are grouped', async () => {
    history(makeHistory(148));
    show({ query: 'period=all&kind=deposit' });
    await settled('1 to 24 of 66');
    expect(await rows()).toHaveLength(24);
  });
});

describe('an empty history', () => {
  it('says that there are no transactions, and leads to a deposit', async () => {
    history([]);
    show();
    expect(await screen.findByText('No transactions yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/deposit');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
  });
  it('says that the filters have no matches, and clears them on request', async () => {
    const requested = history([makeTransaction({ at: '2020-01-01T00:00:00Z' })]);
    const { addresses } = show({ query: 'id=D-' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect((await rows())[0]?.[0]).toBe('Jan 1, 2020, 00:00'));
    expect(addresses).toEqual(['push period=all']);
    expect(requested[1]).toEqual({ pageNo: '1', limit: '1', kind: 'all', timeZone: 'UTC' });
  });
  it('shows a placeholder while the history loads', () => {
    server.use(neverRespond(getTransactions), neverRespond(getPayments));
    show();
    expect(screen.getByText('Your transactions are loading')).toBeTruthy();
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(10);
  });
  it('reports that the history could not be loaded, keeps the filters, and retries', async () => {
    server.use(failWithNetworkError(getTransactions), ...transactionHandlers());
    show({ query: 'status=completed' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('completed');
    server.resetHandlers();
    const requested = history();
    await userEvent.click(retry);
    expect(await rows()).toHaveLength(3);
    expect(requested[0]).toMatchObject({ status: 'completed' });
  });
  it('keeps the rows in view when they cannot be refetched, and says so', async () => {
    history();
    const { emit } = show();
    await table();
    server.use(failWithNetworkError(getTransactions));
    act(() => emit('withdrawal', { withdrawalId: 'W', status: 'completed' }));
    expect((await screen.findByRole('alert')).textContent).toContain('out of date');
    expect(await rows()).toHaveLength(8);
  });
});

describe('on a tablet', () => {
  it('shows cards too, with the download beside the title', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(max-width: 1023px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    history();
    show();
    const [day] = await screen.findAllByRole('heading', { level: 2 });
    expect(day?.textContent).toBe('Today, Nov 26');
    expect(screen.queryByRole('table')).toBeNull();
    const download = screen.getByRole('button', { name: 'Download CSV' });
    expect(download.compareDocumentPosition(day!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('on a phone', () => {
  it('shows cards under their days, which open to everything else', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    history();
    show();
    expect(
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent),
    ).toEqual(['Today, Nov 26', 'Yesterday, Nov 25', 'Nov 24', 'Nov 23', 'Nov 22']);
    expect(screen.queryByRole('table')).toBeNull();
    const [first, pending, , played] = screen.getAllByRole('listitem');
    expect(written(first?.querySelector('summary')?.textContent ?? null)).toBe(
      'Deposit21:04 · Visa •• 4021+€50.00',
    );
    expect(within(first!).getByText('Completed')).toBeTruthy();
    expect(written(pending?.querySelector('summary')?.textContent ?? null)).toContain('Pending');
    const [session, win, bet] = [played!, ...within(played!).getAllByRole('listitem')];
    const summaries = [session, win, bet].map((one) =>
      written(one?.querySelector('summary')?.textContent ?? null),
    );
    expect(summaries).toEqual([
      'Pearl Diver22:15 – 22:16 · 2 transactions+€16.40',
      'Win22:16+€18.40',
      'Bet22:15−€2.00',
    ]);
    expect(within(win!).getByText('Coral Works')).toBeTruthy();
    expect(within(win!).getByText('€1,266.10')).toBeTruthy();
    expect(session?.querySelector('details')?.open).toBe(false);
  });
  it('opens a session that is all there is', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const play = { type: 'bet', gameName: 'Pearl Diver', at: '2026-11-26T20:04:00Z' } as const;
    history([
      makeTransaction({ ...play, transactionId: 'B-2' }),
      makeTransaction({ ...play, transactionId: 'B-1' }),
    ]);
    show();
    const [session] = await screen.findAllByRole('listitem');
    expect(session?.querySelector('details')?.open).toBe(true);
  });
});

it('matches everything without filters', async () => {
  const requested = history();
  const { Host } = createTestCasino();
  render(
    <TransactionsPage
      value={noFilters}
      onChange={() => undefined}
      today={today}
      timeZone="UTC"
      hrefs={hrefs}
      untitled
    />,
    { wrapper: Host },
  );
  expect(await rows()).toHaveLength(8);
  expect(requested[0]).toEqual({ pageNo: '1', limit: '100', kind: 'all', timeZone: 'UTC' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
