import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResendButton } from './resend-button.js';

const meta = {
  title: 'auth/ResendButton',
  component: ResendButton,
  args: { sentAt: Date.now(), label: 'Send the link again', pending: false, onSend: () => undefined },
} satisfies Meta<typeof ResendButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};
export const Ready: Story = {
  args: { sentAt: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', undefined, { timeout: 3_000 })).toBeEnabled();
  },
};
export const Sending: Story = {
  args: { sentAt: 0, pending: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', undefined, { timeout: 3_000 })).toHaveAttribute(
      'aria-busy',
    );
  },
};
