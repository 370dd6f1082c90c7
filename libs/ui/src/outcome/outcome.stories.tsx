import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Info as InfoIcon, TriangleAlert, X } from 'lucide-react';
import { Button } from '../button/button.js';
import { DescriptionList } from '../description-list/description-list.js';
import { Outcome } from './outcome.js';

const receipt = (
  <DescriptionList
    facts={[
      { term: 'Amount', value: '€50.00' },
      { term: 'Method', value: 'Visa •••• 4242' },
      { term: 'Reference', value: 'dep_7fK290XQ' },
    ]}
  />
);

const meta = {
  title: 'ui/Outcome',
  component: Outcome,
  args: {
    tone: 'success',
    icon: <Check size={26} />,
    title: 'Your deposit has arrived',
    children: '€50.00 is in your balance, and the welcome bonus of €50.00 is active.',
    facts: receipt,
    actions: (
      <>
        <Button variant="primary" size="lg" block>
          Play
        </Button>
        <Button size="lg" block>
          Deposit again
        </Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 440, marginInline: 'auto' }}>{Story()}</div>],
} satisfies Meta<typeof Outcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Pending: Story = {
  args: {
    tone: 'info',
    icon: <Clock size={26} />,
    title: 'Your bank is checking the payment',
    children: 'This can take a few minutes. You may leave; we tell you when the money is here.',
    working: true,
    actions: (
      <Button size="lg" block>
        Close
      </Button>
    ),
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    icon: <TriangleAlert size={26} />,
    title: 'You cancelled the payment',
    children: 'No money was taken. Your balance is unchanged.',
    facts: undefined,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    icon: <X size={26} />,
    title: 'The card was declined',
    children: 'No money was taken. Your bank did not say why; another method or another card may work.',
    facts: receipt,
    actions: (
      <>
        <Button variant="primary" size="lg" block>
          Try another method
        </Button>
        <Button variant="ghost" size="lg" block>
          Contact support
        </Button>
      </>
    ),
  },
};
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    icon: <InfoIcon size={26} />,
    title: 'Your session has ended',
    children: 'You have not been active for 30 minutes. Your balance and running bets are safe.',
    facts: undefined,
    level: 1,
    actions: (
      <Button variant="primary" size="lg" block>
        Log in
      </Button>
    ),
  },
};
