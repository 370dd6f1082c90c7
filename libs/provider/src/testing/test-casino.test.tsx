import { act, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useLiveEvent } from '@casino-kit/api-client';
import { getUserDetails, launchGame, updateUserDetails } from '@casino-kit/api-contract';
import { useAuthState } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { useState } from 'react';
import { failWithNetworkError, neverRespond, respondWithError } from './failing-endpoints.js';
import { createTestCasino } from './test-casino.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.use(neverRespond(getUserDetails)));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const launch = { params: { slug: 'harbour' }, body: { mode: 'demo', locale: 'en' } } as const;

function Status() {
  const { initialized, authenticated, user } = useAuthState();
  const { brandName } = useSettings();
  const navigate = useNavigate();
  const [deposits, setDeposits] = useState(0);
  useLiveEvent('deposit', ({ count }) => setDeposits(count));
  const who = authenticated ? (user?.getUser.nickname ?? 'unknown') : 'guest';
  return (
    <button onClick={() => navigate('/deposit')}>
      {[brandName, initialized ? who : 'loading', deposits].join(' ')}
    </button>
  );
}

describe('createTestCasino', () => {
  it('renders a logged-in player, and the player that a test sets later', () => {
    const { Host, setPlayer } = createTestCasino({ settings: { brandName: 'Harbour' } });
    render(<Status />, { wrapper: Host });
    const status = screen.getByRole('button');
    expect(status.textContent).toBe('Harbour Marlon 0');
    act(() => setPlayer('unknown'));
    expect(status.textContent).toBe('Harbour unknown 0');
    act(() => setPlayer(null));
    expect(status.textContent).toBe('Harbour guest 0');
  });

  it('leaves the session without a state when it is not restored', () => {
    render(<Status />, { wrapper: createTestCasino({ restored: false }).Host });
    expect(screen.getByRole('button').textContent).toContain('loading');
  });

  it('delivers the events that a test emits', () => {
    const { Host, emit, listening } = createTestCasino();
    render(<Status />, { wrapper: Host });
    expect(listening('deposit')).toBe(1);
    act(() => emit('deposit', { count: 4 }));
    expect(screen.getByRole('button').textContent).toBe('Casino Kit Marlon 4');
  });

  it('records where components navigate', () => {
    const { Host, visited } = createTestCasino({ player: null });
    render(<Status />, { wrapper: Host });
    screen.getByRole('button').click();
    expect(visited).toEqual(['/deposit']);
  });
});

describe('failing endpoints', () => {
  it('rejects an endpoint with the status and the code that a test names', async () => {
    server.use(respondWithError(launchGame, 409, { code: 'GAME_UNAVAILABLE' }));
    await expect(createTestCasino().client.call(launchGame, launch)).rejects.toMatchObject({
      kind: 'status',
      status: 409,
      code: 'GAME_UNAVAILABLE',
    });
  });

  it('breaks the connection of an endpoint', async () => {
    server.use(failWithNetworkError(updateUserDetails));
    await expect(createTestCasino().client.call(updateUserDetails, { body: {} })).rejects.toMatchObject({
      kind: 'network',
    });
  });

  it('keeps a call pending until its time limit', async () => {
    await expect(createTestCasino().client.call(getUserDetails, {}, { timeoutMs: 50 })).rejects.toMatchObject(
      { kind: 'timeout' },
    );
  });
});
