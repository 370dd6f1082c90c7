import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmailField } from './email-field.js';

it('accepts only the characters of an address, typed or pasted, and keeps the caret', async () => {
  const onChange = vi.fn();
  render(<EmailField label="Email" onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  const user = userEvent.setup();
  await user.type(field, 'a nnä@(b).co');
  expect(field.value).toBe('ann@b.co');
  field.setSelectionRange(3, 3);
  await user.paste(' +x<>');
  expect(field.value).toBe('ann+x@b.co');
  expect(field.selectionStart).toBe(5);
  expect(onChange).toHaveBeenCalled();
});

describe('an address that the filter has changed', () => {
  function open() {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <EmailField label="Email" />
        <button>Send</button>
      </form>,
    );
    return { onSubmit, user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Email') };
  }
  const question = () => screen.queryByRole('alert');

  it('is shown with the removed characters, and is not sent before it is confirmed', async () => {
    const { onSubmit, user, field } = open();
    await user.click(field);
    await user.paste("o'brien müller@example.com");
    expect(field.value).toBe('obrienmller@example.com');
    expect(question()?.textContent).toContain("' ü");
    expect(question()?.textContent).toContain('obrienmller@example.com');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    const confirm = screen.getByRole('button', { name: 'Yes, this is my address' });
    expect(document.activeElement).toBe(confirm);
    await user.click(confirm);
    expect(question()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
  it('asks again after another change, and no longer when the field was cleared', async () => {
    const { user, field } = open();
    await user.type(field, 'ännä@b.co');
    expect(question()).toBeTruthy();
    await user.clear(field);
    expect(question()).toBeNull();
  });
  it('needs no confirmation when another address replaces all of it, as autofill does', () => {
    const { field } = open();
    fireEvent.change(field, { target: { value: 'jürgen@b.co' } });
    expect(question()).toBeTruthy();
    fireEvent.change(field, { target: { value: 'ann.example@harbour.example' } });
    expect([field.value, question()]).toEqual(['ann.example@harbour.example', null]);
  });
  it('needs no confirmation for white space around it', async () => {
    const { onSubmit, user, field } = open();
    await user.click(field);
    await user.paste('  ann@b.co ');
    expect([field.value, question()]).toEqual(['ann@b.co', null]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
