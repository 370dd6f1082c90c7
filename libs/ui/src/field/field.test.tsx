import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../provider/ui-provider.js';
import { SelectField } from './select-field.js';
import { PasswordField, TextField } from './text-field.js';

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a field', () => {
  it('is named by its label', () => {
    render(<TextField label="E-mail" type="email" />);
    expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBeNull();
  });
  it('ties its error to the control, announces it and hides the hint', () => {
    render(<TextField label="E-mail" error="This is no address." hint="We write rarely." />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toBe('This is no address.');
    expect(screen.getByRole('alert').textContent).toBe('This is no address.');
    expect(screen.queryByText('We write rarely.')).toBeNull();
  });
  it('ties its hint to the control, with an empty error too', () => {
    render(<TextField label="E-mail" error="" hint="We write rarely." />);
    const input = screen.getByRole('textbox');
    expect(described(input)).toBe('We write rarely.');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });
  it('has no dangling reference without a hint', () => {
    render(<TextField label="E-mail" />);
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });
  it('shows that it is optional in the texts of the host', () => {
    render(
      <UiProvider texts={{ optional: 'freiwillig' }}>
        <TextField label="Aktionscode" optional />
      </UiProvider>,
    );
    expect(screen.getByText('freiwillig')).toBeDefined();
  });
  it('ties the error of a list too', () => {
    render(<SelectField label="Country" error="Choose one." options={[{ value: 'CW', label: 'Curaçao' }]} />);
    const select = screen.getByRole('combobox', { name: 'Country' });
    expect(described(select)).toBe('Choose one.');
    expect(select.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a password', () => {
  it('is shown and hidden again', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    const hide = screen.getByRole('button', { name: 'Hide password' });
    expect(hide.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(hide);
    expect(input.getAttribute('type')).toBe('password');
  });
  it('is written left to right and never corrected', () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('dir')).toBe('ltr');
    expect(input.getAttribute('spellcheck')).toBe('false');
  });
});
