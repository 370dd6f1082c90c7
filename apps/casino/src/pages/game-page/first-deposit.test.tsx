import { type PlayLimit, type UserDetails } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { makeLimit, makeLimits, protectionHandlers } from '@casino-kit/responsible-gaming/testing';
import { makeUserDetails } from '@casino-kit/session/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import FirstDeposit from './first-deposit.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const money = (amount: string, nonCashAmount = '0') => ({ amount, nonCashAmount, totalAmount: null });
const newcomer = (details: Partial<UserDetails> = {}) =>
  makeUserDetails({ depositCount: 0, activeBonus: null, userWallet: money('0'), ...details });

/** Renders the prompt for a player and waits until the limits are known. */
async function open(player: UserDetails, limits: PlayLimit[] = []) {
  server.use(...protectionHandlers({ limits: makeLimits({ limits }) }));
  const { Host, queryClient } = createTestCasino({ player });
  render(<FirstDeposit />, { wrapper: Host });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}
const prompt = () => screen.queryByRole('link', { name: 'Deposit now' });

describe('FirstDeposit', () => {
  it('invites a player who has never deposited and has nothing to play with', async () => {
    await open(newcomer());
    expect(prompt()?.getAttribute('href')).toBe('?modal=deposit');
  });

  it.each([
    ['has deposited before', newcomer({ depositCount: 1 })],
    ['has money', newcomer({ userWallet: money('0.01') })],
    ['has bonus money', newcomer({ userWallet: money('0', '5') })],
    ['has an active bonus', newcomer({ activeBonus: { id: '1', name: 'Free spins', expiresAt: null } })],
  ])('invites nobody who %s', async (_, player) => {
    await open(player);
    expect(prompt()).toBeNull();
  });

  it('invites nobody who is excluded', async () => {
    const userLimit = { selfExclusion: '2099-01-01', coolingOff: null, isSelfExclusionPermanent: false };
    await open(newcomer({ getUser: { ...makeUserDetails().getUser, userLimit } }));
    expect(prompt()).toBeNull();
  });

  it('invites nobody whose own deposit limit leaves nothing', async () => {
    await open(newcomer(), [makeLimit({ amount: '10', used: '10', periodEndsAt: '2099-01-01T00:00:00Z' })]);
    expect(prompt()).toBeNull();
  });
});
