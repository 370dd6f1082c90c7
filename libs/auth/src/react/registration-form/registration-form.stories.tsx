import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { authHandlers, refusing, registrationAnswers, silent, unreachable } from '../../testing.js';
import { register, registrationForm } from '../story-steps.js';
import { RegistrationForm } from './registration-form.js';

const meta = {
  title: 'auth/RegistrationForm',
  component: RegistrationForm,
  parameters: {
    msw: { handlers: authHandlers },
    settings: { passwordNeedNumbers: true, passwordNeedUppercase: true, passwordNeedSpecialCharacter: true },
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

const allFields = http.get('*/api/admin/get-registration-fields', () =>
  HttpResponse.json({ ...registrationAnswers.fields, firstName: 1, lastName: 1 }),
);
const refusedWith = (handler: (typeof authHandlers)[number]): Story => ({
  parameters: { msw: { handlers: [handler, ...authHandlers] } },
  play: async ({ canvas, canvasElement }) => {
    await register(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await registrationForm(canvasElement);
    await expect(canvasElement.querySelector('[type=submit]')).toBeDisabled();
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

export const AllErrors: Story = {
  args: { defaultCountryCode: '' },
  parameters: { msw: { handlers: [allFields, ...authHandlers] } },
  play: async ({ canvasElement }) => {
    const email = await registrationForm(canvasElement);
    await userEvent.selectOptions(
      canvasElement.querySelector('[name=dateOfBirth-month]') as HTMLElement,
      '12',
    );
    await fireEvent.submit(email.form as HTMLFormElement);
    await waitFor(() => expect(email).toHaveFocus());
  },
};

export const PasswordChecklist: Story = {
  play: async ({ canvas, canvasElement }) => {
    await registrationForm(canvasElement);
    await userEvent.type(canvasElement.querySelector('[name=password]') as HTMLElement, 'Harbour25');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const TakenEmail: Story = refusedWith(refusing('sign-up', 409, { code: 'EMAIL_TAKEN' }));
export const UnderAge: Story = refusedWith(refusing('sign-up', 400, { code: 'UNDER_AGE' }));
export const Offline: Story = refusedWith(unreachable('sign-up'));
export const Refused: Story = refusedWith(
  refusing('sign-up', 400, { code: 'REGISTRATION_CLOSED', message: '12:00–18:00 UTC' }),
);

export const Submitting: Story = {
  parameters: { msw: { handlers: [silent('sign-up'), ...authHandlers] } },
  play: async ({ canvasElement }) => {
    await register(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
  },
};
