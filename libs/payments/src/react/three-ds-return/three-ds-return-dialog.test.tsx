import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { StrictMode, useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDeposit, paymentHandlers, rejection } from '../../testing.js';
import { createPayerCasino } from '../../../tests/payer-casino.js';
import { PendingDeposits } from '../pending-deposits/pending-deposits.js';
import { ThreeDsReturnDialog } from './three-ds-return-dialog.js';
import { useThreeDsReturn } from './use-three-ds-return.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

function bank(...responses: (() => Response)[]) {
  const posted: unknown[] = [];
  server.use(
    ...paymentHandlers(),
    http.get('*/api/user/deposit/:id', () => HttpResponse.json({ success: true, data: makeDeposit() })),
  );
  server.use(
    http.post('*/api/user/3ds-webhook', async ({ request }) => {
      posted.push(await request.json());
      return (responses[posted.length - 1] ?? responses.at(-1))!();
    }),
  );
  return posted;
}
const completed = () => HttpResponse.json({ success: true, data: makeDeposit() });
const dialog = <ThreeDsReturnDialog open onClose={vi.fn()} PaReq="pa-1" MD="md-1" />;

describe('ThreeDsReturnDialog', () => {
  it('posts once under StrictMode, with two components and after a remount, then shows success', async () => {
    const posted = bank(completed);
    const { Host } = createPayerCasino();
    const Second = () => <p>second: {useThreeDsReturn({ PaReq: 'pa-1', MD: 'md-1' }).step}</p>;
    const page = (
      <StrictMode>
        <Host>
          {dialog}
          <Second />
        </Host>
      </StrictMode>
    );
    const first = render(page);
    expect(screen.getByRole('heading', { name: 'Confirming with your bank', level: 3 })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
    first.unmount();
    render(page);
    expect(await screen.findByText('second: settled')).toBeTruthy();
    expect(posted).toEqual([{ PaReq: 'pa-1', MD: 'md-1' }]);
  });
  it('leaves the focus on the page when the outcome is closed', async () => {
    bank(completed);
    const { Host } = createPayerCasino();
    function Page() {
      const [open, setOpen] = useState(true);
      return (
        <main tabIndex={-1}>
          <ThreeDsReturnDialog open={open} onClose={() => setOpen(false)} PaReq="pa-1" MD="md-1" />
        </main>
      );
    }
    render(<Page />, { wrapper: Host });
    await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
  it('refetches the balance after success', async () => {
    bank(completed);
    const host = createPayerCasino();
    const refreshed = vi.spyOn(host.session, 'refresh');
    render(dialog, { wrapper: host.Host });
    await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 });
    expect(refreshed).toHaveBeenCalled();
  });
  it('keeps showing success when the page had listed the deposit as waiting', async () => {
    bank(completed);
    const waiting = makeDeposit({ status: 'challenge' });
    server.use(
      http.get('*/api/user/pending-deposits', () =>
        HttpResponse.json({ success: true, data: { deposits: [waiting] } }),
      ),
      http.get('*/api/user/deposit/:id', () => HttpResponse.json({ success: true, data: waiting })),
    );
    const { Host } = createPayerCasino();
    const Page = ({ returned }: { returned: boolean }) => (
      <Host>
        <PendingDeposits methods={[]} onResume={vi.fn()} />
        {returned && dialog}
      </Host>
    );
    const { rerender } = render(<Page returned={false} />);
    await screen.findByText(/^A deposit of €50.00 by .* is waiting$/);
    rerender(<Page returned />);
    expect(await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Waiting for your bank' })).toBeNull();
  });
  it('shows what the bank declined', async () => {
    bank(() =>
      HttpResponse.json({
        success: true,
        data: makeDeposit({ status: 'declined', errorCode: 'THREE_DS_FAILED' }),
      }),
    );
    render(dialog, { wrapper: createPayerCasino().Host });
    expect(
      await screen.findByRole('heading', { name: 'Not confirmed with your bank', level: 3 }),
    ).toBeTruthy();
  });
  it('shows a failure when the server rejects the result', async () => {
    bank(() => rejection('TRANSACTION_FAILED'));
    render(dialog, { wrapper: createPayerCasino().Host });
    expect(await screen.findByText(/could not be completed/)).toBeTruthy();
  });
  it('claims nothing for a check that the server does not know, and links to the deposits', async () => {
    bank(() => rejection('NOT_FOUND', undefined, 404));
    render(dialog, { wrapper: createPayerCasino().Host });
    expect(
      await screen.findByRole('heading', { name: 'We could not find this payment', level: 3 }),
    ).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Nothing was taken|did not go through/);
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(['/deposit', '/profile/transactions']);
  });
  it('waits when there is no response, and posts again only when the player retries', async () => {
    const posted = bank(() => HttpResponse.error(), completed);
    render(dialog, { wrapper: createPayerCasino().Host });
    await userEvent.click(await screen.findByRole('button', { name: 'Check the status' }));
    expect(await screen.findByRole('heading', { name: '€50.00 is in your wallet', level: 3 })).toBeTruthy();
    expect(posted).toHaveLength(2);
  });
  it('posts nothing without PaReq, and claims no success', async () => {
    const posted = bank(completed);
    render(<ThreeDsReturnDialog open onClose={vi.fn()} PaReq={null} MD={null} />, {
      wrapper: createPayerCasino().Host,
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Back from the payment', level: 3 })).toBeTruthy(),
    );
    expect(posted).toEqual([]);
  });
});
