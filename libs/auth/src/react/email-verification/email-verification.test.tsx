import { StrictMode } from 'react';
import { type Player, verifyEmail } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers } from '../../testing.js';
import { EmailVerification, type EmailVerificationProps } from './email-verification.js';
import { VerifyEmailExpiredDialog } from './verify-email-expired-dialog.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const title = () => screen.getByRole('heading', { level: 3 }).textContent;
const arrived = (name: string) => screen.findByRole('heading', { level: 3, name });
/** A link that works once, as on the server. */
function linkThatWorksOnce() {
  const posts: unknown[] = [];
  server.use(
    http.post('*/api/user/verify-email', async ({ request }) => {
      posts.push(await request.json());
      return posts.length === 1
        ? HttpResponse.json({ success: true, data: { email: 'marlon@example.com' } })
        : HttpResponse.json({ success: false, code: 'LINK_EXPIRED', message: '' }, { status: 400 });
    }),
  );
  return posts;
}

function show(props: Partial<EmailVerificationProps> = {}) {
  const { Host, session } = createTestCasino({ player: null });
  const emitted = { onClose: vi.fn(), onVerified: vi.fn(), onExpired: vi.fn() };
  const tree = (next: Partial<EmailVerificationProps> = {}) => (
    <StrictMode>
      <Host>
        <EmailVerification open code="c0de" {...emitted} {...props} {...next} />
      </Host>
    </StrictMode>
  );
  const { rerender } = render(tree());
  return {
    user: userEvent.setup({ delay: null }),
    session,
    again: (next: Partial<EmailVerificationProps>) => rerender(tree(next)),
    ...emitted,
  };
}

describe('EmailVerification', () => {
  it('posts the code once, and calls back once that the address is verified', async () => {
    const posts = linkThatWorksOnce();
    const { onVerified, onExpired, again } = show();
    await arrived('Your email is confirmed');
    expect(screen.getByText(/now belongs to your account/).textContent).toContain('marlon@example.com');
    again({ open: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again({ open: true });
    expect(title()).toBe('Your email is confirmed');
    expect(posts).toEqual([{ code: 'c0de' }]);
    expect(onVerified.mock.calls[0]).toEqual(['marlon@example.com']);
    expect(onExpired).not.toHaveBeenCalled();
  });
  it('calls back once, however often the host renders meanwhile', async () => {
    const { onVerified, again } = show();
    await arrived('Your email is confirmed');
    again({ onClose: () => undefined });
    expect(onVerified).toHaveBeenCalledOnce();
  });
  it('shows that it is in progress', () => {
    server.use(neverRespond(verifyEmail));
    show();
    expect(title()).toBe('We are confirming your email');
  });
  it('leads a guest to login, and closes for a host without a next page', async () => {
    const onContinue = vi.fn();
    const { user, again, onClose } = show({ onContinue });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(onContinue).toHaveBeenCalledOnce();
    again({ onContinue: undefined });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
  it('reports an expired link, and sends another to an address', async () => {
    server.use(respondWithError(verifyEmail, 400, { code: 'LINK_EXPIRED' }));
    const { user, onExpired, onVerified } = show();
    await arrived('This link does not work any more');
    expect([onExpired.mock.calls.length, onVerified.mock.calls.length]).toEqual([1, 0]);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'marlon@example.com');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(/if there is an account/)).toBeTruthy();
  });
  it('treats a link without a code as expired, and posts nothing', () => {
    const posts = linkThatWorksOnce();
    const { onExpired } = show({ code: '' });
    expect([title(), onExpired.mock.calls.length]).toEqual(['This link does not work any more', 1]);
    expect(posts).toEqual([]);
  });
  it('retries after a network error', async () => {
    server.use(failWithNetworkError(verifyEmail));
    const { user, onVerified, onExpired } = show();
    await arrived('Your email is not confirmed yet');
    expect([onVerified.mock.calls.length, onExpired.mock.calls.length]).toEqual([0, 0]);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await arrived('Your email is confirmed');
    expect(onVerified).toHaveBeenCalledOnce();
  });
  it('shows that it is in progress again while it is retried', async () => {
    server.use(failWithNetworkError(verifyEmail));
    const { user } = show();
    await arrived('Your email is not confirmed yet');
    server.use(neverRespond(verifyEmail));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await arrived('We are confirming your email')).toBeTruthy();
  });
  it('reads the details of a logged-in player again once the address is verified, and not before', async () => {
    const read = vi.fn();
    server.use(http.get('*/api/user/get-user-details', () => read()));
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    server.use(http.post('*/api/user/verify-email', () => answered));
    const { session } = show();
    await session.signIn('token');
    const before = read.mock.calls.length;
    answer(HttpResponse.json({ success: true, data: { email: 'marlon@example.com' } }));
    await arrived('Your email is confirmed');
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
  });
  it("shows the server's message", async () => {
    server.use(respondWithError(verifyEmail, 500, { code: 'INTERNAL', message: 'Internal server error' }));
    show();
    expect(await screen.findByText('Internal server error')).toBeTruthy();
  });
  it("refetches a logged-in player's details", async () => {
    let verified = false;
    server.use(
      http.post('*/api/user/verify-email', () => {
        verified = true;
        return HttpResponse.json({ success: true, data: { email: 'marlon@example.com' } });
      }),
      http.get('*/api/user/get-user-details', () =>
        HttpResponse.json({
          success: true,
          data: makeUserDetails({ getUser: { isEmailVerified: verified } }),
        }),
      ),
    );
    const { Host, session } = createTestCasino({ player: null });
    await session.signIn('token');
    render(<EmailVerification open code="c0de" onClose={() => undefined} onContinue={() => undefined} />, {
      wrapper: Host,
    });
    await waitFor(() => expect(session.state().user?.getUser.isEmailVerified).toBe(true));
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });
});

describe('VerifyEmailExpiredDialog', () => {
  async function showTo(getUser: Partial<Pick<Player, 'email' | 'isEmailVerified'>> | null) {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/send-verification-email', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: {} });
      }),
      http.get('*/api/user/get-user-details', () =>
        HttpResponse.json({ success: true, data: makeUserDetails({ getUser: getUser ?? {} }) }),
      ),
    );
    const { Host, session } = createTestCasino({ player: null });
    if (getUser) await session.signIn('token');
    render(<VerifyEmailExpiredDialog open onClose={() => undefined} />, { wrapper: Host });
    return { user: userEvent.setup({ delay: null }), sent };
  }

  it('sends a new link to the logged-in player at once', async () => {
    const { user, sent } = await showTo({ isEmailVerified: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect((await screen.findByText(/We sent a new link/)).textContent).toContain('marlon@casino.example');
    expect(sent).toEqual([{}]);
  });
  it('asks a guest for the address', async () => {
    const { user, sent } = await showTo(null);
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    await user.type(screen.getByRole('textbox'), 'marlon@example.com{Enter}');
    await screen.findByText(/if there is an account/);
    expect(sent).toEqual([{ email: 'marlon@example.com' }]);
  });
  it('asks a player with a placeholder address for the address', async () => {
    await showTo({ email: '7@empty.email', isEmailVerified: false });
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
  });
  it('offers no link to a player whose address is verified', async () => {
    await showTo({ isEmailVerified: true });
    expect(screen.getByText(/was confirmed before/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
  });
});
