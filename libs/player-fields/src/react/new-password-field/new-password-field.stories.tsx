import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewPasswordField } from './new-password-field.js';

const meta = {
  title: 'player-fields/NewPasswordField',
  component: NewPasswordField,
  args: {
    label: 'Password',
    password: '',
    rules: { minLength: 6, maxLength: 255, special: true, digit: true, uppercase: true },
  },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OneMissing: Story = { args: { password: 'Harbour25', defaultValue: 'Harbour25' } };
export const Rejected: Story = {
  args: { password: 'Harbour', defaultValue: 'Harbour', error: 'Add a digit.' },
};
