import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sendVerificationEmail } from '@casino-kit/api-contract';
import { neverRespond, respondWithError } from '@casino-kit/provider/testing';
import { authHandlers } from '../../testing.js';
import { control } from '../story-steps.js';
import { SendVerificationLink } from './send-verification-link.js';

const meta = {
  title: 'auth/SendVerificationLink',
  component: SendVerificationLink,
  parameters: { msw: { handlers: authHandlers } },
  args: { email: 'marlon@example.com' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SendVerificationLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (root: Element) => userEvent.click(control(root, 'button'));

export const Known: Story = {};
export const Asking: Story = { args: { email: '' } };
export const NothingTyped: Story = {
  args: { email: '' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Sending: Story = {
  parameters: { msw: { handlers: [neverRespond(sendVerificationEmail)] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await expect(control(canvasElement, 'button')).toHaveAttribute('aria-busy');
  },
};
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};
export const TooManyTries: Story = {
  parameters: {
    msw: {
      handlers: [
        respondWithError(sendVerificationEmail, 429, { code: 'TOO_MANY_TRIES', params: { minutes: '5' } }),
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('5');
  },
};
