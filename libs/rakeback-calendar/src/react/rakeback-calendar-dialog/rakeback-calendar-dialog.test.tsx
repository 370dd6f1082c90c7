import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRakebackDays, getRakebackStatements, rakebackClaim } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { type AskedClaim, makeStatements, rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCalendarDialog } from './rakeback-calendar-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const user = userEvent.setup();
function show(options: Parameters<typeof createTestCasino>[0] = {}) {
  const host = createTestCasino(options);
  render(
    <RakebackCalendarDialog
      open
      onClose={() => undefined}
      timeZone={testZone}
      now={testNow}
      loginHref="?modal=login"
    />,
    { wrapper: host.Host },
  );
  return host;
}
const served = (options: Parameters<typeof rakebackHandlers>[0] = {}) =>
  server.use(...rakebackHandlers({ now: testNow, ...options }));
const day = (name: string | RegExp) => screen.findByRole('button', { name });
const get = () => screen.getByRole('button', { name: 'Get €6.35' });
const result = () => screen.findByRole('alertdialog');

describe('RakebackCalendarDialog', () => {
  it('shows 28 days from the Monday of last week, each with its state', async () => {
    served();
    show();
    await day(/^Sunday, November 22, Today, €6.35, Earned, Can be claimed/);
    expect(screen.getAllByRole('gridcell')).toHaveLength(28);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(screen.getByText('November 9 – December 6')).toBeTruthy();
    expect(await day('Saturday, November 21, Yesterday, €3.90, Not claimed, Can be claimed')).toBeTruthy();
    expect(await day('Friday, November 20, €5.05, Claimed')).toBeTruthy();
    expect(await day('Thursday, November 19, €1.15, Not claimed')).toBeTruthy();
    expect(await day('Monday, November 23, €4.80, Locked')).toBeTruthy();
    expect(await day('Tuesday, November 24, Play to win')).toBeTruthy();
  });
  it('requests the player’s days in their zone', async () => {
    const requested: string[] = [];
    served();
    server.use(
      http.get('*/api/admin/get-rakeback-days', ({ request }) => {
        requested.push(new URL(request.url).search);
        return HttpResponse.json({ success: true, data: { days: [] } });
      }),
    );
    show();
    expect(await screen.findByText(/There is nothing in these weeks yet/)).toBeTruthy();
    expect(requested).toEqual(['?user=7&timeZone=America%2FCuracao']);
  });
  it('moves from day to day with the keys, and opens one', async () => {
    served();
    show();
    const today = await day(/^Sunday, November 22/);
    act(() => today.focus());
    const focusedDay = () => document.activeElement?.getAttribute('aria-label')?.split(', ')[1];
    for (const [keys, name] of [
      ['{ArrowLeft}', 'November 21'],
      ['{ArrowUp}', 'November 14'],
      ['{Home}', 'Nov 9'],
      ['{ArrowLeft}', 'Nov 9'],
      ['{PageDown}', 'November 30'],
      ['{End}', 'December 6'],
      ['{PageUp}', 'November 15'],
      ['{Control>}{End}{/Control}', 'December 6'],
      ['{Control>}{Home}{/Control}', 'Nov 9'],
      ['{ArrowDown}', 'November 16'],
    ] as const) {
      await user.keyboard(keys);
      expect(focusedDay()).toBe(name);
    }
    expect(
      screen
        .getAllByRole('button')
        .filter(({ tabIndex, ariaLabel }) => tabIndex === 0 && ariaLabel?.includes('Nov')),
    ).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Monday, November 16' })).toBeTruthy();
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toContain('16');
  });
  it('mirrors the arrows in right-to-left languages', async () => {
    served();
    show({ locale: 'ar' });
    const cells = await screen.findAllByRole('gridcell');
    const today = cells[13]!.querySelector('button')!;
    act(() => today.focus());
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.closest('[role=gridcell]')?.textContent).toContain('21');
  });
  it('moves on at midnight in the player’s zone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      served();
      let time = Date.parse('2026-11-23T03:59:50Z');
      const clock = () => new Date(time);
      render(<RakebackCalendarDialog open onClose={() => undefined} timeZone={testZone} now={clock} />, {
        wrapper: createTestCasino().Host,
      });
      expect(await day(/^Sunday, November 22, Today/)).toBeTruthy();
      time += 10_000;
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(await day(/^Monday, November 23, Today/)).toBeTruthy();
      expect(screen.getByText('November 16 – December 13')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });
  it('shows that it could not be loaded, and retries', async () => {
    served();
    server.use(respondWithError(getRakebackDays, 500));
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing is lost');
    server.resetHandlers();
    served();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await day(/^Sunday, November 22/)).toBeTruthy();
  });
  it('keeps the days when a refetch fails, and says so', async () => {
    served();
    const { queryClient } = show();
    await day(/^Sunday, November 22/);
    server.use(failWithNetworkError(getRakebackDays));
    await act(() => queryClient.refetchQueries());
    expect(await screen.findByText(/may be out of date/)).toBeTruthy();
    expect(screen.getAllByRole('gridcell')).toHaveLength(28);
  });
  it('shows that the player is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    served();
    server.use(failWithNetworkError(getRakebackDays));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  });
  it('shows a guest an example, labelled as such, with nothing to claim', async () => {
    show({ player: null });
    expect(screen.getAllByText(/These amounts are made up/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Get/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Log in/ }).getAttribute('href')).toBe('?modal=login');
  });
});

describe('the statement of a day', () => {
  it('explains a day as a sum, and checks all statements', async () => {
    served();
    show();
    const table = await screen.findByRole('table');
    const lines = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Staked on Nov 21840 rounds€1,270.00',
      '−Won€1,219.20',
      '=Kept by the games€50.80',
      '×Your rakeback12.5%',
      '=Rakeback€6.35',
    ]);
    expect(
      screen.getByText('Checked on this device: 11 statements, every sum and seal is right.'),
    ).toBeTruthy();
  });
  it('adds cashback, and says that a running day can change', async () => {
    served();
    show();
    await user.click(await day(/^Wednesday, November 18/));
    const table = await screen.findByRole('table');
    expect(table.textContent).toContain('Cashback added1 half hour€1.00');
    expect(table.textContent).toContain('Amount of the day€9.31');
    await user.click(await day(/^Monday, November 23/));
    expect(await screen.findByText(/The day is not over/)).toBeTruthy();
    expect(screen.getByText(/Earned so far on November 22/)).toBeTruthy();
  });
  it('names the errors', async () => {
    const statements = await makeStatements('2026-11-22');
    served({ statements: statements.map((s) => (s.claimDate === '2026-11-20' ? { ...s, won: '1.00' } : s)) });
    show();
    expect((await screen.findByText('Something does not add up')).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('November 20: the figures are not those that were sealed')).toBeTruthy();
    expect(screen.getByText(/^November 20: what the games kept/)).toBeTruthy();
  });
  it('says when the statement could not be loaded', async () => {
    served();
    server.use(respondWithError(getRakebackStatements, 500));
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('The amount of the day is not affected');
    expect(get()).toBeTruthy();
  });
  it('saves all statements with the hashed texts', async () => {
    served();
    const saved = vi.fn<(blob: Blob) => string>(() => 'blob:x');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show();
    await user.click(await screen.findByRole('button', { name: 'Save statements (JSON)' }));
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(saved.mock.calls[0]![0]);
    });
    expect((JSON.parse(text) as { check: { isValid: boolean } }).check.isValid).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('a claim', () => {
  const claimToday = async () => {
    await screen.findByRole('table');
    await user.click(get());
  };
  it('is paid once for two clicks, and the balance and the day are refetched', async () => {
    const claims: AskedClaim[] = [];
    served({ onClaim: (claim) => claims.push(claim) });
    const { session } = show();
    await screen.findByRole('table');
    await user.dblClick(get());
    const dialog = await result();
    expect(dialog.textContent).toContain('6.35 EUR is now in your cash balance.');
    expect(claims).toHaveLength(1);
    expect(claims[0]!.body).toEqual({
      bonusId: 'rakeback-2026-11-22',
      claimDate: '2026-11-22',
      customerDate: '2026-11-22',
    });
    await waitFor(() => expect(session.state().user?.userWallet?.amount).toBe('1290.85'));
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await day('Sunday, November 22, Today, €6.35, Claimed')).toBeTruthy();
  });
  it("claims yesterday's amount from its day", async () => {
    const claims: AskedClaim[] = [];
    served({ onClaim: (claim) => claims.push(claim) });
    show();
    await user.click(await day('Get €3.90 of November 21'));
    expect((await result()).textContent).toContain('3.90 EUR');
    expect(claims[0]!.body.claimDate).toBe('2026-11-21');
  });
  it('is retried with the same key when the response was lost', async () => {
    const keys: (string | null)[] = [];
    served({ losesResponses: 1, onClaim: ({ key }) => keys.push(key) });
    show();
    await claimToday();
    expect((await result()).textContent).toContain('6.35 EUR');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
  it('shows what was paid in another tab', async () => {
    served({ days: [{ canClaimDate: '2026-11-22', bonusId: 'b', amount: '6.35', paidAt: null }] });
    const paidDays = [
      { canClaimDate: '2026-11-22', bonusId: 'b', amount: '6.35', paidAt: '2026-11-22T09:00:00Z' },
    ];
    show();
    await day(/^Sunday, November 22/);
    server.use(...rakebackHandlers({ now: testNow, days: paidDays }));
    server.use(respondWithError(rakebackClaim, 409, { code: 'RAKEBACK_CLAIM' }));
    await user.click(get());
    expect((await result()).textContent).toContain('6.35 EUR is now in your cash balance.');
  });
  it.each([
    ['rejected', [respondWithError(rakebackClaim, 409, { code: 'RAKEBACK_CLAIM' })]],
    ['answered without an amount', rakebackHandlers({ now: testNow, namesAmount: null })],
    ['answered with a negative amount', rakebackHandlers({ now: testNow, namesAmount: '-1' })],
  ])('shows the error when it is %s', async (_, handlers) => {
    served();
    server.use(...handlers);
    show();
    await claimToday();
    const dialog = await result();
    expect(dialog.textContent).toContain('The rakeback could not be claimed');
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('waits without a connection, and is made once there is one', async () => {
    const keys: (string | null)[] = [];
    served({ onClaim: ({ key }) => keys.push(key) });
    show();
    await screen.findByRole('table');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(failWithNetworkError(rakebackClaim));
    await user.click(get());
    const dialog = await result();
    expect(dialog.textContent).toContain('The claim is kept');
    expect(dialog.textContent).not.toContain('You are connected again');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(dialog.textContent).toContain('You are connected again');
    server.resetHandlers();
    served({ onClaim: ({ key }) => keys.push(key) });
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.textContent).toContain('6.35 EUR is now'));
    expect(keys).toHaveLength(1);
  });
  it('without a response turns into paid when the days say so', async () => {
    served({ losesResponses: 2 });
    show();
    await claimToday();
    await waitFor(async () => expect((await result()).textContent).toContain('6.35 EUR is now'));
  });
});
