import { createTestCasino } from '@casino-kit/provider/testing';
import { makeLimits, protectionHandlers } from '@casino-kit/responsible-gaming/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import ModalHost from '../modals/modal-host.js';
import PlayerProtection from './player-protection.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const Address = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;

function open(asksForLimits: boolean, limits = makeLimits()) {
  server.use(...protectionHandlers({ limits }));
  const { Host } = createTestCasino();
  render(
    <MemoryRouter initialEntries={['/casino']}>
      <Host>
        <PlayerProtection asksForLimits={asksForLimits} />
        <ModalHost />
        <Address />
      </Host>
    </MemoryRouter>,
  );
}

it('asks for limits where the policy requires a choice, and stays away once it is made', async () => {
  open(true, makeLimits({ limits: [], session: null, choiceRequired: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'No limit for now' }));
  await waitFor(() => expect(screen.getByText('/casino')).toBeTruthy());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks nothing of a player who has chosen, or where no choice is required', async () => {
  open(true);
  open(false, makeLimits({ choiceRequired: true }));
  expect(await screen.findAllByText('/casino')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refetches the session when its time is over, so that the server can end it', async () => {
  const onDetails = vi.fn(() => HttpResponse.json({ success: false }, { status: 500 }));
  const session = { value: 1, unit: 'hours', startedAt: null, pending: null } as const;
  open(false, makeLimits({ session: { ...session, endsAt: '2020-01-01T00:00:00Z' } }));
  server.use(http.get('*/api/user/get-user-details', onDetails));
  await waitFor(() => expect(onDetails).toHaveBeenCalled());
});
