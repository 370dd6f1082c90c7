import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendCredentials } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { authHandlers, credentialsResponse } from '../../testing.js';
import { CredentialsScreen, type CredentialsScreenProps } from './credentials-screen.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function show(props: Partial<CredentialsScreenProps> = {}) {
  const { Host, session } = createTestCasino({ player: null, settings: { brandName: 'Casino Kit' } });
  await session.signIn('token');
  const onContinue = vi.fn();
  const onSent = vi.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <CredentialsScreen
      credentials={credentialsResponse}
      signedIn
      onContinue={onContinue}
      onSent={onSent}
      {...props}
    />,
    { wrapper: Host },
  );
  return { user, onContinue, onSent };
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('CredentialsScreen', () => {
  it('shows both, takes the focus and continues once both are saved', async () => {
    const { user, onContinue } = await show();
    const title = screen.getByRole('heading', { name: 'Keep your login safe' });
    expect(document.activeElement?.contains(title)).toBe(true);
    expect([screen.getByText('84210336'), screen.getByText('kT7-velo-29')].every(Boolean)).toBe(true);
    expect(button('Continue').disabled).toBe(true);
    await user.click(screen.getByLabelText('I have saved both.'));
    await user.click(button('Continue'));
    expect(onContinue).toHaveBeenCalledOnce();
  });
  it('copies each and confirms it', async () => {
    const { user } = await show();
    await user.click(button('Copy the login name'));
    expect(await screen.findByText('The login name is copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('84210336');
    await user.click(button('Copy the password'));
    expect(await screen.findByText('The password is copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('kT7-velo-29');
  });
  it('reports that the browser rejected copying', async () => {
    const { user } = await show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button('Copy the password'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not let us copy/);
  });
  it('saves both as a file', async () => {
    const files: { name: string; blob: Blob }[] = [];
    const blobs: Blob[] = [];
    const revoked: string[] = [];
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob);
      return 'blob:credentials';
    };
    URL.revokeObjectURL = (url) => void revoked.push(url);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: blobs[0]! });
    });
    const { user } = await show();
    await user.click(button('Save as file'));
    expect(files[0]?.name).toBe('casino-kit-login.txt');
    const text = await new Promise<unknown>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(files[0]!.blob);
    });
    expect(text).toContain('Login name: 84210336\r\nPassword: kT7-velo-29');
    expect(text).toContain(globalThis.location.origin);
    expect(revoked).toEqual(['blob:credentials']);
  });
  it('blocks leaving until both are saved: the browser asks, and the host is notified', async () => {
    const leavePage = () => {
      const event = new Event('beforeunload', { cancelable: true });
      globalThis.dispatchEvent(event);
      return event.defaultPrevented ? 'asked' : 'left';
    };
    const onHoldChange = vi.fn();
    const { user } = await show({ onHoldChange });
    expect(onHoldChange).toHaveBeenLastCalledWith(true);
    expect(leavePage()).toBe('asked');
    await user.click(screen.getByLabelText('I have saved both.'));
    expect(onHoldChange).toHaveBeenLastCalledWith(false);
    expect(leavePage()).toBe('left');
    await user.click(screen.getByLabelText('I have saved both.'));
    expect(leavePage()).toBe('asked');
    cleanup();
    expect(onHoldChange).toHaveBeenLastCalledWith(false);
    expect(leavePage()).toBe('left');
  });
  it('warns of leaving until both are saved', async () => {
    const { user } = await show({ leaving: true });
    expect(screen.getByRole('alert').textContent).toContain('Not saved yet');
    await user.click(screen.getByLabelText('I have saved both.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('sending credentials by email', () => {
  async function send(address = 'marlon@example.com', props: Partial<CredentialsScreenProps> = {}) {
    const shown = await show(props);
    await shown.user.click(button('Send by email'));
    await shown.user.click(email());
    await shown.user.paste(address);
    await shown.user.click(button('Send'));
    return shown;
  }
  it('is only shown to a logged-in player', async () => {
    await show({ signedIn: false });
    expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
  });
  it('says what is sent, sends it and confirms it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/user/send-credentials', async ({ request }) => {
        sent.push(await request.clone().json());
      }),
    );
    const { onSent } = await send();
    expect(await screen.findByText(/to choose a password to .marlon@example.com/)).toBeTruthy();
    expect(sent).toEqual([{ email: 'marlon@example.com' }]);
    expect(onSent).toHaveBeenCalledWith('marlon@example.com');
    expect(screen.queryByText(/cannot be recovered/)).toBeNull();
    expect(screen.getByText(/If you lose it, choose a new one with the link/)).toBeTruthy();
    expect(button('Send by email').getAttribute('aria-expanded')).toBe('false');
  });
  it('requires a complete address', async () => {
    await send('marlon');
    expect(await screen.findByText(/This is not a complete email address/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });
  it('shows at the address that it is taken, until it is changed', async () => {
    server.use(respondWithError(sendCredentials, 409, { code: 'EMAIL_TAKEN' }));
    const { user, onSent } = await send();
    expect(await screen.findByText('This email already has an account.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    await user.type(email(), 'x');
    expect(screen.queryByText('This email already has an account.')).toBeNull();
    expect(onSent).not.toHaveBeenCalled();
  });
  it('reports that the message could not be sent, and sends it on retry', async () => {
    server.use(respondWithError(sendCredentials, 502, { code: 'CREDENTIALS_EMAIL_FAILED' }));
    const { user, onSent } = await send();
    expect(await screen.findByText(/The message could not be sent/)).toBeTruthy();
    server.use(failWithNetworkError(sendCredentials));
    await user.click(button('Send'));
    expect(await screen.findByText('No connection')).toBeTruthy();
    expect(email().value).toBe('marlon@example.com');
    server.resetHandlers();
    await user.click(button('Send'));
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });
  it('is busy while it sends', async () => {
    server.use(neverRespond(sendCredentials));
    await send();
    await waitFor(() => expect(button(/Send$/).getAttribute('aria-busy')).toBe('true'));
  });
});
