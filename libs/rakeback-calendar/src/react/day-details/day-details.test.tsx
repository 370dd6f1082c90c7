import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rakebackClaim } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeRakebackDays, rakebackHandlers, testNow, testZone } from '../../testing.js';
import { RakebackCalendarDialog } from '../rakeback-calendar-dialog/rakeback-calendar-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The calendar with today beside its days, and the keyboard on the button that claims it. */
async function atTheClaim() {
  const { Host, queryClient } = createTestCasino();
  render(<RakebackCalendarDialog open onClose={() => undefined} timeZone={testZone} now={testNow} />, {
    wrapper: Host,
  });
  const details = (await screen.findByRole('table')).closest<HTMLElement>('[tabindex="-1"]')!;
  act(() => within(details).getByRole('button', { name: 'Get €6.35' }).focus());
  return { details, queryClient };
}
const closeTheResult = async () => {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const noClaim = (details: HTMLElement) =>
  waitFor(() => expect(within(details).queryByRole('button', { name: /^Get/, hidden: true })).toBeNull());

it('shows the amount and its claim alone when the server has no statements', async () => {
  server.use(
    http.get('*/api/user/rakeback-statements', () =>
      HttpResponse.json({ message: 'Cannot GET' }, { status: 404 }),
    ),
    ...rakebackHandlers({ now: testNow }),
  );
  const { Host } = createTestCasino();
  render(<RakebackCalendarDialog open onClose={() => undefined} timeZone={testZone} now={testNow} />, {
    wrapper: Host,
  });
  expect(await screen.findByRole('button', { name: 'Get €6.35' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Why this amount' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('the keyboard focus', () => {
  it('moves into the day when its claim is paid', async () => {
    server.use(...rakebackHandlers({ now: testNow }));
    const { details } = await atTheClaim();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await noClaim(details);
    await closeTheResult();
    await waitFor(() => expect(document.activeElement).toBe(details));
  });
  it('returns to the claim when it was rejected', async () => {
    server.use(...rakebackHandlers({ now: testNow }));
    server.use(respondWithError(rakebackClaim, 409));
    const { details } = await atTheClaim();
    await userEvent.keyboard('{Enter}');
    await closeTheResult();
    await waitFor(() =>
      expect(document.activeElement).toBe(within(details).getByRole('button', { name: 'Get €6.35' })),
    );
  });
  it('moves into the day when it was claimed elsewhere', async () => {
    server.use(...rakebackHandlers({ now: testNow }));
    const { details, queryClient } = await atTheClaim();
    const days = makeRakebackDays('2026-11-22').map((day) => ({ ...day, paidAt: '2026-11-22T09:00:00Z' }));
    server.use(...rakebackHandlers({ now: testNow, days }));
    await act(() => queryClient.refetchQueries());
    await noClaim(details);
    expect(document.activeElement).toBe(details);
  });
});
