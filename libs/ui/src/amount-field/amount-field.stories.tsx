import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AmountField, QuickAmounts } from './amount-field.js';

const meta = {
  title: 'ui/AmountField',
  component: AmountField,
  args: {
    label: 'Amount',
    aside: '€10 to €5,000',
    value: '50',
    currency: '€',
    onChange: fn(),
    onIncrease: fn(),
    onDecrease: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 460 }}>{Story()}</div>],
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const LongAmount: Story = { args: { value: '1234567.89', currency: 'USDT' } };
export const WithHint: Story = { args: { hint: 'You can deposit another €450.00 this week.' } };
export const WithError: Story = {
  args: { value: '5', error: 'The smallest deposit with this method is €10.00.' },
};

/** The field with its quick amounts, as the cashier shows them; each step here is ten euros. */
export const WithQuickAmounts: Story = {
  render: function Amounts(args) {
    const [value, setValue] = useState('50');
    const step = (by: number) => setValue(String(Math.max(0, Number(value) + by)));
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <AmountField
          {...args}
          value={value}
          onChange={setValue}
          onIncrease={() => step(10)}
          onDecrease={() => step(-10)}
        />
        <QuickAmounts
          label="Quick amounts"
          selected={value}
          onSelect={setValue}
          options={['20', '50', '100', '250'].map((amount) => ({ value: amount, label: `€${amount}` }))}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '€100' }));
    await expect(canvas.getByRole('button', { name: '€100' })).toHaveAttribute('aria-pressed', 'true');
    const [, increase] = canvas.getAllByRole('button');
    await userEvent.click(increase!);
    await expect(canvas.getByRole('textbox')).toHaveValue('110');
  },
};
