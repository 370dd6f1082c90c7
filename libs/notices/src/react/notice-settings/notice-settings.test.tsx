import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getNoticeSettings, setNoticeSettings } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { noticeHandlers } from '../../testing.js';
import { NoticeSettings } from './notice-settings.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(handlers = noticeHandlers({ muted: ['prizes'] })) {
  server.use(...handlers);
  return render(<NoticeSettings />, { wrapper: createTestCasino().Host });
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('what reaches the player', () => {
  it('is chosen by group and saved at once; security stays on', async () => {
    const { unmount } = show();
    expect((await box('Tournament prizes')).checked).toBe(false);
    expect((await box('Security of your account')).disabled).toBe(true);
    await userEvent.click(await box('Deposits'));
    await waitFor(async () => expect((await box('Deposits')).checked).toBe(false));
    unmount();
    render(<NoticeSettings />, { wrapper: createTestCasino().Host });
    expect((await box('Deposits')).checked).toBe(false);
    expect((await box('Limits')).checked).toBe(true);
  });

  it('has the heading of its page, and says only once that a choice counts at once', async () => {
    server.use(...noticeHandlers());
    render(<NoticeSettings title="Inbox" />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('heading', { name: 'Inbox' })).toBeTruthy();
    expect(screen.queryByText(/^Each choice counts at once/)).toBeNull();
  });

  it('is as it was when it could not be saved', async () => {
    show([failWithNetworkError(setNoticeSettings), ...noticeHandlers()]);
    await userEvent.click(await box('Deposits'));
    expect((await screen.findByRole('alert')).textContent).toContain('as it was before');
    expect((await box('Deposits')).checked).toBe(true);
  });

  it('can be asked for again, and is not offered by a server without it', async () => {
    const { unmount } = show([failWithNetworkError(getNoticeSettings), ...noticeHandlers()]);
    await screen.findByRole('alert');
    server.resetHandlers(...noticeHandlers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box('Deposits')).toBeTruthy();
    unmount();
    show([respondWithError(getNoticeSettings, 501), ...noticeHandlers()]);
    expect(await screen.findByText('There is no inbox here')).toBeTruthy();
  });
});
