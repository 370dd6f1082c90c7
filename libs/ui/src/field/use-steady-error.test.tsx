import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from './text-field.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Form() {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Email" error={error} onBlur={() => setError('Enter your email address.')} />
      <button>Phone</button>
    </>
  );
}
const error = () => screen.queryByText('Enter your email address.');

describe('an error that a press of something else brings about', () => {
  it('waits for the click, so that nothing moves under the finger', () => {
    render(<Form />);
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button);
    fireEvent.blur(screen.getByLabelText('Email'));
    expect(error()).toBeNull();
    fireEvent.pointerUp(button);
    expect(error()).toBeNull();
    fireEvent.click(button);
    expect(error()).toBeTruthy();
  });
  it('appears without a click once none can follow', () => {
    render(<Form />);
    fireEvent.pointerDown(document.body);
    fireEvent.blur(screen.getByLabelText('Email'));
    fireEvent.pointerUp(document.body);
    expect(error()).toBeNull();
    vi.advanceTimersByTime(1_000);
    return vi.waitFor(() => expect(error()).toBeTruthy());
  });
  it('appears at once when the keyboard leaves the field', () => {
    render(<Form />);
    fireEvent.blur(screen.getByLabelText('Email'));
    expect(error()).toBeTruthy();
  });
});
