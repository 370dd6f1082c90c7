import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl } from './segmented-control.js';

const meta = {
  title: 'ui/Segments',
  component: SegmentedControl,
  args: {
    label: 'Register with',
    value: 'email',
    options: [
      { value: 'email', label: 'E-mail' },
      { value: 'phone', label: 'Phone' },
      { value: 'click', label: 'One click' },
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: function Choice({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const choose = (next: string) => {
      setChosen(next);
      onChange(next);
    };
    return <SegmentedControl {...args} value={chosen} onChange={choose} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Phone' }));
    await expect(args.onChange).toHaveBeenCalledWith('phone');
  },
};
export const Two: Story = {
  args: {
    label: 'Money',
    value: 'deposit',
    options: [
      { value: 'deposit', label: 'Deposit' },
      { value: 'withdraw', label: 'Withdraw' },
    ],
  },
};
/** More options than fit side by side on a small phone: nothing overflows the box. */
export const ManyOnSmallPhone: Story = {
  args: {
    value: 'emailPhone',
    options: [
      { value: 'emailPhone', label: 'E-Mail + Telefon' },
      { value: 'login', label: 'Anmeldename' },
      { value: 'click', label: 'Ein Klick' },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[role=radiogroup]') as HTMLElement;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
