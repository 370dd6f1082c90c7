import { type TerminationReason, type TerminationRecord } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { authHandlers } from '../../testing.js';
import { SessionEndedDialog, type SessionEndedDialogProps } from './session-ended-dialog.js';
import { SessionEndedOverlay } from './session-ended-overlay.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ended = (reason: TerminationReason, rest: Partial<TerminationRecord> = {}): TerminationRecord => ({
  reason,
  time: '2026-11-21T01:04:00.000Z',
  startedAt: '2026-11-20T23:52:00.000Z',
  ...rest,
});

function show(record: TerminationRecord, props: Partial<SessionEndedDialogProps> = {}, minutes = 30) {
  const { Host } = createTestCasino({ player: null, settings: { inactivitySessionTimeout: minutes } });
  const given: SessionEndedDialogProps = {
    record,
    onLogIn: vi.fn(),
    onClose: vi.fn(),
    now: () => new Date('2026-11-21T02:00:00Z'),
    timeZone: 'America/Curacao',
    ...props,
  };
  const { rerender } = render(<SessionEndedDialog {...given} />, { wrapper: Host });
  return {
    user: userEvent.setup({ delay: null }),
    again: (next: Partial<SessionEndedDialogProps>) => rerender(<SessionEndedDialog {...given} {...next} />),
    ...given,
  };
}
const dialog = () => screen.getByRole('alertdialog');
const fact = (term: string) =>
  screen.getByText(term).parentElement?.querySelector('dd')?.textContent?.replaceAll(/\s/g, ' ');
const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

describe('SessionEndedDialog', () => {
  it('shows inactivity with its minutes, the time and the length of the session', () => {
    show(ended('USER_INACTIVITY_TIMEOUT'));
    expect(dialog().textContent).toContain(
      'There was no activity for 30 minutes, so we closed the session to protect your balance.',
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('You were logged out');
    expect([fact('Session ended'), fact('Time in this session')]).toEqual(['Today, 21:04', '1 h 12 min']);
  });
  it.each([
    [45, '45 minutes'],
    [1, '30 minutes'],
    // Nobody counts in tenths of a minute.
    [1.1, '1 minute,'],
    [7.5, '8 minutes'],
  ])('reads the minutes of the setting %f as %s', (setting, minutes) => {
    show(ended('USER_INACTIVITY_TIMEOUT'), {}, setting);
    expect(dialog().textContent).toContain(`no activity for ${minutes}`);
  });
  it('shows the day by its name, or by its date', () => {
    const record = ended('SESSION_EXPIRED');
    const { again } = show(record, { now: () => new Date('2026-11-21T05:00:00Z') });
    expect(fact('Session ended')).toBe('Yesterday, 21:04');
    again({ record: null });
    again({ record: ended('SESSION_EXPIRED', { time: '2026-11-18T01:04:00.000Z' }) });
    expect(fact('Session ended')).toBe('Nov 17, 2026, 21:04');
  });
  it('omits an unknown length, and the hours of a short session', () => {
    const { again } = show(ended('SESSION_EXPIRED', { startedAt: undefined }));
    expect(screen.queryByText('Time in this session')).toBeNull();
    again({ record: ended('SESSION_EXPIRED', { startedAt: '2026-11-21T00:59:30.000Z' }) });
    expect(fact('Time in this session')).toBe('4 min');
  });
  it.each(['USER_INACTIVITY_TIMEOUT', 'SESSION_EXPIRED', 'SECURITY_LOGOUT', 'CONCURRENT_SESSION'] as const)(
    'offers to log in after %s',
    async (reason) => {
      const { user, onLogIn, onClose } = show(ended(reason));
      expect(buttons()).toEqual(['Log in', 'Close']);
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      expect(onLogIn).toHaveBeenCalledOnce();
      await user.click(screen.getByText('Close'));
      expect(onClose).toHaveBeenCalledOnce();
    },
  );
  it.each(['USER_INITIATED', 'ACCOUNT_LOCKED', 'SYSTEM_MAINTENANCE'] as const)(
    'has a single OK after %s',
    async (reason) => {
      const { user, onClose } = show(ended(reason));
      expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Your session has ended');
      expect(buttons()).toEqual(['OK']);
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(onClose).toHaveBeenCalledOnce();
    },
  );
  it('leads from a locked account to support if there is a link', () => {
    const { again } = show(ended('ACCOUNT_LOCKED'));
    expect(screen.queryByRole('link')).toBeNull();
    again({ supportHref: '/contacts' });
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contacts');
    again({ supportHref: '/contacts', record: ended('SECURITY_LOGOUT') });
    expect(screen.queryByRole('link')).toBeNull();
  });
  it('is named, takes the focus, stays open on a click on the backdrop and closes by Escape', async () => {
    const { user, onClose } = show(ended('SESSION_EXPIRED'));
    expect(screen.getByRole('alertdialog', { name: 'Your session has ended' })).toBeTruthy();
    expect(dialog().contains(document.activeElement)).toBe(true);
    await user.click(dialog().parentElement!.parentElement!);
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog().contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('SessionEndedOverlay', () => {
  async function showOverlay(reason: TerminationReason) {
    const { Host, session } = createTestCasino({ player: null });
    const onLogIn = vi.fn();
    await session.signIn('token');
    render(<SessionEndedOverlay onLogIn={onLogIn} supportHref="/contacts" />, { wrapper: Host });
    act(() => session.end(reason));
    return { user: userEvent.setup({ delay: null }), session, onLogIn };
  }
  it('shows the end of a session at once, until it is dismissed', async () => {
    const { user, session } = await showOverlay('ACCOUNT_LOCKED');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Your account was locked');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(session.ended()).toBeNull();
  });
  it('is dismissed when the player goes to login', async () => {
    const { user, session, onLogIn } = await showOverlay('USER_INACTIVITY_TIMEOUT');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect([onLogIn.mock.calls.length, session.ended()]).toEqual([1, null]);
  });
});
