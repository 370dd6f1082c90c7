import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeSessionTime } from '../../testing.js';
import { SessionTimeNotice } from './session-time-notice.js';

/** The page looks at the clock when it becomes visible. */
const look = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('SessionTimeNotice', () => {
  it('announces the end with the time of day, once, and reports when it is reached', async () => {
    let at = new Date('2026-11-26T20:50:00Z');
    const now = () => at;
    const onEnded = vi.fn();
    render(
      <SessionTimeNotice limit={makeSessionTime()} timeZone="Europe/Berlin" now={now} onEnded={onEnded} />,
      {
        wrapper: createTestCasino().Host,
      },
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    at = new Date('2026-11-26T20:54:00Z');
    look();
    expect(await screen.findByRole('alertdialog', { name: 'Your session ends at 21:58' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    at = new Date('2026-11-26T20:55:00Z');
    look();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onEnded).not.toHaveBeenCalled();
    at = new Date('2026-11-26T20:58:00Z');
    look();
    look();
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('shows nothing without a limit', () => {
    render(<SessionTimeNotice limit={null} timeZone="UTC" onEnded={vi.fn()} />, {
      wrapper: createTestCasino().Host,
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
