import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgotPassword, resetPasswordSms } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { PasswordResetDialog, type PasswordResetDialogProps } from './password-reset-dialog.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
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

function show(props: Partial<PasswordResetDialogProps> = {}, bySms = false) {
  const { Host } = createTestCasino({
    player: null,
    settings: { useSMSResetPassword: bySms, passwordNeedNumbers: true },
  });
  const given = { open: true, onClose: vi.fn(), onDone: vi.fn(), ...props };
  const { rerender } = render(<PasswordResetDialog {...given} />, { wrapper: Host });
  const again = (next: Partial<PasswordResetDialogProps>) =>
    rerender(<PasswordResetDialog {...given} {...next} />);
  return { user: userEvent.setup({ delay: null }), again, ...given };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** Lets a minute pass once its countdown has started. */
async function minute() {
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
}
/** Testing Library's own interval is not a real one here. */
const hasFocus = (element: () => HTMLElement) =>
  vi.waitFor(() => expect(document.activeElement).toBe(element()));
/** Returns the bodies posted to a call, in order. */
function listen(call: string) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/user/${call}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  return sent;
}

describe('a password reset by email', () => {
  it('sends a link without revealing whether there is an account, and sends it again after a minute', async () => {
    const sent = listen('forgot-password');
    const { user } = show({ recaptchaToken: () => Promise.resolve('human') });
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(field('Email'), 'marlon@example.com{Enter}');
    const text = await screen.findByText(/We sent a link to .*if there is an account\./);
    expect(text.textContent).toContain('marlon@example.com');
    expect(document.activeElement?.textContent).toContain('Check your email');
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
    expect(screen.getByRole('timer').textContent).toContain('01:00');
    await minute();
    await user.click(button('Send the link again'));
    expect(await screen.findByText(/once more/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toContain('01:00');
    expect(sent).toEqual(
      Array.from({ length: 2 }, () => ({ email: 'marlon@example.com', recaptchaToken: 'human' })),
    );
  });
  it('shows what is missing or invalid at the field', async () => {
    const { user } = show();
    await user.click(button('Send the link'));
    expect(await screen.findByText('Enter your email address.')).toBeTruthy();
    await hasFocus(() => field('Email'));
    await user.type(field('Email'), 'marlon');
    expect(await screen.findByText(/not a complete email address/)).toBeTruthy();
  });
  it('keeps the typed values when the server cannot be reached', async () => {
    server.use(failWithNetworkError(forgotPassword));
    const { user } = show({ initialLogin: 'marlon@example.com' });
    await user.click(button('Send the link'));
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy();
    expect(field('Email').value).toBe('marlon@example.com');
  });
  it('shows why the link could not be sent again', async () => {
    const { user } = show({ initialLogin: 'marlon@example.com' });
    await user.click(button('Send the link'));
    await screen.findByRole('timer');
    server.use(respondWithError(forgotPassword, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '5' } }));
    await minute();
    await user.click(button('Send the link again'));
    expect(await screen.findByText(/try again in 5 minutes/)).toBeTruthy();
    expect(button('Send the link again')).toBeTruthy();
  });
  it('goes back with the typed values, and starts again when it is opened again', async () => {
    const { user, again } = show();
    await user.type(field('Email'), 'marlon@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use another email' }));
    expect(field('Email').value).toBe('marlon@example.com');
    again({ open: false });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    again({ open: true, initialLogin: 'sheila@example.com' });
    expect(field('Email').value).toBe('sheila@example.com');
  });
  it('shows the given link back to login', async () => {
    const onSwitchToLogin = vi.fn();
    const { user } = show({ onSwitchToLogin });
    await user.type(field('Email'), 'marlon@example.com');
    await user.click(button('Log in'));
    expect(onSwitchToLogin).toHaveBeenCalledExactlyOnceWith('marlon@example.com');
  });
});

describe('a password reset by SMS', () => {
  async function toCode(props: Partial<PasswordResetDialogProps> = {}) {
    const shown = show({ defaultPhoneCode: '599', ...props }, true);
    await shown.user.click(screen.getByRole('radio', { name: 'Phone' }));
    await shown.user.type(field('Phone'), '95161234{Enter}');
    await screen.findByText(/We sent a code by SMS to/);
    return shown;
  }
  const code = () => field('Code from the SMS');
  const password = () => screen.getByLabelText<HTMLInputElement>('New password');

  it('sends a code, accepts it with the new password, and leads to login', async () => {
    const requested = listen('forgot-password-sms');
    const set = listen('reset-password-sms');
    const { user, onDone } = await toCode();
    expect(requested).toEqual([{ phoneCode: '599', phone: '95161234' }]);
    expect(code().autocomplete).toBe('one-time-code');
    await user.click(code());
    await user.paste('١٢٣ ４56 ');
    expect(code().value).toBe('123456');
    await user.type(password(), 'Harbour-25');
    await user.click(button('Save the new password'));
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(set).toEqual([{ phoneCode: '599', phone: '95161234', code: '123456', password: 'Harbour-25' }]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith('+599 95161234');
  });
  it('starts with a number that was typed elsewhere', () => {
    show({ initialLogin: '+599 95161234' }, true);
    expect(field('Phone').value).toBe('95161234');
  });
  it('keeps the values of one channel while the other is selected', async () => {
    const { user } = show({ defaultPhoneCode: '599' }, true);
    await user.type(field('Email'), 'marlon@example.com');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    await user.type(field('Phone'), '9516');
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    expect(field('Email').value).toBe('marlon@example.com');
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(field('Phone').value).toBe('9516');
  });
  it('shows errors of the code and the rule that is not met', async () => {
    const { user } = await toCode();
    await user.type(code(), '123');
    await user.type(password(), 'Harbour-');
    await user.click(button('Save the new password'));
    expect(await screen.findByText('The code has six digits.')).toBeTruthy();
    expect(screen.getByText('Add a digit.')).toBeTruthy();
    await hasFocus(code);
  });
  it('shows the attempts left after a wrong code, and keeps the password', async () => {
    server.use(respondWithError(resetPasswordSms, 400, { code: 'CODE_WRONG', params: { triesLeft: '2' } }));
    const { user } = await toCode();
    await user.type(code(), '123456');
    await user.type(password(), 'Harbour-25');
    await user.click(button('Save the new password'));
    expect(await screen.findByText(/not the code we sent. 2 attempts are left/)).toBeTruthy();
    await hasFocus(code);
    expect(password().value).toBe('Harbour-25');
    await user.type(code(), '{Backspace}');
    expect(screen.queryByText(/attempts are left/)).toBeNull();
  });
  it('sends another code when the first has expired, and keeps the password', async () => {
    server.use(respondWithError(resetPasswordSms, 400, { code: 'LINK_EXPIRED' }));
    const { user } = await toCode();
    await user.type(code(), '123456');
    await user.type(password(), 'Harbour-25');
    await user.click(button('Save the new password'));
    expect(await screen.findByText(/This code does not work any more/)).toBeTruthy();
    const requested = listen('forgot-password-sms');
    await minute();
    await user.click(button('Send another code'));
    expect(await screen.findByText(/We sent another code/)).toBeTruthy();
    expect(requested).toHaveLength(1);
    expect(password().value).toBe('Harbour-25');
  });
  it('goes back to the number', async () => {
    const { user } = await toCode();
    await user.click(button('Use another number'));
    expect(field('Phone').value).toBe('95161234');
  });
});
