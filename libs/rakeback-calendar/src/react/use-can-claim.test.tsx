import { createTestCasino } from '@casino-kit/provider/testing';
import { act, renderHook, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { rakebackHandlers, testNow, testZone } from '../testing.js';
import { RakebackToday } from './rakeback-today/rakeback-today.js';
import { useCanClaim } from './use-can-claim.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const options = { timeZone: testZone, now: testNow };

it('says that a day can be claimed once another part of the page has loaded the days', async () => {
  server.use(...rakebackHandlers({ now: testNow }));
  const { Host, setPlayer } = createTestCasino();
  const { result } = renderHook(() => useCanClaim(options), {
    wrapper: ({ children }) => (
      <Host>
        {children}
        <RakebackToday {...options} showAllHref="?modal=rakeback" />
      </Host>
    ),
  });
  expect(result.current).toBe(false);
  await screen.findByRole('button', { name: /^Get €/ });
  expect(result.current).toBe(true);
  act(() => setPlayer(null));
  expect(result.current).toBe(false);
});

it('requests nothing itself', async () => {
  let requests = 0;
  server.events.on('request:start', () => (requests += 1));
  const { result } = renderHook(() => useCanClaim(options), { wrapper: createTestCasino().Host });
  await act(() => Promise.resolve());
  expect([result.current, requests]).toEqual([false, 0]);
});
