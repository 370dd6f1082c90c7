import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormStatus } from './form-status.js';

it('lists the invalid fields in the style of the language', () => {
  render(<FormStatus error={null} formatMessage={String} wrongFields={['Email', 'Password', 'Country']} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Please check fields with errors: Email, Password, and Country',
  );
});

describe('a pause after too many attempts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const pause = (count: number) =>
    ({
      tone: 'warning',
      title: 'A short pause',
      message: { key: 'form.problem.tooMany', params: { count } },
    }) as const;
  const formatMessage = (message: unknown) => JSON.stringify(message);
  const status = (count: number | null) => (
    <FormStatus error={count === null ? null : pause(count)} formatMessage={formatMessage} wrongFields={[]} />
  );
  const pass = (minutes: number) =>
    act(() => {
      vi.advanceTimersByTime(minutes * 60_000);
    });
  const shown = () => screen.queryByRole('alert')?.textContent;

  it('counts its minutes down, also when the form renders again, and goes', () => {
    const { rerender } = render(status(2));
    expect(shown()).toContain('"count":2');
    pass(0.5);
    expect(shown()).toContain('"count":2');
    rerender(status(2));
    pass(0.5);
    expect(shown()).toContain('"count":1');
    pass(1);
    expect(shown()).toBeUndefined();
  });

  it('starts anew with the next one', () => {
    const { rerender } = render(status(1));
    pass(1);
    rerender(status(null));
    rerender(status(4));
    expect(shown()).toContain('"count":4');
  });
});
