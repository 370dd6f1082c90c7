import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PhoneField } from './phone-field.js';

const meta = {
  title: 'ui/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone',
    codes: ['31', '44', '49', '599'],
    countryNames: {
      '31': ['Netherlands'],
      '44': ['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey'],
      '49': ['Germany'],
      '599': ['Curaçao', 'Bonaire'],
    },
    notices: {
      tooLong: (code) => `That is too long for +${code} and was not added.`,
      unknownCode: 'This country code is not on offer. Choose one from the list.',
    },
    code: '49',
    number: '',
    onChange: fn(),
  },
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
/** Letters are dropped, and digits that would be too long for Curaçao are rejected. */
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
/** A number with its country code chooses the code, typed or pasted. */
export const WithItsCode: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+599 9 516 1234');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '599', number: '95161234' });
  },
};
export const TooLong: Story = {
  args: { code: '599', number: '95161234' },
  play: async ({ canvas }) => {
    // The number tables are loaded when the field is first shown.
    await waitFor(async () => {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.type(canvas.getByRole('textbox'), '951612345');
      await expect(canvas.getByText(/\+599 and/)).toBeVisible();
    });
  },
};
export const UnknownCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '+99912345');
    await expect(canvas.getByText(/not on offer/)).toBeVisible();
  },
};
/** Typing a country's name in the list of codes finds it. */
export const ByName: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('cur');
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '599', number: '' });
  },
};
