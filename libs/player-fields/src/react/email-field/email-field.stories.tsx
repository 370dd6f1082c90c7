import type { Meta, StoryObj } from '@storybook/react-vite';
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
