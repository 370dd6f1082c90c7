import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { DateField } from './date-field.js';

function Birth({ start = '', locale = 'en-GB' }) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider locale={locale}>
      <DateField
        label="Date of birth"
        value={value}
        onChange={setValue}
        years={{ first: 1920, last: 2008 }}
      />
      <output>{value}</output>
      <button onClick={() => setValue('')}>Empty</button>
      <button onClick={() => setValue('2001-07-09')}>Set</button>
    </UiProvider>
  );
}
const part = (name: string) => screen.getByRole('combobox', { name });
const order = () => screen.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'));
const days = () => part('Day').querySelectorAll('option:not([value=""])').length;

describe('a date', () => {
  it('is given out once every part is chosen', async () => {
    render(<Birth />);
    await userEvent.selectOptions(part('Day'), '12');
    await userEvent.selectOptions(part('Month'), '04');
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.selectOptions(part('Year'), '1990');
    expect(screen.getByRole('status').textContent).toBe('1990-04-12');
  });
  it('moves to the last day of a shorter month', async () => {
    render(<Birth start="1995-01-31" />);
    await userEvent.selectOptions(part('Month'), '02');
    expect(screen.getByRole('status').textContent).toBe('1995-02-28');
    expect(days()).toBe(28);
  });
  it('has 29 February in leap years only', async () => {
    render(<Birth start="1996-02-29" />);
    expect(days()).toBe(29);
    await userEvent.selectOptions(part('Year'), '1997');
    expect(screen.getByRole('status').textContent).toBe('1997-02-28');
    await userEvent.selectOptions(part('Year'), '2000');
    expect(days()).toBe(29);
  });
  it.each([
    ['en-GB', ['Day', 'Month', 'Year']],
    ['en-US', ['Month', 'Day', 'Year']],
    ['hu', ['Year', 'Month', 'Day']],
    ['de', ['Day', 'Month', 'Year']],
    ['fa', ['Year', 'Month', 'Day']],
  ])('has the order of %s', (locale, expected) => {
    render(<Birth locale={locale} />);
    expect(order()).toEqual(expected);
  });
  it.each(['fa', 'th', 'ar-u-nu-arab'])('is Gregorian with Latin digits in %s', (locale) => {
    render(<Birth start="1990-04-12" locale={locale} />);
    expect(part('Year')).toHaveProperty('value', '1990');
    expect([...part('Day').querySelectorAll('option')].map(({ textContent }) => textContent)).toContain('12');
  });
  it("follows the form's value, and is empty when the form clears it", async () => {
    render(<Birth start="1990-04-12" />);
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    expect(
      [part('Day'), part('Month'), part('Year')].map((select) => (select as HTMLSelectElement).value),
    ).toEqual(['09', '07', '2001']);
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    expect(part('Year')).toHaveProperty('value', '');
  });
  it('opens its years at the given one, and selects nothing', () => {
    const change = vi.fn();
    const years = { first: 1920, last: 2008 };
    render(<DateField label="Born" value="" onChange={change} years={years} opensAtYear="1990" />);
    const list = part('Year') as HTMLSelectElement;
    expect([list.value, list.options[list.selectedIndex + 1]?.value]).toEqual(['', '1990']);
    expect(change).not.toHaveBeenCalled();
  });
  it('blurs when the focus goes elsewhere, not from part to part', async () => {
    const leave = vi.fn();
    const years = { first: 1920, last: 2008 };
    render(<DateField label="Born" value="" onChange={vi.fn()} onBlur={leave} years={years} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(leave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(leave).toHaveBeenCalledOnce();
  });
  it('offers the latest year first', () => {
    render(<Birth />);
    const years = [...part('Year').querySelectorAll('option:not([value=""])')].map(
      (option) => option.textContent,
    );
    expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1920', 89]);
  });
});
