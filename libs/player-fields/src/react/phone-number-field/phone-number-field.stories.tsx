import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { playerFieldsHandlers } from '../../testing.js';
import { useCountries } from '../use-countries.js';
import { PhoneNumberField } from './phone-number-field.js';

function Phone({ code, number }: { code: string; number: string }) {
  const { countries } = useCountries();
  const [phone, setPhone] = useState({ code, number });
  return <PhoneNumberField countries={countries} {...phone} onChange={setPhone} />;
}

const meta = {
  title: 'player-fields/PhoneNumberField',
  component: Phone,
  parameters: { msw: { handlers: playerFieldsHandlers } },
  args: { code: '599', number: '' },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof Phone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { number: '95161234' } };
/** The last digit would be too long for Curaçao: it is rejected, and the field says so. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.type(canvas.getByRole('textbox'), '951612345');
      await expect(canvas.getByText(/\+599/, { selector: '[aria-live]' })).toBeVisible();
    });
  },
};
export const UnknownCode: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: /\+31/ });
    await userEvent.type(canvas.getByRole('textbox'), '+99912345');
    await expect(canvas.getByRole('textbox')).toHaveValue('+99912345');
  },
};
