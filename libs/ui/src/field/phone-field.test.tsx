import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PhoneField } from './phone-field.js';

function Phone({ code = '599', number = '' }) {
  const [phone, setPhone] = useState({ code, number });
  return (
    <>
      <PhoneField label="Phone" codes={['49', '599']} {...phone} onChange={setPhone} />
      <output>{`+${phone.code} ${phone.number}`}</output>
    </>
  );
}

describe('a phone number', () => {
  it('takes digits only', async () => {
    render(<Phone />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '9 51-2a3');
    expect(screen.getByRole('status').textContent).toBe('+599 95123');
  });
  it('stops when it is too long for the country, and can be shortened', async () => {
    render(<Phone number="95123456" />);
    const input = screen.getByRole('textbox');
    // The lengths are loaded when the field is first shown; until then more digits get in.
    await waitFor(async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '951234567');
      expect(input).toHaveProperty('value', '95123456');
    });
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveProperty('value', '9512345');
  });
  it('keeps the number when the country changes', async () => {
    render(<Phone number="951234" />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '49');
    expect(screen.getByRole('status').textContent).toBe('+49 951234');
  });
});
