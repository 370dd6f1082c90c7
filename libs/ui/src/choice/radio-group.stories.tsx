import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group.js';

const bonuses = [
  {
    value: 'welcome',
    label: 'Welcome bonus',
    description: '100% up to €200, wagering 35 times',
    aside: '+ €50.00',
  },
  {
    value: 'reload',
    label: 'Friday reload',
    description: '50% up to €100, wagering 30 times',
    aside: '+ €25.00',
  },
  { value: 'vip', label: 'Gold cashback', description: 'From level Gold', disabled: true },
  { value: 'none', label: 'No bonus', description: 'Withdraw whenever you like' },
];

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Bonus', options: bonuses, value: 'welcome', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 460 }}>{Story()}</div>],
  render: function Choice({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    const choose = (next: string) => {
      setChosen(next);
      onChange(next);
    };
    return <RadioGroup {...args} value={chosen} onChange={choose} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('No bonus'));
    await expect(args.onChange).toHaveBeenCalledWith('none');
    await expect(within(canvasElement).getByRole('radio', { name: /No bonus/ })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: null } };
export const WithError: Story = { args: { value: null, error: 'Choose a bonus, or none.' } };
export const Grid: Story = {
  args: {
    legend: 'How long',
    layout: 'grid',
    value: 'years-1',
    options: [
      { value: 'years-1', label: '1 year' },
      { value: 'years-5', label: '5 years' },
      { value: 'permanent', label: 'Permanent' },
    ],
  },
};
export const Inline: Story = {
  args: {
    legend: 'Gender',
    layout: 'inline',
    value: 'female',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
      { value: 'not', label: 'Not to say' },
    ],
  },
};
export const InlineWithError: Story = {
  args: { ...Inline.args, value: null, error: 'Choose one of them.' },
};
