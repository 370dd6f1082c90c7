import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createExclusion, getExclusions } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { protectionHandlers, testOptions } from '../../testing.js';
import { PanicButton } from './panic-button.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });
function show() {
  const { timeZone, now, helpHref } = testOptions;
  render(<PanicButton timeZone={timeZone} now={now} helpHref={helpHref} lobbyHref="/casino" />, {
    wrapper: createTestCasino({ player: makeUserDetails() }).Host,
  });
  return screen.findByRole('button', { name: 'Stop for 24 hours' });
}

describe('PanicButton', () => {
  it('says in full what it does where its place has room for a long label', async () => {
    server.use(...protectionHandlers());
    const { timeZone, now, helpHref } = testOptions;
    render(<PanicButton timeZone={timeZone} now={now} helpHref={helpHref} lobbyHref="/casino" size="md" />, {
      wrapper: createTestCasino({ player: makeUserDetails() }).Host,
    });
    const button = await screen.findByRole('button', { name: 'Stop for 24 hours' });
    expect(button.textContent).toBe('Stop for 24 hours');
  });

  it('starts a break of 24 hours with two presses, and then says until when it lasts', async () => {
    const onExclude = vi.fn();
    server.use(...protectionHandlers({ onExclude }));
    await user.click(await show());
    expect(screen.getByRole('alertdialog').textContent).toContain('November 27 at 21:11');
    expect(onExclude).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Stop now' }));
    const done = await screen.findByRole('alertdialog', {
      name: /You have stopped until November 27 at 21:1/,
    });
    expect(onExclude.mock.calls.map(([body]) => body)).toEqual([{ kind: 'break', period: 'P1D' }]);
    expect(done.querySelector('a[href="/casino"]')?.textContent).toBe('To the lobby');
    expect(done.querySelector('a[href="/responsible-gambling"]')?.textContent).toBe('Find help');
  });

  it('changes nothing when the player goes back', async () => {
    const onExclude = vi.fn();
    server.use(...protectionHandlers({ onExclude }));
    await user.click(await show());
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onExclude).not.toHaveBeenCalled();
  });

  it('says why the break does not begin', async () => {
    server.use(
      respondWithError(createExclusion, 409, { code: 'EXCLUSION_ALREADY_ACTIVE' }),
      ...protectionHandlers(),
    );
    await user.click(await show());
    await user.click(screen.getByRole('button', { name: 'Stop now' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is absent where the server has no breaks', async () => {
    server.use(respondWithError(getExclusions, 501), ...protectionHandlers());
    void show().catch(() => undefined);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
