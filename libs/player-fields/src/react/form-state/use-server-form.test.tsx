import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { minLength, object, pipe, string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type FormErrors } from '../../core/call-errors.js';
import { useServerForm } from './use-server-form.js';

interface Values {
  city: string;
  street: string;
}
type Errors = FormErrors<keyof Values>;

const schema = object({
  city: pipe(string(), minLength(2, 'city.short')),
  street: pipe(string(), minLength(2, 'street.short')),
});
const rejected: Errors = { fields: { street: { fromServer: 'No such street.' } }, form: null };

function open(send: (values: Values) => Promise<Errors | null>, clears?: 'all', isPending = false) {
  function Form() {
    const { form, formProps, getFieldError, invalidAfterAttempt } = useServerForm<Values, keyof Values>({
      options: { resolver: valibotResolver(schema), defaultValues: { city: '', street: '' } },
      send,
      isPending,
      formatMessage: (message) => (typeof message === 'string' ? message : Object.values(message).join(' ')),
      clears,
    });
    return (
      <form {...formProps}>
        {(['city', 'street'] as const).map((name) => (
          <label key={name}>
            {name}
            <input {...form.register(name)} aria-invalid={getFieldError(name) !== undefined} />
            <em>{getFieldError(name)}</em>
          </label>
        ))}
        <p>invalid: {invalidAfterAttempt(['city', 'street']).join(' ')}</p>
        <button>Send</button>
      </form>
    );
  }
  render(<Form />);
  return { user: userEvent.setup({ delay: null }), submit: screen.getByRole('button') };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

describe('useServerForm', () => {
  it('sends nothing while a field is invalid, and focuses the first one', async () => {
    const send = vi.fn(() => Promise.resolve(null));
    const { user, submit } = open(send);
    await user.type(field('city'), 'Delft');
    await user.click(submit);
    expect(await screen.findByText('street.short')).toBeTruthy();
    expect(document.activeElement).toBe(field('street'));
    expect(screen.getByText('invalid: street')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });
  it('shows an error of the server at its field, focuses it, and clears it when the field changes', async () => {
    const { user, submit } = open(() => Promise.resolve(rejected));
    await user.type(field('city'), 'Delft');
    await user.type(field('street'), 'Markt');
    await user.click(submit);
    expect(await screen.findByText('No such street.')).toBeTruthy();
    expect(document.activeElement).toBe(field('street'));
    await user.type(field('city'), '!');
    expect(screen.getByText('No such street.')).toBeTruthy();
    await user.type(field('street'), '!');
    expect(screen.queryByText('No such street.')).toBeNull();
  });
  it('clears every error of the server on any change when the form asks for it', async () => {
    const { user, submit } = open(() => Promise.resolve(rejected), 'all');
    await user.type(field('city'), 'Delft');
    await user.type(field('street'), 'Markt');
    await user.click(submit);
    await screen.findByText('No such street.');
    await user.type(field('city'), '!');
    expect(screen.queryByText('No such street.')).toBeNull();
  });
  it('sends valid values', async () => {
    const send = vi.fn(() => Promise.resolve(null));
    const { user, submit } = open(send);
    await user.type(field('city'), 'Delft');
    await user.type(field('street'), 'Markt');
    await user.click(submit);
    expect(send).toHaveBeenCalledExactlyOnceWith({ city: 'Delft', street: 'Markt' });
  });
  it('ignores a submit while a call is pending', async () => {
    const send = vi.fn(() => Promise.resolve(null));
    const { user, submit } = open(send, undefined, true);
    await user.type(field('city'), 'Delft');
    await user.type(field('street'), 'Markt');
    await user.click(submit);
    expect(send).not.toHaveBeenCalled();
  });
});
