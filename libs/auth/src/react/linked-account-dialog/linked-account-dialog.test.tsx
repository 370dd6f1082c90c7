import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signUp, updateUserDetails, type SettingsFields } from '@casino-kit/api-contract';
import {
  createTestCasino,
  failWithNetworkError,
  neverRespond,
  respondWithError,
} from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers } from '../../testing.js';
import {
  button,
  consent,
  field,
  fieldIfAny,
  fieldToCome,
  news,
  paste,
  press,
} from '../registration-test-steps.js';
import { LinkedAccountDialog, type LinkedAccountDialogProps } from './linked-account-dialog.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Player = NonNullable<NonNullable<Parameters<typeof makeUserDetails>[0]>['getUser']>;
const fromPartner: Player = {
  userId: '84210336',
  email: '84210336@empty.email',
  isEmailVerified: false,
  phoneCode: '',
  phone: '',
  countryCode: 'NL',
};
const details = (player: Player) =>
  http.get('*/api/user/get-user-details', () =>
    HttpResponse.json({ success: true, data: makeUserDetails({ getUser: player }) }),
  );
/** The bodies of the calls to one path. */
function recordBodies(method: 'post' | 'put', path: string) {
  const bodies: unknown[] = [];
  server.use(
    http[method](`*/api/user/${path}`, async ({ request }) => {
      bodies.push(await request.clone().json());
    }),
  );
  return bodies;
}

async function open(
  player: Player | null,
  props: Partial<LinkedAccountDialogProps> = {},
  settings: Partial<SettingsFields> = {},
) {
  const { Host, session } = createTestCasino({ player: null, settings });
  if (player) {
    server.use(details(player));
    await session.signIn('token');
  }
  const onClose = vi.fn();
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <LinkedAccountDialog
          open={isOpen}
          onClose={() => {
            onClose();
            setOpen(false);
          }}
          termsHref="/terms-and-conditions"
          privacyHref="/privacy-policy"
          defaultCountryCode="NL"
          {...props}
        />
      </>
    );
  };
  render(<Page />, { wrapper: Host });
  expect(screen.getByRole('heading', { name: 'Register' })).toBeTruthy();
  const user = userEvent.setup({ delay: null });
  return {
    user,
    session,
    onClose,
    reopen: async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(button('Open'));
    },
  };
}

describe('the linked account of a guest', () => {
  async function register(user: ReturnType<typeof userEvent.setup>) {
    await fieldToCome('Email');
    await paste(user, 'Email', 'marlon@example.com');
    await paste(user, 'Phone', '612047788');
    await paste(user, 'Password', 'harbour');
    await user.click(consent());
    await press(user, 'Create account');
  }
  it('is opened by email, phone, password and consents, and linked', async () => {
    const sent = recordBodies('post', 'sign-up');
    const onSignedIn = vi.fn();
    const { user, session } = await open(null, { onSignedIn });
    await fieldToCome('Email');
    expect([fieldIfAny('Country'), fieldIfAny('Year')]).toEqual([null, null]);
    expect(news().checked).toBe(true);
    await register(user);
    expect(await screen.findByText('Your account is ready')).toBeTruthy();
    expect(sent).toEqual([
      {
        registrationMode: 'emailPhone',
        email: 'marlon@example.com',
        phoneCode: '31',
        phone: '612047788',
        password: 'harbour',
        preferredLanguage: 'en',
        gender: 'Not to say',
        isAdult: true,
        termsAccepted: true,
        newsletter: true,
        linkAccount: true,
      },
    ]);
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(session.state().authenticated).toBe(true);
  });
  it('shows the server’s message, and keeps the typed values while it is closed', async () => {
    server.use(respondWithError(signUp, 400, { code: 'INTERNAL', message: 'Not now, please.' }));
    const { user, onClose, reopen } = await open(null);
    await register(user);
    expect(await screen.findByText('Not now, please.')).toBeTruthy();
    await user.click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
    await reopen();
    expect((await fieldToCome('Email')).value).toBe('marlon@example.com');
    expect([field('Phone').value, field('Password').value]).toEqual(['612047788', '']);
  });
});

describe('the linked account of a logged-in player', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    await fieldToCome('Email');
    await paste(user, 'Email', 'marlon@example.com');
    await paste(user, 'Phone', '0612047788');
    await user.click(consent());
  }
  it('is named, saves what is missing, and refetches its details', async () => {
    const sent = recordBodies('put', 'update-user-details');
    const { user, session, onClose } = await open(fromPartner);
    expect((await fieldToCome('Email')).value).toBe('');
    expect(screen.getByText('84210336')).toBeTruthy();
    expect(button('Update account').disabled).toBe(true);
    await fill(user);
    await paste(user, 'New password', 'Harbour-25');
    server.use(details({ ...fromPartner, email: 'marlon@example.com', phone: '612047788' }));
    await press(user, 'Update account');
    const title = await screen.findByRole('heading', { name: 'Your account is updated' });
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    expect(sent).toEqual([
      {
        email: 'marlon@example.com',
        phoneCode: '31',
        phone: '612047788',
        newPassword: 'Harbour-25',
        updateFrom: 'Update Form',
      },
    ]);
    expect(session.state().user?.getUser.email).toBe('marlon@example.com');
    await user.click(button('Done'));
    expect(onClose).toHaveBeenCalledOnce();
  });
  it("shows the server's message on success", async () => {
    server.use(
      http.put('*/api/user/update-user-details', () =>
        HttpResponse.json({ success: true, data: { success: true, message: 'Welcome to this side.' } }),
      ),
    );
    const { user } = await open(fromPartner);
    await fill(user);
    await press(user, 'Update account');
    expect(await screen.findByText('Welcome to this side.')).toBeTruthy();
  });
  it('shows its own text when the server responds with a text key of another library', async () => {
    server.use(
      http.put('*/api/user/update-user-details', () =>
        HttpResponse.json({ success: true, data: { success: true, message: 'profile.saved' } }),
      ),
    );
    const { user } = await open(fromPartner);
    await fill(user);
    await press(user, 'Update account');
    expect(await screen.findByText(/From now on you can log in here/)).toBeTruthy();
  });
  it('shows another player none of the typed values', async () => {
    const { user, session, reopen } = await open(fromPartner);
    await fill(user);
    await user.click(button('Later'));
    server.use(details({ ...fromPartner, userId: '8' }));
    await session.signIn('token-of-another');
    await reopen();
    expect((await fieldToCome('Email')).value).toBe('');
  });
  it('omits locked fields', async () => {
    await open({ ...fromPartner, email: 'marlon@example.com', isEmailVerified: true, phone: '612047788' });
    expect(await fieldToCome('New password')).toBeTruthy();
    expect([fieldIfAny('Email'), fieldIfAny('Phone')]).toEqual([null, null]);
    expect(screen.getByText(/has an email and a phone number already/)).toBeTruthy();
  });
  it('starts with an address that is not verified yet', async () => {
    await open({ ...fromPartner, email: 'marlon@example.com' });
    expect((await fieldToCome('Email')).value).toBe('marlon@example.com');
  });
  it('requests the current password once the server requires it', async () => {
    server.use(
      respondWithError(updateUserDetails, 400, {
        code: 'VALIDATION',
        fields: { password: 'Current password is required' },
      }),
    );
    const { user } = await open(fromPartner);
    await fill(user);
    expect(fieldIfAny('Current password')).toBeNull();
    await paste(user, 'New password', 'Harbour-25');
    await press(user, 'Update account');
    expect(await screen.findByText('Current password is required.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
    const sent = recordBodies('put', 'update-user-details');
    server.use(
      http.put('*/api/user/update-user-details', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true, data: { success: true } });
      }),
    );
    await user.paste('harbour');
    await press(user, 'Update account');
    await screen.findByRole('heading', { name: 'Your account is updated' });
    expect(sent.at(-1)).toMatchObject({ password: 'harbour', newPassword: 'Harbour-25' });
  });
  it('names every field that the server did not accept', async () => {
    const fields = {
      email: 'Not this one',
      phone: 'Not this one',
      newPassword: 'Not this one',
      password: 'Current password is required',
    };
    server.use(respondWithError(updateUserDetails, 400, { code: 'VALIDATION', fields }));
    const { user } = await open(fromPartner);
    await fill(user);
    await paste(user, 'New password', 'Harbour-25');
    await press(user, 'Update account');
    const summary = await screen.findByText(/^Please check/);
    expect(summary.textContent).toMatch(/Email, Phone, New password, and Current password/);
  });
  it('asks for the current password only where the server does', async () => {
    server.use(respondWithError(updateUserDetails, 409, { code: 'EMAIL_TAKEN' }));
    const { user } = await open(fromPartner);
    await fill(user);
    await paste(user, 'New password', 'Harbour-25');
    await press(user, 'Update account');
    await screen.findByText('This email already has an account.');
    expect(fieldIfAny('Current password')).toBeNull();
  });
  it('says how long a new password has to be', async () => {
    const { user } = await open(fromPartner, {}, { passwordMinLength: 9 });
    await fill(user);
    await paste(user, 'New password', 'short');
    await user.tab();
    expect((await screen.findAllByText(/9 characters/)).length).toBeGreaterThan(0);
  });
  it.each([
    ['EMAIL_TAKEN', 'This email already has an account.', 'Email'],
    ['PHONE_TAKEN', 'This phone number already has an account.', 'Phone'],
  ])('shows %s at its field', async (code, text, label) => {
    server.use(respondWithError(updateUserDetails, 409, { code }));
    const { user } = await open(fromPartner);
    await fill(user);
    await press(user, 'Update account');
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(button('Update account').disabled).toBe(true);
    await user.type(field(label), '{Backspace}');
    expect(screen.queryByText(text)).toBeNull();
  });
  it('shows the server’s message on error, in a response or in a rejection, and loses nothing', async () => {
    server.use(
      http.put('*/api/user/update-user-details', () =>
        HttpResponse.json({ success: true, data: { success: false, message: 'Locked for now.' } }),
      ),
    );
    const { user } = await open(fromPartner);
    await fill(user);
    await press(user, 'Update account');
    expect(await screen.findByText('Locked for now.')).toBeTruthy();
    server.use(failWithNetworkError(updateUserDetails));
    await user.click(button('Update account'));
    expect(await screen.findByText('No connection')).toBeTruthy();
    expect(field('Email').value).toBe('marlon@example.com');
  });
  it('is busy while it is sent', async () => {
    server.use(neverRespond(updateUserDetails));
    const { user } = await open(fromPartner);
    await fill(user);
    await press(user, 'Update account');
    await waitFor(() => expect(button(/Update account/).getAttribute('aria-busy')).toBe('true'));
  });
  it('can be postponed: the typed values, except passwords, are there when the dialog is opened again', async () => {
    const { user, onClose, reopen } = await open(fromPartner);
    await fill(user);
    await paste(user, 'New password', 'Harbour-25');
    await user.click(button('Later'));
    expect(onClose).toHaveBeenCalledOnce();
    await reopen();
    expect((await fieldToCome('Email')).value).toBe('marlon@example.com');
    expect([field('Phone').value, field('New password').value]).toEqual(['0612047788', '']);
    await press(user, 'Update account');
    expect(await screen.findByRole('heading', { name: 'Your account is updated' })).toBeTruthy();
  });
  it('waits for details that arrive late', async () => {
    const { Host, session } = createTestCasino({ player: null });
    server.use(details(fromPartner));
    await session.signIn('token');
    session.restore({ ...session.state(), user: null });
    render(<LinkedAccountDialog open onClose={() => undefined} termsHref="/t" privacyHref="/p" />, {
      wrapper: Host,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await fieldToCome('Email')).toBeTruthy();
  });
});
