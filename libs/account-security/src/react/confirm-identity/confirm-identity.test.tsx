import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  confirmIdentity as confirmCall,
  requestFactorRemoval,
  startConfirmation,
} from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { fakePasskeys, type FakePasskeys } from '@casino-kit/session/testing';
import { Button, Dialog } from '@casino-kit/ui';
import { confirmIdentity, whenDialogHasPlace } from '../../core/confirm-identity.js';
import { recoveryCodes, rightCode, rightPassword, securityHandlers } from '../../testing.js';
import { ConfirmIdentity } from './confirm-identity.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** Gives the page a browser with passkeys. */
function playBrowser(options?: FakePasskeys) {
  const { PublicKeyCredential, credentials } = fakePasskeys(options);
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
}

/** Renders the place of the dialog above another dialog, and asks for a confirmation. */
async function ask(...handlers: ReturnType<typeof securityHandlers>) {
  server.use(...handlers, ...securityHandlers());
  const casino = createTestCasino();
  render(
    <>
      <Dialog open onClose={() => undefined} title="Withdraw">
        <Button>Send</Button>
      </Dialog>
      <ConfirmIdentity />
    </>,
    { wrapper: casino.Host },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  let asked = Promise.resolve(false);
  act(() => {
    asked = confirmIdentity(casino.store);
  });
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return { user, casino, answer: () => asked };
}
const press = (name: string) => screen.findByRole('button', { name });

describe('confirming who one is', () => {
  it('uses a passkey first where the browser knows them', async () => {
    playBrowser();
    const { user, answer } = await ask();
    await user.click(await press('Confirm with a passkey'));
    expect(await answer()).toBe(true);
    await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  });

  it('says that nothing happened when the player closes the browser’s window, and can be tried again', async () => {
    playBrowser({ fails: 'NotAllowedError' });
    const { user, answer } = await ask();
    await user.click(await press('Confirm with a passkey'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^No passkey was used\. Nothing was changed/,
    );
    playBrowser();
    await user.click(await press('Confirm with a passkey'));
    expect(await answer()).toBe(true);
  });

  it('uses a code in a browser without passkeys, and says how many tries are left', async () => {
    const { user, answer } = await ask();
    const field = await screen.findByRole('textbox', { name: 'Code' });
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
    expect(await press('I have lost my phone')).toBeTruthy();
    await user.type(field, '111111{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /4 attempts are left\. A code works once, and the clock of your phone must be right/,
    );
    await user.clear(field);
    await user.type(field, `${rightCode}{Enter}`);
    expect(await answer()).toBe(true);
  });

  it('asks for the password once another tab has turned the app off', async () => {
    const { user, answer } = await ask(...securityHandlers({ methods: ['code'] }));
    const field = await screen.findByRole('textbox', { name: 'Code' });
    server.use(...securityHandlers({ methods: ['password'] }));
    await user.type(field, '111111{Enter}');
    await user.type(await screen.findByLabelText('Password'), `${rightPassword}{Enter}`);
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    expect(await answer()).toBe(true);
  });

  it('goes on without a code once another tab has confirmed the session', async () => {
    const { user, answer } = await ask(...securityHandlers({ methods: ['code'] }));
    const field = await screen.findByRole('textbox', { name: 'Code' });
    server.use(
      http.post('*/api/user/confirmation/start', () =>
        HttpResponse.json({
          success: true,
          data: { methods: ['code'], passkey: null, confirmedUntil: '2099-01-01T00:00:00Z' },
        }),
      ),
    );
    await user.type(field, '111111{Enter}');
    expect(await answer()).toBe(true);
  });

  it('reads the digits of other scripts', async () => {
    const { user, answer } = await ask();
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '١٢٣۴۵６{Enter}');
    expect(await answer()).toBe(true);
  });

  it('accepts a recovery code', async () => {
    const { user, answer } = await ask();
    await user.click(await press('Use a recovery code'));
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), `${recoveryCodes[0]}{Enter}`);
    expect(await answer()).toBe(true);
  });

  it('accepts the password', async () => {
    const { user, answer } = await ask();
    await user.click(await press('Use the password'));
    await user.type(screen.getByLabelText('Password'), `${rightPassword}{Enter}`);
    expect(await answer()).toBe(true);
  });

  it('accepts a code by email', async () => {
    const { user, answer } = await ask();
    await user.click(await press('Get a code by email'));
    await user.click(await press('Send the code'));
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), `${rightCode}{Enter}`);
    expect(await answer()).toBe(true);
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(
    'lets a player whose passkey is lost request its removal, in a browser %s passkeys',
    async (_, knows) => {
      if (knows) playBrowser();
      const { user, answer } = await ask(...securityHandlers({ methods: ['passkey'] }));
      await user.click(await press('I have lost my passkey'));
      expect(screen.getByText(/after a waiting time of 72 hours/)).toBeTruthy();
      await user.click(await press('Back'));
      await user.click(await press('I have lost my passkey'));
      await user.click(await press('Request the removal'));
      expect((await screen.findByText('The removal is requested')).closest('[role]')?.textContent).toMatch(
        /From .* on you can log in with your password alone/,
      );
      await user.click(await press('Close'));
      expect(await answer()).toBe(false);
    },
  );

  it('says why a removal cannot be requested', async () => {
    const { user } = await ask(
      respondWithError(requestFactorRemoval, 409, { code: 'LAST_WAY_IN' }),
      ...securityHandlers({ methods: ['passkey'] }),
    );
    await user.click(await press('I have lost my passkey'));
    await user.click(await press('Request the removal'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/only way/);
  });

  it('offers no removal to an account without factors', async () => {
    await ask(...securityHandlers({ methods: ['password'] }));
    await screen.findByLabelText('Password');
    expect(screen.queryByRole('button', { name: /I have lost/ })).toBeNull();
  });

  it('is not confirmed when it is closed, and what is below stays', async () => {
    const { user, answer } = await ask();
    await screen.findByRole('textbox', { name: 'Code' });
    await user.keyboard('{Escape}');
    expect(await answer()).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeTruthy();
  });

  it('says how long the pause is after too many tries', async () => {
    const pause = respondWithError(confirmCall, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } });
    const { user } = await ask(pause);
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), `${rightCode}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toMatch(/in 15 minutes/);
  });

  it('can be tried again without connection', async () => {
    await ask(failWithNetworkError(startConfirmation));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/);
    expect(await press('Try again')).toBeTruthy();
  });

  it('ends with the session', async () => {
    const { casino } = await ask();
    act(() => casino.clearing.run());
    await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  });

  it('waits for the place of the dialog where a host renders it later', async () => {
    server.use(...securityHandlers());
    const casino = createTestCasino();
    expect(await confirmIdentity(casino.store)).toBe(false);
    const asked = whenDialogHasPlace(casino.store).then(() => confirmIdentity(casino.store));
    const { rerender } = render(<p>no place yet</p>, { wrapper: casino.Host });
    rerender(<ConfirmIdentity />);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), `${rightCode}{Enter}`);
    expect(await asked).toBe(true);
  });
});
