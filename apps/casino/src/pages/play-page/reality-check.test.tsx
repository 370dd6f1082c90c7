import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { createExclusion } from '@casino-kit/api-contract';
import { type UseRealityCheckResult } from '@casino-kit/responsible-gaming';
import { protectionHandlers } from '@casino-kit/responsible-gaming/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import RealityCheck from './reality-check.js';

const requested = vi.fn();
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  requested.mockClear();
});
afterAll(() => server.close());

const Place = () => <output>{useLocation().pathname}</output>;
const play = { totalMs: 900_000, staked: '10', won: '4', intervalMs: 900_000 };

/** Opens a due check and presses "Stop for today". */
async function stopForToday(): Promise<ReturnType<typeof vi.fn>> {
  const stop = vi.fn();
  const check = { isDue: true, play, limits: null, stop } as unknown as UseRealityCheckResult;
  const { Host } = createTestCasino({ player: makeUserDetails() });
  render(
    <MemoryRouter initialEntries={['/play/cherry-harbour']}>
      <Host>
        <RealityCheck check={check} />
        <Place />
      </Host>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop for today' }));
  return stop;
}
const expectPath = (path: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(path));

it('starts a break until midnight, and leaves the game once it has begun', async () => {
  server.use(...protectionHandlers({ onExclude: requested }));
  const stop = await stopForToday();
  await expectPath('/casino');
  expect(requested.mock.calls[0]?.[0]).toEqual({ kind: 'break', period: 'today' });
  expect(stop).toHaveBeenCalledOnce();
});

it('leaves the game when a longer break lasts already', async () => {
  server.use(
    respondWithError(createExclusion, 409, { code: 'EXCLUSION_ALREADY_ACTIVE' }),
    ...protectionHandlers({}),
  );
  await stopForToday();
  await expectPath('/casino');
});

it('leads to the breaks that can be started when this one cannot', async () => {
  server.use(
    respondWithError(createExclusion, 400, { code: 'EXCLUSION_INVALID_PERIOD' }),
    ...protectionHandlers({}),
  );
  const stop = await stopForToday();
  await expectPath('/profile2/freeze-account');
  expect(stop).not.toHaveBeenCalled();
});
