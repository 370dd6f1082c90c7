import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Countries } from '../use-countries.js';
import { PhoneNumberField } from './phone-number-field.js';

const countries: Countries = {
  options: [],
  phoneCodes: ['31', '599'],
  phoneCountries: { '31': ['Netherlands'], '599': ['Curaçao', 'Bonaire'] },
  getPhoneCode: () => '',
};

function Phone({
  known = countries,
  start = '599',
}: {
  known?: Countries | null | undefined;
  start?: string | undefined;
}) {
  const [phone, setPhone] = useState({ code: start, number: '' });
  return <PhoneNumberField countries={known} {...phone} onChange={setPhone} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const codes = () => [...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text);

describe('PhoneNumberField', () => {
  it('names the countries of each code', () => {
    render(<Phone />);
    expect(codes()).toEqual(['+31 Netherlands', '+599 Curaçao, Bonaire']);
  });
  it('shows the selected code while the countries are loading', () => {
    render(<Phone known={null} start="49" />);
    expect(codes()).toEqual(['+49']);
  });
  it('says that no number can be entered when no country has a code', () => {
    render(<Phone known={{ ...countries, phoneCodes: [], phoneCountries: {} }} start="" />);
    expect(screen.getByText(/a phone number cannot be entered/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  it('keeps the number of a player whose code no country has', () => {
    render(<Phone known={{ ...countries, phoneCodes: [], phoneCountries: {} }} />);
    expect(codes()).toEqual(['+599']);
  });
  it('shows that a number is too long for its code', async () => {
    render(<Phone />);
    // The lengths are loaded when the field is first shown.
    await waitFor(async () => {
      await userEvent.clear(input());
      await userEvent.type(input(), '951612345');
      expect(screen.getByText(/too long for \W*\+599\W* and was not added/)).toBeTruthy();
    });
    expect(input().value).toBe('95161234');
  });
  it('shows that a code is not offered', async () => {
    render(<Phone />);
    await userEvent.type(input(), '+99912');
    expect(screen.getByText(/country code is not on offer/)).toBeTruthy();
  });
});
