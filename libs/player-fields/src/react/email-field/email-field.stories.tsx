import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EmailField } from './email-field.js';

const meta = {
  title: 'player-fields/EmailField',
  component: EmailField,
  args: { label: 'Email', autoComplete: 'email' },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { defaultValue: 'marlon@example.com' } };
export const Wrong: Story = {
  args: {
    defaultValue: 'marlon@example',
    error: 'This is not a complete email address. Example: name@example.com',
  },
};

/** An apostrophe was typed: the player has to confirm the address without it. */
export const ChangedByTheFilter: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), "o'brien@example.com");
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
