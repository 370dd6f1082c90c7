import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.js';

const meta = {
  title: 'ui/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    autoComplete: 'country',
    options: [
      { value: 'CW', label: 'Curaçao' },
      { value: 'DE', label: 'Germany' },
      { value: 'NL', label: 'Netherlands' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'CW' } };
export const NotChosen: Story = { args: { defaultValue: '', placeholder: 'Choose a country' } };
export const WithHint: Story = { args: { defaultValue: 'NL', hint: 'As in your documents.' } };
export const WithError: Story = {
  args: { defaultValue: '', placeholder: 'Choose a country', error: 'Choose the country you live in.' },
};
export const Disabled: Story = { args: { defaultValue: 'CW', disabled: true } };
export const Optional: Story = { args: { defaultValue: 'DE', label: 'Time zone country', optional: true } };
