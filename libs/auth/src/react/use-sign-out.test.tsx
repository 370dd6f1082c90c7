import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestCasino } from '@casino-kit/provider/testing';
import { authHandlers } from '../testing.js';
import { useSignOut } from './use-sign-out.js';

const server = setupServer(...authHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('ends the session here and informs the server', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/user/logout', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const { Host, session } = createTestCasino({ player: null });
  await session.signIn('token');
  const { result } = renderHook(() => useSignOut(), { wrapper: Host });
  await act(() => result.current.signOut());
  expect([sent, session.state().authenticated, result.current.pending]).toEqual([
    [{ reason: 'USER_INITIATED' }],
    false,
    false,
  ]);
});

it('ends the session here when the server cannot be reached', async () => {
  server.use(http.post('*/api/user/logout', () => HttpResponse.error()));
  const { Host, session } = createTestCasino({ player: null });
  await session.signIn('token');
  const { result } = renderHook(() => useSignOut(), { wrapper: Host });
  await act(() => result.current.signOut());
  expect([session.state().authenticated, result.current.pending]).toEqual([false, false]);
});

it('is pending until the server knows', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  server.use(http.post('*/api/user/logout', () => answered));
  const { Host, session } = createTestCasino({ player: null });
  await session.signIn('token');
  const { result } = renderHook(() => useSignOut(), { wrapper: Host });
  expect(result.current.pending).toBe(false);
  act(() => void result.current.signOut());
  expect(result.current.pending).toBe(true);
  answer(HttpResponse.json({ success: true, data: {} }));
  await waitFor(() => expect(result.current.pending).toBe(false));
});
