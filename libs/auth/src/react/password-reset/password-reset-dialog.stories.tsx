import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { forgotPassword, resetPasswordSms } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { choose, control, pressMain } from '../story-steps.js';
import { PasswordResetDialog } from './password-reset-dialog.js';

const meta = {
  title: 'auth/PasswordResetDialog',
  component: PasswordResetDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    settings: { useSMSResetPassword: true, passwordNeedNumbers: true },
    docs: { story: { inline: false, height: '720px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    onDone: () => undefined,
    onSwitchToLogin: () => undefined,
    initialLogin: 'marlon@example.com',
    defaultPhoneCode: '599',
  },
} satisfies Meta<typeof PasswordResetDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog');
const respondedBy = (...handlers: typeof authHandlers) => ({
  msw: { handlers: [...handlers, ...authHandlers] },
});

/** Requests a code by SMS and waits for the step with the code field. */
async function toCode(): Promise<HTMLElement> {
  const root = await dialog();
  await choose(root, 'phone');
  await userEvent.type(control(root, '[type=tel]'), '95161234');
  await pressMain(root);
  await screen.findByRole('timer');
  return dialog();
}
async function typeCode(root: Element, code = '123456'): Promise<void> {
  await userEvent.type(control(root, '[name=code]'), code);
  await userEvent.type(control(root, '[name=password]'), 'Harbour-25');
  await pressMain(root);
}

export const Asking: Story = {
  play: async () => {
    await expect(control(await dialog(), '[name=email]')).toHaveFocus();
  },
};
export const EmailOnly: Story = {
  parameters: { settings: { useSMSResetPassword: false } },
  play: async () => {
    await dialog();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};
export const AskingByPhone: Story = {
  play: async () => {
    const root = await dialog();
    await choose(root, 'phone');
    await expect(control(root, '[type=tel]')).toBeVisible();
  },
};
export const NothingTyped: Story = {
  args: { initialLogin: '' },
  play: async () => {
    await pressMain(await dialog());
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const Sending: Story = {
  parameters: respondedBy(neverRespond(forgotPassword)),
  play: async () => {
    const root = await dialog();
    await pressMain(root);
    await waitFor(() => expect(control(root, '[type=submit]')).toHaveAttribute('aria-busy'));
  },
};
export const Offline: Story = {
  parameters: respondedBy(failWithNetworkError(forgotPassword)),
  play: async () => {
    await pressMain(await dialog());
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const LinkSent: Story = {
  play: async () => {
    await pressMain(await dialog());
    await waitFor(async () => expect(await screen.findByRole('timer')).toBeVisible());
  },
};
export const CodeSent: Story = {
  play: async () => {
    await expect(control(await toCode(), '[name=code]')).toBeVisible();
  },
};
export const CodeSentOnAPhone: Story = {
  globals: { viewport: { value: 'mobile', isRotated: false } },
  play: async () => {
    await expect(control(await toCode(), '[name=code]')).toBeVisible();
  },
};
export const CodeIncomplete: Story = {
  play: async () => {
    const root = await toCode();
    await typeCode(root, '123');
    await waitFor(() => expect(control(root, '[name=code]')).toHaveAttribute('aria-invalid'));
  },
};
export const CodeWrong: Story = {
  parameters: respondedBy(
    respondWithError(resetPasswordSms, 400, { code: 'CODE_WRONG', params: { triesLeft: '2' } }),
  ),
  play: async () => {
    await typeCode(await toCode());
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const NoTryLeft: Story = {
  parameters: respondedBy(
    respondWithError(resetPasswordSms, 400, { code: 'CODE_WRONG', params: { triesLeft: '0' } }),
  ),
  play: async () => {
    await typeCode(await toCode());
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const CodeExpired: Story = {
  parameters: respondedBy(respondWithError(resetPasswordSms, 400, { code: 'LINK_EXPIRED' })),
  play: async () => {
    await typeCode(await toCode());
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const PasswordSetBySms: Story = {
  play: async () => {
    await typeCode(await toCode());
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  },
};
