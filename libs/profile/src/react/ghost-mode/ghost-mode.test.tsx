import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { updateUserDetails } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { usePlayer } from '@casino-kit/session';
import { makeUserDetails } from '@casino-kit/session/testing';
import { GhostMode } from './ghost-mode.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const Own = () => {
  const player = usePlayer();
  return player && <GhostMode player={player.getUser} />;
};
const createDetails = (ghostMode: boolean | null) => makeUserDetails({ getUser: { ghostMode } });
const show = (ghostMode: boolean | null) =>
  render(<Own />, { wrapper: createTestCasino({ player: createDetails(ghostMode) }).Host });
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hide my name (ghost mode)' });

it('saves the choice at once and shows what the server has of it', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.put('*/api/user/update-user-details', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: { success: true } });
    }),
    http.get('*/api/user/get-user-details', () =>
      HttpResponse.json({ success: true, data: createDetails(true) }),
    ),
  );
  show(false);
  await userEvent.click(box());
  await expect.poll(() => box().disabled).toBe(false);
  expect(box().checked).toBe(true);
  expect(bodies).toEqual([{ ghostMode: true, updateFrom: 'Profile Page' }]);
});

it('says what others see instead of the name', () => {
  show(false);
  expect(screen.getByText(/With ghost mode they show “Hidden player” instead/)).toBeTruthy();
});

it('returns to what it was, and says so, when it cannot be saved', async () => {
  server.use(respondWithError(updateUserDetails, 500));
  show(true);
  await userEvent.click(box());
  expect(await screen.findByText(/This could not be saved. Your name is shown as before/)).toBeTruthy();
  expect(box().checked).toBe(true);
});

it('is omitted where the server has no such choice', () => {
  show(null);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
