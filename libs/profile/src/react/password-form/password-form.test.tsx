import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { updateUserDetails } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { lockedPlayer, profileHandlers } from '../../testing.js';
import { PasswordForm } from './password-form.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show({
  message = null,
  hasPassword,
}: { message?: string | null | undefined; hasPassword?: boolean } = {}) {
  const sent: unknown[] = [];
  server.use(...profileHandlers({ message, hasPassword, onUpdate: (body) => sent.push(body) }));
  const { Host, queryClient } = createTestCasino({
    player: makeUserDetails({ getUser: lockedPlayer() }),
    settings: { passwordMinLength: 8 },
  });
  const onChanged = vi.fn();
  render(<PasswordForm onChanged={onChanged} />, { wrapper: Host });
  return { sent, queryClient, onChanged, user: userEvent.setup({ delay: null }) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const labels = ['Current password', 'New password', 'Repeat the new password'] as const;
const button = () => screen.getByRole('button', { name: /Change password/ });
const held = () => labels.map((label) => field(label).value);

async function fill(
  user: ReturnType<typeof userEvent.setup>,
  [current, next, repeat]: readonly [string, string, string] = ['harbour24', 'Harbour25!', 'Harbour25!'],
) {
  for (const [label, text] of [
    [labels[0], current],
    [labels[1], next],
    [labels[2], repeat],
  ] as const) {
    await user.click(field(label));
    if (text !== '') await user.paste(text);
  }
  await user.click(button());
}

describe('PasswordForm', () => {
  it('changes the password, explains what happens to other sessions, and clears the typed values', async () => {
    const { user, sent, queryClient, onChanged } = show();
    await fill(user);
    expect(await screen.findByText('Your password is changed')).toBeTruthy();
    expect(screen.getByText(/All your other sessions were ended/)).toBeTruthy();
    expect(sent).toEqual([{ password: 'harbour24', newPassword: 'Harbour25!' }]);
    expect(held()).toEqual(['', '', '']);
    expect(onChanged).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(JSON.stringify(queryClient.getMutationCache().getAll())).not.toContain('arbour'),
    );
    await user.type(field(labels[0]), 'x');
    expect(screen.queryByText('Your password is changed')).toBeNull();
  });
  it("shows the server's message on success", async () => {
    const { user } = show({ message: 'Well done.' });
    await fill(user);
    expect(await screen.findByText('Well done.')).toBeTruthy();
  });
  it('requires the current password and a new one that meets the rules', async () => {
    const { user, sent } = show();
    await fill(user, ['', '', '']);
    expect(await screen.findByText('Current password is required.')).toBeTruthy();
    expect(screen.getByText('Enter a password.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(labels[0])));
    expect(
      screen.getByText('Please check fields with errors: Current password and New password'),
    ).toBeTruthy();
    expect(sent).toEqual([]);
  });
  it('always shows the strict rules and ticks them off', async () => {
    const { user } = show();
    const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await user.type(field(labels[1]), 'Harbour25');
    expect(rules()).toEqual([
      '8 characters or moredone',
      'One capital letterdone',
      'One special characterstill missing',
      'One digitdone',
    ]);
    await user.tab();
    expect(await screen.findByText(/^Add a special character/)).toBeTruthy();
  });
  it('requires the same password twice, and validates the repetition again when the password changes', async () => {
    const { user } = show();
    await fill(user, ['', 'Harbour25!', 'Harbour25']);
    expect(await screen.findByText('Passwords must match.')).toBeTruthy();
    expect(screen.getByText('Current password is required.')).toBeTruthy();
    await user.clear(field(labels[1]));
    await user.type(field(labels[1]), 'Harbour25');
    await waitFor(() => expect(screen.queryByText('Passwords must match.')).toBeNull());
  });
  it.each([
    ['4', /4 attempts are left before you have to wait/],
    ['1', /One attempt is left/],
    ['0', /Please wait a little/],
  ])('shows at a wrong current password that %s attempts are left', async (triesLeft, message) => {
    const { user } = show();
    server.use(
      respondWithError(updateUserDetails, 400, { code: 'WRONG_CREDENTIALS', params: { triesLeft } }),
    );
    await fill(user);
    expect(await screen.findByText(message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(labels[0])));
    expect(held()).toEqual(['harbour24', 'Harbour25!', 'Harbour25!']);
    await user.type(field(labels[0]), 'x');
    expect(screen.queryByText(message)).toBeNull();
  });
  it('shows how long a lockout lasts, and that nothing is lost when the server is unreachable', async () => {
    const { user } = show();
    server.use(
      respondWithError(updateUserDetails, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } }),
    );
    await fill(user);
    expect(await screen.findByText(/in 15 minutes/)).toBeTruthy();
    server.use(failWithNetworkError(updateUserDetails));
    await user.click(button());
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy();
    expect(held()).toEqual(['harbour24', 'Harbour25!', 'Harbour25!']);
  });
  it('shows at the new password which rule the server reports as unmet', async () => {
    const { user } = show();
    server.use(
      respondWithError(updateUserDetails, 400, {
        code: 'VALIDATION',
        fields: { newPassword: 'form.password.minLength' },
      }),
    );
    await fill(user);
    expect(await screen.findByText('Use at least 8 characters.')).toBeTruthy();
  });
  it('treats a response that rejects as a rejection', async () => {
    const { user, onChanged } = show();
    server.use(
      http.put('*/api/user/update-user-details', () =>
        HttpResponse.json({ success: true, data: { success: false, message: 'Used before.' } }),
      ),
    );
    await fill(user);
    expect(await screen.findByText('Used before.')).toBeTruthy();
    expect(onChanged).not.toHaveBeenCalled();
  });
  it('is busy while it is sent', async () => {
    const { user } = show();
    server.use(neverRespond(updateUserDetails));
    await fill(user);
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  });
  it('sets the first password of a player who has only a passkey, without a current one', async () => {
    const { user, sent } = show({ hasPassword: false });
    await waitFor(() => expect(screen.queryByLabelText(labels[0])).toBeNull());
    for (const label of [labels[1], labels[2]]) {
      await user.click(field(label));
      await user.paste('Harbour25!');
    }
    await user.click(button());
    expect(await screen.findByText('Your password is changed')).toBeTruthy();
    expect(sent).toEqual([{ newPassword: 'Harbour25!' }]);
  });
  it('tells password managers which account it is', () => {
    show();
    const [current, next, repeat] = labels.map((label) => field(label).autocomplete);
    expect([current, next, repeat]).toEqual(['current-password', 'new-password', 'new-password']);
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
      'marlon@example.com',
    );
  });
});
