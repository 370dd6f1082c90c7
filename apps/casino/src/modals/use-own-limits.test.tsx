import { renderHook, waitFor } from '@testing-library/react';
import { createTestCasino } from '@casino-kit/provider/testing';
import {
  makeLimit,
  makeLimits,
  makeSessionTime,
  protectionHandlers,
} from '@casino-kit/responsible-gaming/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { setupServer } from 'msw/node';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useOwnLimits } from './use-own-limits.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const hourMs = 3_600_000;
/** A session of two hours that began so many hours ago. */
const begunBefore = (hours: number) => {
  const start = Date.now() - hours * hourMs;
  return makeSessionTime({
    startedAt: new Date(start).toISOString(),
    endsAt: new Date(start + 2 * hourMs).toISOString(),
    value: 2,
    unit: 'hours',
  });
};

function open() {
  const { Host } = createTestCasino({ player: makeUserDetails() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <Host>{children}</Host>
    </MemoryRouter>
  );
  return renderHook(() => useOwnLimits(), { wrapper });
}

it.each([
  ['stay open within the time of a session', begunBefore(1), false],
  ['are closed once the time of a session is reached', begunBefore(3), true],
  ['are open without a limit of the session', null, false],
])('deposits %s', async (_, session, closed) => {
  server.use(...protectionHandlers({ limits: makeLimits({ limits: [makeLimit()], session }) }));
  const { result } = open();
  await waitFor(() => expect(result.current.ownLimits).toBeDefined());
  expect(result.current.closed).toBe(closed);
});

it('each limit of a deposit leads to its own form, and the strictest says what is left to begin with', async () => {
  const current = { periodStartsAt: new Date(Date.now() - hourMs).toISOString(), periodEndsAt: null };
  const limits = [
    makeLimit({ ...current, period: 'daily', amount: '100.00', used: '40.00' }),
    makeLimit({ ...current, period: 'monthly', amount: '500.00', used: '0' }),
  ];
  server.use(...protectionHandlers({ limits: makeLimits({ limits, session: null }) }));
  const { result } = open();
  expect(result.current).toEqual({
    ...{ ownLimits: undefined, amountLeft: null, closed: false, limitsHref: '/profile2/limits' },
  });
  await waitFor(() => expect(result.current.ownLimits).toBeDefined());
  const { ownLimits, amountLeft } = result.current;
  expect(ownLimits?.limits.map(({ period, changeHref }) => [period, changeHref])).toEqual([
    ['daily', '/profile2/limits?set=deposit-daily'],
    ['monthly', '/profile2/limits?set=deposit-monthly'],
  ]);
  expect(ownLimits).toMatchObject({ currencyCode: 'EUR', setHref: '/profile2/limits?set=deposit-weekly' });
  expect(amountLeft).toBe('60');
});
