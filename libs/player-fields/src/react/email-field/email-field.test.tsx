import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmailField } from './email-field.js';

it('lets in only what an address can hold, typed or pasted, and keeps the caret', async () => {
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
