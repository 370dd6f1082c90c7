import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositPrompt } from './deposit-prompt.js';

const meta = { title: 'payments/DepositPrompt', component: DepositPrompt } satisfies Meta<
  typeof DepositPrompt
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithOwnLink: Story = { args: { href: '?modal=deposit' } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
