import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { login } from '@casino-kit/api-contract';
import { respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { control, typeLogin } from '../story-steps.js';
import { LoginDialog } from './login-dialog.js';

const meta = {
  title: 'auth/LoginDialog',
  component: LoginDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    onSwitchToRegister: () => undefined,
    forgotHref: '?modal=forgot',
    supportHref: '/contacts',
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrongPassword = {
  handlers: [respondWithError(login, 401, { code: 'WRONG_CREDENTIALS', params: { triesLeft: '3' } })],
};
const play: Story['play'] = async () => {
  await typeLogin(await screen.findByRole('dialog'));
  await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
};

export const Empty: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(control(dialog, '[name=email]')).toHaveFocus();
  },
};
export const WrongPassword: Story = { parameters: { msw: wrongPassword }, play };
export const Phone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  parameters: { msw: wrongPassword },
  play,
};
/** In landscape a phone has no space for the artwork: fields and button are in view. */
export const PhoneHeldSideways: Story = {
  ...Empty,
  globals: { viewport: { value: 'mobile', isRotated: true } },
};
/** A number that was typed in a registration, prefilled in its identifier type. */
export const WithTypedNumber: Story = {
  args: { initialLogin: '+599 95161234' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(control(dialog, '[type=tel]')).toHaveValue('95161234');
    await expect(control(dialog, '[name=password]')).toHaveFocus();
  },
};
