import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FundsNoticeStep } from './funds-notice-step.js';

const notice = { version: 'v1', level: 'medium', text: 'Harbour Bank in Malta holds it.' } as const;

const meta = {
  title: 'payments/FundsNoticeStep',
  component: FundsNoticeStep,
  args: {
    notice,
    loading: false,
    busy: false,
    failed: false,
    reload: () => Promise.resolve(),
    acknowledge: fn(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible();
  },
} satisfies Meta<typeof FundsNoticeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const High: Story = { args: { notice: { ...notice, level: 'high' } } };
export const NoneWithoutWords: Story = { args: { notice: { ...notice, level: 'none', text: null } } };
export const Sending: Story = { args: { busy: true } };
export const Failed: Story = { args: { failed: true } };
export const Mobile: Story = { globals: { viewport: { value: 'mobile', isRotated: false } } };
