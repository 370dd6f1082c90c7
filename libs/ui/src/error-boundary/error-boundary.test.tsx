import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.js';

let broken: boolean;
function Part() {
  if (broken) throw new Error('broken');
  return <p>All is well</p>;
}
function Page({
  onError,
  resetKey,
}: {
  onError?: ((error: unknown) => void) | undefined;
  resetKey?: string | undefined;
}) {
  return (
    <ErrorBoundary
      onError={onError}
      resetKey={resetKey}
      fallback={(retry) => <button onClick={retry}>Try again</button>}
    >
      <Part />
    </ErrorBoundary>
  );
}

beforeEach(() => {
  broken = true;
  // React writes every caught error to the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('an error boundary', () => {
  it('shows the fallback, reports the error, and retries', async () => {
    const onError = vi.fn();
    render(<Page onError={onError} />);
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeDefined();
  });
  it('shows the fallback again when trying did not help', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
  it('retries when the reset key changes, and only then', () => {
    const { rerender } = render(<Page resetKey="/a" />);
    broken = false;
    rerender(<Page resetKey="/a" />);
    expect(screen.queryByText('All is well')).toBeNull();
    rerender(<Page resetKey="/b" />);
    expect(screen.getByText('All is well')).toBeDefined();
  });
});
