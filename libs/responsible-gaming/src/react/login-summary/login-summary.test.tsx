import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmLoginSummary } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeLimits, protectionHandlers, testOptions } from '../../testing.js';
import { useLimits } from '../use-protection.js';
import { LoginSummary } from './login-summary.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });
const { timeZone } = testOptions;

function Loaded() {
  const limits = useLimits(timeZone);
  return limits.kind === 'ready' ? <LoginSummary limits={limits.data} timeZone={timeZone} /> : null;
}

async function show() {
  const onChange = vi.fn();
  const limits = makeLimits({
    loginSummary: {
      from: '2026-10-27T12:00:00Z',
      to: '2026-11-26T12:00:00Z',
      deposited: '240.00',
      staked: '1312.40',
      won: '1188.20',
    },
  });
  server.use(...protectionHandlers({ limits, onChange }));
  render(<Loaded />, { wrapper: createTestCasino().Host });
  await screen.findByRole('alertdialog', { name: /^Activity statement, .*Oct.*–.*Nov/ });
  return onChange;
}

describe('LoginSummary', () => {
  it('shows what was paid in, staked and won, until the player confirms it', async () => {
    const onChange = await show();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['€240.00', '€1,312.40', '€1,188.20', '−€124.20']);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onChange.mock.calls).toEqual([['summary']]);
  });

  it('stays with a message when it could not be confirmed', async () => {
    await show();
    server.use(respondWithError(confirmLoginSummary, 500));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
