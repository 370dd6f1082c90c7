import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resetPassword } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { NewPasswordDialog } from './new-password-dialog.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(code = 'c0de') {
  const { Host, queryClient } = createTestCasino({ player: null, settings: { passwordNeedUppercase: true } });
  const given = { open: true, onClose: vi.fn(), onDone: vi.fn(), onAskAgain: vi.fn() };
  const { rerender } = render(<NewPasswordDialog {...given} code={code} />, { wrapper: Host });
  const withCode = (next: string) => rerender(<NewPasswordDialog {...given} code={next} />);
  return { user: userEvent.setup({ delay: null }), queryClient, withCode, ...given };
}
const password = () => screen.getByLabelText<HTMLInputElement>('New password');
const save = () => screen.getByRole('button', { name: /Save the new password/ });

describe('NewPasswordDialog', () => {
  it('sets the password of the link and leads to login', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/reset-password', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: {} });
      }),
    );
    const { user, onDone, queryClient } = show();
    expect(document.activeElement).toBe(password());
    expect(password().autocomplete).toBe('new-password');
    await user.type(password(), 'Harbour-25{Enter}');
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Your new password is saved');
    expect(sent).toEqual([{ code: 'c0de', password: 'Harbour-25' }]);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onDone).toHaveBeenCalledOnce();
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });
  it('shows the rule that is not met', async () => {
    const { user } = show();
    await user.type(password(), 'harbour25{Enter}');
    expect(await screen.findByText('Add a capital letter from A to Z.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    await user.clear(password());
    await user.type(password(), 'H');
    expect(await screen.findByText('Use at least 6 characters.')).toBeTruthy();
  });
  it('reports an expired link, and offers another', async () => {
    server.use(respondWithError(resetPassword, 400, { code: 'LINK_EXPIRED' }));
    const { user, onAskAgain, withCode } = show();
    await user.type(password(), 'Harbour-25{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Ask for a new link' }));
    expect(onAskAgain).toHaveBeenCalledOnce();
    withCode('an0ther');
    expect(password()).toBeTruthy();
  });
  it('treats a link without a code as expired', () => {
    show('');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('This link does not work any more');
  });
  it('keeps the typed values when the server cannot be reached or rejects the password', async () => {
    server.use(failWithNetworkError(resetPassword));
    const { user } = show();
    await user.type(password(), 'Harbour-25{Enter}');
    expect(await screen.findByText('No connection')).toBeTruthy();
    server.use(
      respondWithError(resetPassword, 422, {
        code: 'VALIDATION',
        fields: { password: 'This password was used before.' },
      }),
    );
    await user.click(save());
    expect(await screen.findByText('This password was used before.')).toBeTruthy();
    expect(password().value).toBe('Harbour-25');
  });
  it('sends once, however often the button is pressed', async () => {
    const calls: string[] = [];
    server.events.on('request:start', ({ request }) => void calls.push(request.url));
    server.use(neverRespond(resetPassword));
    const { user } = show();
    await user.type(password(), 'Harbour-25{Enter}');
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
    await user.type(password(), '{Enter}');
    expect(calls).toHaveLength(1);
    server.events.removeAllListeners();
  });
  it('stays open on a click on the backdrop, and closes by Escape', async () => {
    const { user, onClose } = show();
    await user.click(screen.getByRole('dialog').parentElement!.parentElement!);
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
