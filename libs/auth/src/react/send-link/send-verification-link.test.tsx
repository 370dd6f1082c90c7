import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sendVerificationEmail } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { SendVerificationLink, type SendVerificationLinkProps } from './send-verification-link.js';

const sent: unknown[] = [];
const server = setupServer(
  http.post('*/api/user/send-verification-email', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ success: true, data: {} });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent.length = 0;
  // The minute until another link may be sent passes when a test advances it.
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function show(props: SendVerificationLinkProps = {}) {
  render(<SendVerificationLink {...props} />, { wrapper: createTestCasino({ player: null }).Host });
  return userEvent.setup({ delay: null });
}
/** Lets a minute pass once its countdown has started. */
async function minute() {
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('sends a link to an address that it asks for, and another after a minute', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'marlon@example.com');
  await press(user, 'Send a new link');
  const message = (await screen.findByText(/We sent/)).closest('[tabindex]');
  await vi.waitFor(() => expect(document.activeElement).toBe(message));
  expect(screen.queryByRole('button')).toBeNull();
  await minute();
  await press(user, 'Send the link again');
  await screen.findByRole('timer');
  expect(sent).toEqual([{ email: 'marlon@example.com' }, { email: 'marlon@example.com' }]);
});

it('shows why another link could not be sent, and keeps the message about the first', async () => {
  const user = show({ email: 'marlon@example.com' });
  await press(user, 'Send the link again');
  await screen.findByText(/We sent a new link/);
  server.use(
    respondWithError(sendVerificationEmail, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '5' } }),
  );
  await minute();
  await press(user, 'Send the link again');
  expect(await screen.findByText(/try again in 5 minutes/)).toBeTruthy();
  expect(screen.getByText(/We sent a new link/)).toBeTruthy();
});

it("sends no address for the logged-in player's own", async () => {
  const user = show({ email: 'marlon@example.com', toPlayer: true });
  await press(user, 'Send the link again');
  await screen.findByText(/We sent a new link/);
  expect(sent).toEqual([{}]);
});

it('shows what is wrong with an address', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox'), 'marlon{Enter}');
  expect(await screen.findByText(/not a complete email address/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(sent).toEqual([]);
});
