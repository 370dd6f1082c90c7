import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Alert } from './alert.js';

const meta = {
  title: 'ui/Note',
  component: Alert,
  args: { title: 'Verify your e-mail', children: 'We have sent a link to marlon@casino.example.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Neutral: Story = {
  args: { tone: 'neutral', title: undefined, children: 'Times are shown in your own time zone.' },
};
export const Success: Story = { args: { tone: 'success', title: 'Documents approved', children: undefined } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'You give up your bonus',
    children: 'Withdrawing now ends the welcome bonus: €40.00 and its winnings of €12.30 are removed.',
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The payment was declined',
    children: 'No money was taken. Try another method.',
    live: true,
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm" variant="line">
        Send again
      </Button>
    ),
  },
};
export const WithActionOnPhone: Story = {
  args: { ...WithAction.args },
  globals: { viewport: { value: 'mobile', isRotated: false } },
};
