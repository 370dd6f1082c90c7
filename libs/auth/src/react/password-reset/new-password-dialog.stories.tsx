import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { resetPassword } from '@casino-kit/api-contract';
import { failWithNetworkError, neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { control } from '../story-steps.js';
import { NewPasswordDialog } from './new-password-dialog.js';

const meta = {
  title: 'auth/NewPasswordDialog',
  component: NewPasswordDialog,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: authHandlers },
    settings: { passwordNeedNumbers: true, passwordNeedSpecialCharacter: true },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    open: true,
    onClose: () => undefined,
    code: 'c0de',
    onDone: () => undefined,
    onAskAgain: () => undefined,
  },
} satisfies Meta<typeof NewPasswordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function save(password = 'Harbour25!'): Promise<HTMLElement> {
  const root = await screen.findByRole('dialog');
  await userEvent.type(control(root, '[name=password]'), `${password}{Enter}`);
  return root;
}
const withoutForm = () => waitFor(() => expect(document.querySelector('[name=password]')).toBeNull());

export const Empty: Story = {
  play: async () => {
    await expect(control(await screen.findByRole('dialog'), '[name=password]')).toHaveFocus();
  },
};
export const RuleBroken: Story = {
  play: async () => {
    await save('harbour');
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const Saving: Story = {
  parameters: { msw: { handlers: [neverRespond(resetPassword)] } },
  play: async () => {
    const root = await save();
    await waitFor(() => expect(control(root, '[type=submit]')).toHaveAttribute('aria-busy'));
  },
};
export const Offline: Story = {
  parameters: { msw: { handlers: [failWithNetworkError(resetPassword)] } },
  play: async () => {
    await save();
    await waitFor(async () => expect(await screen.findByRole('alert')).toBeVisible());
  },
};
export const Expired: Story = {
  parameters: { msw: { handlers: [respondWithError(resetPassword, 400, { code: 'LINK_EXPIRED' })] } },
  play: async () => {
    await save();
    await withoutForm();
  },
};
export const Saved: Story = {
  play: async () => {
    await save();
    await withoutForm();
  },
};
