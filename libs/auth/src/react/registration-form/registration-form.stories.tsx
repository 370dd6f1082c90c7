import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { signUp } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers, offering } from '../../testing.js';
import { chooseIdentifierType, register, registerAccount, registrationForm } from '../story-steps.js';
import { RegistrationForm } from './registration-form.js';

const meta = {
  title: 'auth/RegistrationForm',
  component: RegistrationForm,
  parameters: {
    msw: { handlers: authHandlers },
    settings: {
      passwordNeedNumbers: true,
      passwordNeedUppercase: true,
      passwordNeedSpecialCharacter: true,
      use1ClickRegistration: true,
    },
  },
  args: {
    termsHref: '/terms-and-conditions',
    privacyHref: '/privacy-policy',
    defaultCountryCode: 'NL',
    today: '2026-11-20',
    onRegistered: () => undefined,
    onSwitchToLogin: () => undefined,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 392 }}>{Story()}</div>],
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const withFields = (fields: Record<string, number>) => ({
  msw: { handlers: [offering(fields), ...authHandlers] },
});
const unknownPlayer = { dateOfBirth: 0 };
const inWay =
  (mode: Parameters<typeof chooseIdentifierType>[1]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await chooseIdentifierType(canvasElement, mode);
    await expect(canvasElement.querySelector('[type=submit]')).toBeDisabled();
  };
const rejectedWith = (handler: (typeof authHandlers)[number]): Story => ({
  parameters: { msw: { handlers: [handler, ...authHandlers] } },
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const ByEmail: Story = { play: inWay('email') };
export const ByPhone: Story = { play: inWay('phone') };
export const ByLoginName: Story = { parameters: withFields({ username: 1 }), play: inWay('login') };
export const OneClick: Story = { parameters: withFields(unknownPlayer), play: inWay('oneClick') };
export const EmailAndPhone: Story = {
  parameters: { settings: { emailPhoneRegistration: true, use1ClickRegistration: true } },
  play: inWay('emailPhone'),
};
export const OneWayOnOnePage: Story = {
  parameters: {
    ...withFields({ ...unknownPlayer, phone: 0 }),
    settings: { use1ClickRegistration: false },
  },
  play: async ({ canvas, canvasElement }) => {
    await registrationForm(canvasElement);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Person: Story = {
  play: async ({ canvasElement }) => {
    await registerAccount(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('select')).toHaveFocus());
  },
};
export const PersonWithEveryField: Story = {
  ...Person,
  parameters: withFields({ firstName: 1, lastName: 1, address: 1, zipCode: 1, city: 1 }),
  play: async ({ canvasElement }) => {
    await registerAccount(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[name=firstName]')).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/admin/*', () => delay('infinite'))] } },
};
export const CouldNotBeLoaded: Story = {
  parameters: { msw: { handlers: [http.get('*/api/admin/*', () => HttpResponse.error())] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
const openFor = (window: object): Story => ({
  args: { now: () => new Date('2026-11-20T03:00:00Z') },
  parameters: {
    settings: {
      mirrorDomain: [
        {
          url: globalThis.location?.host ?? '',
          settings: { loginOff: false, registrationConfigs: [window] },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible();
  },
});
export const Closed: Story = openFor({ from: '12:00', to: '18:00' });
export const ClosedForThisCountry: Story = openFor({ country: 'NO' });

export const AllErrors: Story = {
  args: { defaultCountryCode: '' },
  parameters: {
    ...withFields(unknownPlayer),
    settings: { emailPhoneRegistration: true, passwordNeedNumbers: true },
  },
  play: async ({ canvasElement }) => {
    await fireEvent.submit(await registrationForm(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[name=email]')).toHaveFocus());
  },
};
export const TooShortPhone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await chooseIdentifierType(canvasElement, 'phone');
    await userEvent.type(canvasElement.querySelector('[type=tel]') as HTMLElement, '612');
    await userEvent.tab();
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const PersonErrors: Story = {
  parameters: withFields({ firstName: 1, lastName: 1 }),
  play: async ({ canvasElement }) => {
    await registerAccount(canvasElement);
    await userEvent.selectOptions(
      canvasElement.querySelector('[name=dateOfBirth-month]') as HTMLElement,
      '12',
    );
    await fireEvent.submit(await registrationForm(canvasElement));
    await waitFor(() => expect(canvasElement.querySelector('[name=firstName]')).toHaveFocus());
  },
};
export const PasswordChecklist: Story = {
  play: async ({ canvas, canvasElement }) => {
    await registrationForm(canvasElement);
    await userEvent.type(canvasElement.querySelector('[name=password]') as HTMLElement, 'Harbour25');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const TakenEmail: Story = rejectedWith(respondWithError(signUp, 409, { code: 'EMAIL_TAKEN' }));
export const TakenPhone: Story = {
  parameters: {
    msw: { handlers: [respondWithError(signUp, 409, { code: 'PHONE_TAKEN' }), ...authHandlers] },
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseIdentifierType(canvasElement, 'phone');
    await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const UnderAge: Story = rejectedWith(respondWithError(signUp, 400, { code: 'UNDER_AGE' }));
export const Offline: Story = rejectedWith(failWithNetworkError(signUp));
export const Rejected: Story = rejectedWith(
  respondWithError(signUp, 400, { code: 'COUNTRY_RESTRICTED', message: 'No accounts for this country.' }),
);
export const ClosedByTheServer: Story = rejectedWith(
  respondWithError(signUp, 409, { code: 'REGISTRATION_CLOSED', message: '12:00–18:00 UTC' }),
);

export const ExcludedPerson: Story = rejectedWith(respondWithError(signUp, 409, { code: 'PERSON_EXCLUDED' }));
export const RegisterUnavailable: Story = rejectedWith(
  respondWithError(signUp, 409, { code: 'REGISTER_UNAVAILABLE' }),
);

export const Submitting: Story = {
  parameters: { msw: { handlers: [neverRespond(signUp), ...authHandlers] } },
  play: async ({ canvasElement }) => {
    await register(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
  },
};
