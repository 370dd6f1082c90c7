import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { login, sendVerificationEmail } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { choose, control, pressMain, typeLogin } from '../story-steps.js';
import { LoginForm } from './login-form.js';

const meta = {
  title: 'auth/LoginForm',
  component: LoginForm,
  parameters: { msw: { handlers: authHandlers } },
  args: { onSwitchToRegister: () => undefined, forgotHref: '?modal=forgot', supportHref: '/contacts' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ByPhone: Story = {
  args: { defaultCountryCode: 'CW' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'phone');
    await waitFor(() => expect(control(canvasElement, 'select')).toHaveValue('599'));
  },
};

export const ByPhoneWithoutCode: Story = {
  args: { ways: ['phone', 'email'] },
  play: async ({ canvasElement }) => {
    await userEvent.type(control(canvasElement, '[type=tel]'), '95161234');
    await pressMain(canvasElement);
    await waitFor(() => expect(control(canvasElement, '[type=tel]')).toHaveAttribute('aria-invalid'));
  },
};

export const CodesNotLoaded: Story = {
  args: { ways: ['phone', 'email'], defaultPhoneCode: '599' },
  parameters: { msw: { handlers: [http.get('*/api/admin/get-all-country', () => HttpResponse.error())] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ByLoginName: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'login');
    await expect(control(canvasElement, '[name=login]')).toBeVisible();
  },
};

export const OneWay: Story = { args: { ways: ['email'] } };

export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Log in|Anmelden|تسجيل الدخول)$/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(2));
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: {
      handlers: [respondWithError(login, 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '3' } })],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const WrongPasswordByLoginName: Story = {
  args: { ways: ['login', 'email'] },
  parameters: {
    msw: {
      handlers: [respondWithError(login, 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '1' } })],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(control(canvasElement, '[name=login]'), 'marlon');
    await userEvent.type(control(canvasElement, '[name=password]'), 'harbour25{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const EmailNotVerified: Story = {
  parameters: { msw: { handlers: [respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' })] } },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('marlon@example.com');
  },
};

export const LinkSentAgain: Story = {
  parameters: {
    msw: { handlers: [respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' }), ...authHandlers] },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.click(control(canvasElement, '[role=alert] ~ div button'));
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};

export const LinkNotSentAgain: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' }),
        failWithNetworkError(sendVerificationEmail),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.click(control(canvasElement, '[role=alert] ~ div button'));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};

export const EmailNotVerifiedByLoginName: Story = {
  args: { ways: ['login', 'email'] },
  parameters: { msw: { handlers: [respondWithError(login, 401, { code: 'EMAIL_NOT_VERIFIED' })] } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(control(canvasElement, '[name=login]'), 'marlon');
    await userEvent.type(control(canvasElement, '[name=password]'), 'harbour25{Enter}');
    await canvas.findByRole('alert');
    await expect(control(canvasElement, '[name=email]')).toBeVisible();
  },
};

export const Locked: Story = {
  parameters: { msw: { handlers: [respondWithError(login, 423, { code: 'ACCOUNT_LOCKED' })] } },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('link')).toHaveAttribute('href', '/contacts');
  },
};

export const TooManyTries: Story = {
  parameters: {
    msw: { handlers: [respondWithError(login, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } })] },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15');
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(login)] } },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Rejected: Story = {
  parameters: { msw: { handlers: [respondWithError(login, 500, { code: 'INTERNAL' })] } },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [neverRespond(login)] } },
  play: async ({ canvasElement }) => {
    await typeLogin(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
  },
};
