import { useEffect, useRef } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FocusFirstField } from './focus-first-field.js';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const nextFrame = () => new Promise(requestAnimationFrame);

it('focuses the first empty field, past choices and filled-in fields', () => {
  render(
    <FocusFirstField>
      <input type="radio" aria-label="Way" />
      <input aria-label="Email" defaultValue="marlon@example.com" />
      <input aria-label="Password" />
    </FocusFirstField>,
  );
  expect(document.activeElement).toBe(input('Password'));
});
it('moves on when a form fills the field in automatically after it appeared', async () => {
  function Form() {
    const email = useRef<HTMLInputElement>(null);
    useEffect(() => {
      const timer = requestAnimationFrame(
        () => email.current && (email.current.value = 'marlon@example.com'),
      );
      return () => cancelAnimationFrame(timer);
    }, []);
    return <input ref={email} aria-label="Email" />;
  }
  render(
    <FocusFirstField>
      <Form />
      <input aria-label="Password" />
    </FocusFirstField>,
  );
  await waitFor(() => expect(document.activeElement).toBe(input('Password')));
});
it('does not move the focus of a player who is already typing', async () => {
  render(
    <FocusFirstField>
      <input aria-label="Email" />
      <input aria-label="Password" />
    </FocusFirstField>,
  );
  await userEvent.setup({ delay: null }).type(input('Email'), 'm', { skipClick: true });
  await nextFrame();
  await nextFrame();
  expect([document.activeElement, input('Email').value]).toEqual([input('Email'), 'm']);
});
it('focuses a list when there is no text field', () => {
  render(
    <FocusFirstField>
      <select aria-label="Country" />
    </FocusFirstField>,
  );
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
