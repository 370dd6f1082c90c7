import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordRuleList } from './password-rule-list.js';

const meta = {
  title: 'player-fields/PasswordRuleList',
  component: PasswordRuleList,
  args: {
    password: '',
    rules: { minLength: 6, maxLength: 255, special: true, digit: true, uppercase: true },
  },
} satisfies Meta<typeof PasswordRuleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};
export const OneMissing: Story = { args: { password: 'Harbour25' } };
export const AllMet: Story = { args: { password: 'Harbour25!' } };
