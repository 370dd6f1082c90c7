import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { authHandlers, refusing, silent, unreachable } from '../../testing.js';
import { typeLogin } from '../story-steps.js';
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

export const NothingTyped: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Log in|Anmelden|تسجيل الدخول)$/ }));
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid]')).toHaveLength(2));
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: { handlers: [refusing('login', 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '3' } })] },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15');
  },
};

export const TooManyTries: Story = {
  parameters: {
    msw: { handlers: [refusing('login', 429, { code: 'TOO_MANY_TRIES', params: { minutes: '15' } })] },
  },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('15');
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [unreachable('login')] } },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { msw: { handlers: [refusing('login', 500, { code: 'INTERNAL' })] } },
  play: async ({ canvas, canvasElement }) => {
    await typeLogin(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Submitting: Story = {
  parameters: { msw: { handlers: [silent('login')] } },
  play: async ({ canvasElement }) => {
    await typeLogin(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible());
  },
};
