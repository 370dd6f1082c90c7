import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateField } from './date-field.js';

const meta = {
  title: 'ui/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '', years: { first: 1926, last: 2008 }, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  render: function Dated({ value, onChange, ...args }) {
    const [date, setDate] = useState(value);
    const change = (next: string) => {
      setDate(next);
      onChange(next);
    };
    return <DateField {...args} value={date} onChange={change} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};
/** The list of years opens at 2007, but selects nothing. */
export const OpensAtYear: Story = {
  args: { opensAtYear: '2007' },
  play: async ({ canvasElement }) => {
    const years = canvasElement.querySelector('[autocomplete=bday-year]') as HTMLSelectElement;
    await expect([years.value, years.options[years.selectedIndex + 1]?.value]).toEqual(['', '2007']);
  },
};
export const Chosen: Story = { args: { value: '1990-04-12' } };
export const WithHint: Story = { args: { hint: 'You have to be 18 or older.' } };
export const WithError: Story = {
  args: { value: '2008-12-30', error: 'You have to be 18 or older to play.' },
};
/** From 31 January to February: the day moves to the last that there is. */
export const DayCapped: Story = {
  args: { value: '1996-01-31' },
  play: async ({ args, canvasElement }) => {
    // The parts are named in the language of the story.
    const part = (name: string) => canvasElement.querySelector(`[autocomplete='bday-${name}']`)!;
    await userEvent.selectOptions(part('month'), '02');
    await expect(args.onChange).toHaveBeenLastCalledWith('1996-02-29');
    await expect(part('day')).toHaveValue('29');
  },
};
