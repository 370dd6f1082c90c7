import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PhoneField } from './phone-field.js';

const notices = {
  tooLong: (code: string) => `Too long for +${code}.`,
  unknownCode: 'This code is not on offer.',
};
const countryNames = {
  '31': ['Netherlands'],
  '49': ['Germany'],
  '599': ['Curaçao', 'Bonaire', 'Saba', 'St Eustatius'],
};

function Phone({ code = '599', number = '' }) {
  const [phone, setPhone] = useState({ code, number });
  return (
    <>
      <PhoneField
        label="Phone"
        codes={['31', '49', '599']}
        countryNames={countryNames}
        notices={notices}
        {...phone}
        onChange={setPhone}
      />
      <output>{`+${phone.code} ${phone.number}`}</output>
    </>
  );
}
const phone = () => screen.getByRole('status').textContent;
const input = () => screen.getByRole('textbox', { name: 'Phone' });
const codeList = () => screen.getByRole('combobox', { name: 'Country code' });
const paste = async (text: string) => {
  await userEvent.click(input());
  await userEvent.paste(text);
};
/** The lengths are loaded when the field is first shown; until then more digits get in. */
const untilLengthsAreThere = () =>
  waitFor(async () => {
    await userEvent.clear(input());
    await userEvent.type(input(), '951234567');
    expect(input()).toHaveProperty('value', '95123456');
  });

describe('a phone number', () => {
  it('accepts only digits', async () => {
    render(<Phone />);
    await userEvent.type(input(), '9 51-2a3');
    expect(phone()).toBe('+599 95123');
  });
  it('stops when it is too long for the country, announces it politely, and can be shortened', async () => {
    render(<Phone number="95123456" />);
    await untilLengthsAreThere();
    const messages = screen.getByText('Too long for +599.');
    expect(messages.getAttribute('aria-live')).toBe('polite');
    await userEvent.type(input(), '{Backspace}');
    expect(input()).toHaveProperty('value', '9512345');
    expect(screen.queryByText('Too long for +599.')).toBeNull();
  });
  it('does not swallow a pasted number that is too long', async () => {
    render(<Phone />);
    await untilLengthsAreThere();
    await userEvent.clear(input());
    await paste('95161234567');
    expect(screen.getByText('Too long for +599.')).toBeDefined();
    expect(phone()).toBe('+599 ');
  });
  it.each(['+31612047788', '0031 6 1204 7788'])('selects the code that comes with %s', async (text) => {
    render(<Phone />);
    await paste(text);
    expect(phone()).toBe('+31 612047788');
  });
  it('chooses the code of a number that is typed with it', async () => {
    render(<Phone code="31" />);
    await userEvent.type(input(), '+59995161234');
    expect(phone()).toBe('+599 95161234');
  });
  it('keeps a number with an unknown code, and says so', async () => {
    render(<Phone />);
    await paste('+99912345');
    expect(input()).toHaveProperty('value', '+99912345');
    expect(screen.getByText('This code is not on offer.')).toBeDefined();
  });
  it('keeps the number when the country changes', async () => {
    render(<Phone number="951234" />);
    await userEvent.selectOptions(codeList(), '49');
    expect(phone()).toBe('+49 951234');
  });
  it('names the countries of a code, the first of many, and finds each by its name', async () => {
    render(<Phone code="49" />);
    expect(screen.getByRole('option', { name: '+599 Curaçao, Bonaire, Saba, …' })).toBeDefined();
    codeList().focus();
    await userEvent.keyboard('st eu');
    expect(phone()).toBe('+599 ');
  });
});
