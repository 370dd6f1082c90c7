import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPasskey, getLogins, removePasskey, startPasskey } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { PasskeyError, type PasskeyFailure } from '@casino-kit/session/passkeys';
import {
  makePasskey,
  makeSecurity,
  makeSession,
  plainSecurity,
  recoveryCodes,
  rightCode,
  securityHandlers,
} from '../../testing.js';
import { RecoveryCodesDialog } from '../recovery-codes/recovery-codes-dialog.js';
import { Security } from './security.js';

const { createPasskey, canUse } = vi.hoisted(() => ({ createPasskey: vi.fn(), canUse: { now: true } }));
vi.mock('@casino-kit/session/passkeys', async (original) => ({
  ...(await original<object>()),
  createPasskey,
  useCanUsePasskeys: () => canUse.now,
}));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  canUse.now = true;
  createPasskey.mockReset();
  createPasskey.mockResolvedValue({
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'AA' },
  });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function show(handlers: HttpHandler[] = securityHandlers(), view: 'overview' | 'history' = 'overview') {
  server.use(...handlers);
  const casino = createTestCasino();
  const page = <Security view={view} overviewHref="/profile/security" historyHref="?section=history" />;
  return { ...render(page, { wrapper: casino.Host }), casino, user: userEvent.setup() };
}
const missing = (call: string) =>
  http.get(`*/api/user/${call}`, () => new HttpResponse(null, { status: 404 }));
const card = (name: string) => screen.findByRole('region', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('asks a guest to log in, and calls nothing', async () => {
  render(<Security overviewHref="/" historyHref="/" />, {
    wrapper: createTestCasino({ player: null }).Host,
  });
  expect(screen.getByText('Log in to see the security of your account')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('?modal=login');
});

describe('what happens on another device', () => {
  it('is shown when its notice arrives', async () => {
    const { casino } = show(securityHandlers({ sessions: [makeSession({ isCurrent: true })] }));
    await card('Where you are logged in');
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    const sessions = [makeSession({ isCurrent: true }), makeSession({ id: 'other' })];
    const factorRemovalAt = '2099-01-01T00:00:00Z';
    server.use(...securityHandlers({ sessions, security: makeSecurity({ factorRemovalAt }) }));
    act(() => casino.emit('notice:new', { noticeId: '1', unread: 1 }));
    expect(await button('Log out everywhere else')).toBeTruthy();
    expect(await button('Keep them')).toBeTruthy();
  });

  it('is shown when the page is opened again', async () => {
    const { casino, unmount } = show(securityHandlers({ sessions: [makeSession({ isCurrent: true })] }));
    await card('Where you are logged in');
    unmount();
    const sessions = [makeSession({ isCurrent: true }), makeSession({ id: 'other' })];
    server.use(...securityHandlers({ sessions }));
    render(<Security overviewHref="/" historyHref="/" />, { wrapper: casino.Host });
    expect(await button('Log out everywhere else')).toBeTruthy();
  });
});

describe('passkeys', () => {
  it('are listed with their device, when they were added and used', async () => {
    show();
    const rows = within(await card('Passkeys')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/iPhone 15.*Added March 2, used today \d\d:\d\d/),
      expect.stringMatching(/MacBook, Chrome.*used today/),
      expect.stringMatching(/Security key, USB.*Added June 14, not used yet/),
    ]);
  });

  it('are added by the browser', async () => {
    const { user } = show(securityHandlers({ security: plainSecurity() }));
    expect(await screen.findByText('There is no passkey yet.')).toBeTruthy();
    await user.click(await button('Add a passkey'));
    expect(await screen.findByText('The passkey was added.')).toBeTruthy();
    expect(await screen.findByText('Pixel 9')).toBeTruthy();
    expect(createPasskey).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ challenge: 'AAAA' }));
  });

  it('keep the focus on their button when it moves to the heading with the third one', async () => {
    const two = [makePasskey({ id: 'a', name: 'A' }), makePasskey({ id: 'b', name: 'B' })];
    const { user } = show(securityHandlers({ security: makeSecurity({ passkeys: two }) }));
    const below = await button('Add a passkey');
    await user.click(below);
    expect(await screen.findByText('Pixel 9')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a passkey'));
    expect(document.activeElement).not.toBe(below);
  });

  it.each<[PasskeyFailure, RegExp]>([
    ['cancelled', /^No passkey was used\. Nothing was changed\. Please try again\.$/],
    ['registered', /already has a passkey/],
    ['unsupported', /Neither this browser nor this device/],
    ['failed', /another device/],
  ])('that end as “%s” are explained', async (reason, text) => {
    createPasskey.mockRejectedValue(new PasskeyError(reason));
    const { user } = show();
    await user.click(await button('Add a passkey'));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it.each([
    ['PASSKEY_REJECTED', 400, /could not be verified/],
    ['PASSKEY_LIMIT', 409, /as many passkeys as it can have/],
    ['TICKET_EXPIRED', 410, /start again/],
  ])('that the server rejects with %s are explained', async (code, status, text) => {
    const { user } = show([respondWithError(addPasskey, status, { code }), ...securityHandlers()]);
    await user.click(await button('Add a passkey'));
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('are not added without a confirmation', async () => {
    const code = 'CONFIRMATION_REQUIRED';
    const { user } = show([respondWithError(startPasskey, 428, { code }), ...securityHandlers()]);
    await user.click(await button('Add a passkey'));
    expect((await screen.findByRole('alert')).textContent).toBe('Not confirmed. Nothing was changed.');
    expect(createPasskey).not.toHaveBeenCalled();
  });

  it('cannot be added in a browser without them, and those there are stay', async () => {
    canUse.now = false;
    show();
    expect(await screen.findByText(/This browser cannot create passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(await button('Remove iPhone 15')).toBeTruthy();
  });

  it('are twenty at the most', async () => {
    const passkeys = Array.from({ length: 20 }, (_, at) => makePasskey({ id: `${at}`, name: `Key ${at}` }));
    show(securityHandlers({ security: makeSecurity({ passkeys }) }));
    expect(await screen.findByText(/There are 20 passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are renamed, and not to nothing', async () => {
    const { user } = show();
    await user.click(await button('Rename iPhone 15'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(screen.getByText(/At most 60 characters\./)).toBeTruthy();
    expect(field.maxLength).toBe(60);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name.')).toBeTruthy();
    await user.type(field, 'My phone');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('My phone')).toBeTruthy();
  });

  it('are removed after a question', async () => {
    const { user } = show();
    await user.click(await button('Remove iPhone 15'));
    await user.click(await button('Remove the passkey'));
    expect(await screen.findByText('The passkey was removed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('iPhone 15')).toBeNull());
  });

  it('that are the only way in stay', async () => {
    const code = 'LAST_WAY_IN';
    const { user } = show([respondWithError(removePasskey, 409, { code }), ...securityHandlers()]);
    await user.click(await button('Remove iPhone 15'));
    await user.click(await button('Remove the passkey'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/only way into your account/);
  });
});

describe('the authenticator app', () => {
  it('is set up with a code, and its recovery codes are shown until they are saved', async () => {
    const { user } = show(securityHandlers({ security: plainSecurity() }));
    await user.click(await button('Set up'));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open in an authenticator app' });
    expect(link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\/Casino:marlon\?secret=/);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Enter all six digits.')).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.type(field, '111 111');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(
      await screen.findByText(
        'This code is not right. 4 attempts are left. A code works once, and the clock of your phone must be right.',
      ),
    ).toBeTruthy();
    await user.clear(field);
    await user.type(field, rightCode);
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    const done = within(codes).getByRole<HTMLButtonElement>('button', { name: 'Done' });
    expect(done.disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
    await user.click(within(codes).getByRole('checkbox', { name: 'I have saved them' }));
    await user.click(done);
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull());
    expect(await screen.findByText('10 of 10 left')).toBeTruthy();
  });

  it('is linked only by an address of authenticator apps', async () => {
    const start = http.post('*/api/user/authenticator/start', () =>
      HttpResponse.json({ success: true, data: { secret: 'JBSWY3DP', address: 'https://casino.example' } }),
    );
    const { user } = show([start, ...securityHandlers({ security: plainSecurity() })]);
    await user.click(await button('Set up'));
    expect(await screen.findByText('JBSW Y3DP')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open in an authenticator app' })).toBeNull();
  });

  it('is turned off after a question', async () => {
    const { user } = show();
    await user.click(within(await card('Authenticator app')).getByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await button('Set up')).toBeTruthy();
  });
});

describe('new recovery codes', () => {
  it('are not left by the browser before they are saved: it asks, and its button back does nothing', async () => {
    const navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
    const leave = () => {
      const unload = new Event('beforeunload', { cancelable: true });
      const steps = ['traverse', 'push'].map((navigationType) =>
        Object.assign(new Event('navigate', { cancelable: true }), { navigationType }),
      );
      window.dispatchEvent(unload);
      for (const step of steps) navigation.dispatchEvent(step);
      return [unload, ...steps].map(({ defaultPrevented }) => defaultPrevented);
    };
    const user = userEvent.setup();
    render(<RecoveryCodesDialog codes={recoveryCodes} onClose={vi.fn()} />, {
      wrapper: createTestCasino().Host,
    });
    expect(leave()).toEqual([true, true, false]);
    await user.click(await screen.findByRole('checkbox'));
    expect(leave()).toEqual([false, false, false]);
    vi.unstubAllGlobals();
  });
});

describe('recovery codes', () => {
  it('are replaced after a question, copied as one text', async () => {
    const { user } = show();
    await user.click(within(await card('Recovery codes')).getByRole('button', { name: 'Make a new set' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make a new set' }),
    );
    const codes = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    await user.click(within(codes).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
  });

  it('are not offered to an account with a password alone', async () => {
    show(securityHandlers({ security: plainSecurity() }));
    expect(within(await card('Recovery codes')).queryByRole('button')).toBeNull();
  });
});

describe('sessions', () => {
  it('say where, when and how, with this device and a new one marked', async () => {
    show();
    const rows = within(await card('Where you are logged in')).getAllByRole('listitem');
    expect(rows[0]?.textContent).toBe(
      'iPhone 15, SafariThis deviceWillemstad, Curaçao · now · with a passkey',
    );
    expect(rows[2]?.textContent).toMatch(/Windows, Firefox 144New today.*password and code/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('say that the one of a notice is over already, and nothing while it is open', async () => {
    const said = 'That device is logged out.';
    server.use(...securityHandlers({ sessions: [makeSession({ id: 'open', isCurrent: true })] }));
    const page = (askedSession: string) => (
      <Security askedSession={askedSession} overviewHref="/" historyHref="/" />
    );
    const { rerender } = render(page('gone'), { wrapper: createTestCasino().Host });
    expect(await screen.findByText(said)).toBeTruthy();
    rerender(page('open'));
    expect(screen.queryByText(said)).toBeNull();
  });

  it('are ended one by one', async () => {
    const { user } = show();
    await user.click(await button('Log out iPad, Safari'));
    expect(await screen.findByText('That device is logged out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('iPad, Safari')).toBeNull());
  });

  it('are all ended but this one', async () => {
    const { user } = show();
    await user.click(await button('Log out everywhere else'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out everywhere else' }),
    );
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy();
    await waitFor(async () =>
      expect(within(await card('Where you are logged in')).getAllByRole('listitem')).toHaveLength(1),
    );
  });

  it('whose player has left meanwhile say nothing', async () => {
    const { casino, user } = show();
    await user.click(await button('Log out iPad, Safari'));
    act(() => casino.setPlayer(null));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('leave out what a server does not know', async () => {
    const session = makeSession({
      device: '',
      browser: '',
      place: '',
      method: 'unknown',
      kind: 'unknown',
      isCurrent: true,
    });
    show(securityHandlers({ sessions: [session] }));
    const [only] = within(await card('Where you are logged in')).getAllByRole('listitem');
    expect(only?.textContent).toBe('Unknown deviceThis devicenow');
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });
});

describe('the login history', () => {
  it('comes in parts', async () => {
    const { user } = show(securityHandlers(), 'history');
    await user.click(await button('Load more'));
    await waitFor(async () =>
      expect(within(await card('Login history')).getAllByRole('listitem')).toHaveLength(24),
    );
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('keeps what it shows when more cannot be loaded', async () => {
    const { user } = show(securityHandlers(), 'history');
    const more = await button('Load more');
    server.use(failWithNetworkError(getLogins));
    await user.click(more);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
  });
});

describe('a server', () => {
  it('without the calls has nothing of it', async () => {
    show([missing('security'), missing('sessions'), ...securityHandlers()]);
    expect(await screen.findByText('Security settings are not offered here')).toBeTruthy();
  });

  it('without sessions and logins has the rest', async () => {
    show([missing('sessions'), missing('logins'), ...securityHandlers()]);
    expect(await card('Passkeys')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Places come from/)).toBeNull());
  });

  it('that cannot be reached can be asked again', async () => {
    let fails = true;
    const lost = http.get('*/api/user/security', () => (fails ? HttpResponse.error() : undefined));
    const { user } = show([lost, ...securityHandlers()]);
    const retry = await button('Try again');
    fails = false;
    await user.click(retry);
    expect(await card('Passkeys')).toBeTruthy();
  });
});

it('says that a removal waits, and cancels it', async () => {
  const { user } = show(
    securityHandlers({ security: makeSecurity({ factorRemovalAt: '2030-01-01T10:00:00.000Z' }) }),
  );
  expect(await screen.findByText(/January 1, 2030/)).toBeTruthy();
  await user.click(await button('Keep them'));
  await waitFor(() => expect(screen.queryByText(/will be removed/)).toBeNull());
});
