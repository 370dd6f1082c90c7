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

// Modals behind the choice may ask for what this server does not know.
const server = setupServer(http.all('*', () => HttpResponse.json({ success: false }, { status: 404 })));
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const Address = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;

function open(asksForLimits: boolean, limits = makeLimits(), at = '/casino', isPlaying = false) {
  server.use(...protectionHandlers({ limits }));
  const { Host } = createTestCasino();
  render(
    <MemoryRouter initialEntries={[at]}>
      <Host>
        <PlayerProtection asksForLimits={asksForLimits} isPlaying={isPlaying} />
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

it.each(['deposit', 'calendar', 'rakeback', 'unknown'])(
  'asks for required limits in place of the modal %s, which would use the account',
  async (modal) => {
    const limits = makeLimits({ limits: [], session: null, choiceRequired: true });
    open(true, limits, `/casino?modal=${modal}&amount=20`);
    expect(await screen.findByRole('button', { name: 'No limit for now' })).toBeTruthy();
    expect(screen.getByText(/^\/casino\?.*modal=limit-choice$/)).toBeTruthy();
  },
);

it.each(['verify-email-expired', 'cookies', 'deposit-pending'])(
  'does not ask for required limits while the modal %s is open',
  async (modal) => {
    const onLimits = vi.fn();
    server.events.on('response:mocked', ({ request }) => onLimits(new URL(request.url).pathname));
    open(true, makeLimits({ choiceRequired: true }), `/casino?modal=${modal}`);
    await waitFor(() => expect(onLimits).toHaveBeenCalledWith('/api/user/limits'));
    server.events.removeAllListeners();
    expect(screen.getByText(`/casino?modal=${modal}`)).toBeTruthy();
  },
);

it.each(['/withdraw', '/responsible-gambling', '/profile2/freeze-account'])(
  'does not ask for required limits on %s, which is open to excluded players, too',
  async (path) => {
    const onLimits = vi.fn();
    server.events.on('response:mocked', ({ request }) => onLimits(new URL(request.url).pathname));
    open(true, makeLimits({ choiceRequired: true }), path);
    await waitFor(() => expect(onLimits).toHaveBeenCalledWith('/api/user/limits'));
    server.events.removeAllListeners();
    expect(screen.getByText(path)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

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

const loginSummary = {
  from: '2026-10-27T12:00:00Z',
  to: '2026-11-26T12:00:00Z',
  deposited: '240.00',
  staked: '1312.40',
  won: '1188.20',
};

it('shows the figures of a login until they are confirmed, but not over pages of one’s own money', async () => {
  open(true, makeLimits({ loginSummary }), '/withdraw');
  expect(await screen.findByText('/withdraw')).toBeTruthy();
  open(true, makeLimits({ loginSummary }));
  const dialogs = await screen.findAllByRole('alertdialog');
  expect(dialogs).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('shows the button that stops play on every page, but in a game, which has its own', async () => {
  open(true, makeLimits({ panicButton: true }));
  expect(await screen.findByRole('button', { name: 'Stop for 24 hours' })).toBeTruthy();
});

it.each([
  ['in a game', makeLimits({ panicButton: true }), true],
  ['where the server does not ask for it', makeLimits(), false],
] as const)('shows no button that stops play %s', async (_, limits, isPlaying) => {
  const onLimits = vi.fn();
  server.events.on('response:mocked', ({ request }) => onLimits(new URL(request.url).pathname));
  open(true, limits, '/casino', isPlaying);
  await waitFor(() => expect(onLimits).toHaveBeenCalledWith('/api/user/limits'));
  server.events.removeAllListeners();
  expect(screen.queryByRole('button', { name: 'Stop for 24 hours' })).toBeNull();
});
