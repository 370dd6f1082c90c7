import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { LoginDialog } from './login-dialog.js';

describe('LoginDialog', () => {
  it('is a dialog with the form, closed by Escape and by its button', async () => {
    const onClose = vi.fn();
    render(<LoginDialog open onClose={onClose} />, { wrapper: createTestCasino({ player: null }).Host });
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
  it('can be filled in at once: the first empty field has the focus', () => {
    const { Host } = createTestCasino({ player: null });
    const close = () => undefined;
    const { rerender } = render(<LoginDialog open onClose={close} />, { wrapper: Host });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    rerender(<LoginDialog key="known" open onClose={close} initialLogin="marlon@example.com" />);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });
  it('shows nothing while it is closed', async () => {
    render(<LoginDialog open={false} onClose={() => undefined} />, {
      wrapper: createTestCasino({ player: null }).Host,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
