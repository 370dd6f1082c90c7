import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DialogFrame } from './dialog-frame.js';

const height = { phone: 604, wide: 624 };

it('is closed by Escape and by its button', async () => {
  const onClose = vi.fn();
  render(<DialogFrame onClose={onClose} height={height} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('says that the dialog is loading and leaves the focus where it is', () => {
  const { rerender } = render(<button>Log in</button>);
  const link = screen.getByRole('button', { name: 'Log in' });
  link.focus();
  rerender(
    <>
      <button>Log in</button>
      <DialogFrame onClose={() => undefined} height={height} />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(document.activeElement?.textContent).toBe('Log in');
});
