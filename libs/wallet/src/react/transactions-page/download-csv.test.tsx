import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTransactions, type TransactionKind } from '@casino-kit/api-contract';
import { createTestCasino, neverRespond } from '@casino-kit/provider/testing';
import { noFilters } from '../../core/transaction-filters.js';
import { makeHistory, makeTransaction, transactionHandlers } from '../../testing.js';
import { DownloadCsv } from './download-csv.js';

const server = setupServer();
const saved: { name: string; blob: Blob }[] = [];
let made: Blob | null = null;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  saved.length = 0;
  made = null;
  // jsdom creates no addresses of files and follows no link to one.
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        made = blob;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made !== null) saved.push({ name: this.download, blob: made });
  });
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

function show(kind: TransactionKind = 'deposit') {
  const { Host } = createTestCasino();
  return render(
    <DownloadCsv
      filters={{ ...noFilters, kind, page: 2 }}
      timeZone="Europe/Amsterdam"
      today="2026-11-26"
      disabled={false}
    />,
    { wrapper: Host },
  );
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
const rejectedPage = (page: string) =>
  http.get('*/api/user/transactions', ({ request }) =>
    new URL(request.url).searchParams.get('pageNo') === page
      ? HttpResponse.json({ success: false, code: 'INTERNAL', message: '' }, { status: 500 })
      : undefined,
  );

describe('DownloadCsv', () => {
  it('reads every page of the filters and saves one file with a descriptive name', async () => {
    const requested: string[] = [];
    const rows = makeHistory(700);
    server.use(
      ...transactionHandlers({
        rows,
        onAsk: (query) => requested.push(`${query.get('kind')} ${query.get('pageNo')} ${query.get('limit')}`),
      }),
    );
    show();
    await start();
    const deposits = rows.filter(({ type }) => type === 'deposit').length;
    expect(await screen.findByText(`The file with ${deposits} transactions was downloaded`)).toBeTruthy();
    expect(requested).toEqual(['deposit 1 100', 'deposit 2 100', 'deposit 3 100', 'deposit 4 100']);
    expect(saved.map(({ name }) => name)).toEqual(['transactions-deposit-until-2026-11-26.csv']);
    expect(saved[0]?.blob.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array(await saved[0]!.blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines).toHaveLength(deposits + 2);
    expect(lines[0]).toBe(
      'Date,Transaction ID,Method,Type,Amount,Currency,Status,Bonus,Game name,Provider,Balance before,Balance after,Bonus balance',
    );
    expect(lines[1]).toBe(
      '2026-11-26T22:04:00+01:00,D-7K2F-0419-1,Visa •• 4021,Deposit,50.00,EUR,Completed,No,,,,,',
    );
  });
  it('names what came from a bonus in the language of the page', async () => {
    const row = makeTransaction({ type: 'bonus', isBonus: true });
    server.use(...transactionHandlers({ rows: [row] }));
    show('bonus');
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.blob.text()).toContain(',Yes,');
  });
  it('shows its progress, and saves nothing when it is cancelled', async () => {
    server.use(
      http.get('*/api/user/transactions', ({ request }) =>
        new URL(request.url).searchParams.get('pageNo') === '2'
          ? new Promise<never>(() => undefined)
          : undefined,
      ),
      ...transactionHandlers({ rows: makeHistory(700) }),
    );
    show();
    await start();
    const bar = screen.getByRole('progressbar', { name: 'Download CSV' });
    await waitFor(() => expect(bar.getAttribute('aria-valuetext')).toBe('100 of 310 read'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toEqual([]);
  });
  it('reports that a page could not be read, saves no partial file, and retries', async () => {
    server.use(rejectedPage('3'), ...transactionHandlers({ rows: makeHistory(700) }));
    show();
    await start();
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was saved');
    expect(saved).toEqual([]);
    server.resetHandlers();
    server.use(...transactionHandlers({ rows: makeHistory(9) }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('stops on unmount', async () => {
    const aborted = vi.fn();
    server.use(neverRespond(getTransactions));
    server.events.on('request:start', ({ request }) => request.signal.addEventListener('abort', aborted));
    const { unmount } = show();
    await start();
    unmount();
    await waitFor(() => expect(aborted).toHaveBeenCalled());
    expect(saved).toEqual([]);
    server.events.removeAllListeners();
  });
});
