import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { InactivityWarningDialog } from './inactivity-warning-dialog.js';

const now = () => Date.parse('2026-11-21T02:00:00Z');

describe('InactivityWarningDialog', () => {
  it('shows how long is left and lets the player stay', async () => {
    const onStay = vi.fn();
    render(<InactivityWarningDialog endsAt={now() + 90_000} onStay={onStay} now={now} />, {
      wrapper: createTestCasino({ player: null }).Host,
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    expect(dialog.textContent).toContain('1:30');
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(onStay).toHaveBeenCalledOnce();
  });
  it('takes the focus, so that a key is enough to stay', async () => {
    render(<InactivityWarningDialog endsAt={now() + 90_000} onStay={vi.fn()} now={now} />, {
      wrapper: createTestCasino({ player: null }).Host,
    });
    await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
  });
  it('shows nothing while the end is not near', () => {
    render(<InactivityWarningDialog endsAt={null} onStay={vi.fn()} />, {
      wrapper: createTestCasino({ player: null }).Host,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
