import type { Meta, StoryObj } from '@storybook/react-vite';
import { login, signUp } from '@casino-kit/api-contract';
import { failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import { Button } from '@casino-kit/ui';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { authHandlers, offering } from '../../testing.js';
import {
  chooseIdentifierType,
  pressContinue,
  register,
  registerAccount,
  registrationForm,
} from '../story-steps.js';
import { RegistrationDialog } from './registration-dialog.js';

const meta = {
  title: 'auth/RegistrationDialog',
  component: RegistrationDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    settings: { use1ClickRegistration: true },
    docs: { story: { inline: false, height: '860px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    onSwitchToLogin: () => undefined,
    termsHref: '/terms-and-conditions',
    privacyHref: '/privacy-policy',
    defaultCountryCode: 'NL',
    today: '2026-11-20',
    done: { limitHref: '/profile2/limits', profileHref: '/profile/edit-profile' },
  },
} satisfies Meta<typeof RegistrationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const mobile = { viewport: { value: 'mobile', isRotated: false } };
const dialog = () => screen.findByRole('dialog');
const toTheEnd: Story['play'] = async () => {
  await register(await dialog());
  await waitFor(async () => expect(await screen.findByRole('heading', { level: 3 })).toBeVisible());
};
const toTheCredentials = async () => {
  const root = await dialog();
  await chooseIdentifierType(root, 'oneClick');
  await userEvent.click(root.querySelector('[name=consent]') as HTMLElement);
  await pressContinue(root);
  await waitFor(async () => expect(await screen.findByRole('heading', { level: 3 })).toBeVisible());
};
const noPerson = { msw: { handlers: [offering({ dateOfBirth: 0 }), ...authHandlers] } };
const ending = (handler: (typeof authHandlers)[number]): Story => ({
  parameters: { msw: { handlers: [handler, ...authHandlers] } },
  play: toTheEnd,
});

export const Account: Story = {
  play: async () => {
    await expect(await registrationForm(await dialog())).toBeVisible();
  },
};
/** The identifier typed in the login form is prefilled; the focus is in the first empty field. */
export const WithTypedEmail: Story = {
  args: { initialLogin: 'marlon@example.com' },
  play: async () => {
    const form = await registrationForm(await dialog());
    await waitFor(() => expect(form.querySelector('[name=password]')).toHaveFocus());
    await expect(form.querySelector('[name=email]')).toHaveValue('marlon@example.com');
  },
};
export const AccountOnAPhone: Story = { ...Account, globals: mobile };
export const Person: Story = {
  play: async () => {
    await registerAccount(await dialog());
    await expect(screen.getByRole('group')).toBeVisible();
  },
};
export const Credentials: Story = { parameters: noPerson, play: toTheCredentials };
export const CredentialsNotSaved: Story = {
  parameters: noPerson,
  play: async () => {
    await toTheCredentials();
    // The screen takes the focus, so that it receives Escape.
    await waitFor(async () => expect((await dialog()).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const Done: Story = { play: toTheEnd };
export const DoneOnAPhone: Story = { globals: mobile, play: toTheEnd };
export const DoneWithDeposit: Story = {
  args: {
    done: {
      ...meta.args.done,
      primaryAction: (
        <Button variant="primary" size="lg" block>
          Deposit
        </Button>
      ),
    },
  },
  play: toTheEnd,
};
export const DoneWithoutEmail: Story = {
  parameters: noPerson,
  play: async () => {
    await toTheCredentials();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click([...screen.getAllByRole('button')].at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  },
};
export const DoneAndOnToAPage: Story = {
  parameters: { settings: { goToPageAfterRegistration: 'promotions' } },
  play: toTheEnd,
};
export const Held: Story = { parameters: { settings: { holdUserOnRegistration: true } }, play: toTheEnd };
export const Unverified: Story = ending(respondWithError(login, 409, { code: 'EMAIL_NOT_VERIFIED' }));
export const LoginFailed: Story = ending(failWithNetworkError(login));
export const TakenEmail: Story = {
  parameters: {
    msw: { handlers: [respondWithError(signUp, 409, { code: 'EMAIL_TAKEN' }), ...authHandlers] },
  },
  play: async () => {
    await register(await dialog());
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
