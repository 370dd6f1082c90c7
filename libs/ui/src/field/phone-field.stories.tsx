import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PhoneField } from './phone-field.js';

const meta = {
  title: 'ui/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', codes: ['31', '44', '49', '599'], code: '49', number: '', onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: function Phone({ code, number, onChange, ...args }) {
    const [phone, setPhone] = useState({ code, number });
    const change = (next: { code: string; number: string }) => {
      setPhone(next);
      onChange(next);
    };
    return <PhoneField {...args} {...phone} onChange={change} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'We send a code by text message.' } };
export const Filled: Story = { args: { number: '15123456789' } };
export const Optional: Story = { args: { optional: true } };
export const TooShort: Story = {
  args: { number: '1512', error: 'This number is too short for Germany (+49).' },
};
/** Letters are left out, and what would be too long for Curaçao does not get in. */
export const OnlyDigits: Story = {
  args: { code: '599' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '9 512-3456');
    await expect(input).toHaveValue('95123456');
    await waitFor(async () => {
      await userEvent.type(input, '7');
      const typed = (input as HTMLInputElement).value;
      await userEvent.clear(input);
      await userEvent.type(input, '95123456');
      await expect(typed).toBe('95123456');
    });
  },
};
