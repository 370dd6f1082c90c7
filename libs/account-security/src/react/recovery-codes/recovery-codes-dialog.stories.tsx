import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeUserDetails } from '@casino-kit/session/testing';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { recoveryCodes } from '../../testing.js';
import { RecoveryCodesDialog } from './recovery-codes-dialog.js';

const meta = {
  title: 'account-security/RecoveryCodesDialog',
  component: RecoveryCodesDialog,
  args: { codes: recoveryCodes, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    player: makeUserDetails(),
    docs: { story: { inline: false, height: '720px' } },
  },
} satisfies Meta<typeof RecoveryCodesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It stays until the player says that the codes are saved. */
export const ShownOnce: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(recoveryCodes[0]!)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
export const Saved: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    const buttons = dialog.getAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
