import { act, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { getUserBonuses } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError } from '@casino-kit/provider/testing';
import { bonusHandlers, makeUserBonus, makeUserSpins, testOptions } from '../../testing.js';
import { ActiveBonusSummary } from './active-bonus-summary.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const show = () => {
  const casino = createTestCasino();
  render(
    <ActiveBonusSummary
      bonusesHref="/bonuses"
      promotionsHref="/promotions"
      timeZone={testOptions.timeZone}
      now={testOptions.now}
    />,
    { wrapper: casino.Host },
  );
  return casino;
};

it('shows the progress of the bonus that bets count towards, and leads to all bonuses', async () => {
  const first = makeUserBonus({ startedAt: '2026-11-20T10:00:00Z', balance: '40.00' });
  const second = makeUserBonus({
    startedAt: '2026-11-21T10:00:00Z',
    balance: '12.00',
    userBonusId: 'second',
  });
  server.use(...bonusHandlers({ active: [second, first] }));
  show();
  expect(await screen.findByText('€40.00')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/ of .* wagered$/);
  expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/bonuses');
});

it('counts free spins while they are played', async () => {
  server.use(...bonusHandlers({ active: [makeUserSpins()] }));
  show();
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toMatch(/free spins? left/);
});

it('leads to the promotions without a bonus', async () => {
  server.use(...bonusHandlers({ active: [] }));
  show();
  expect(await screen.findByText('None')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See promotions' }).getAttribute('href')).toBe('/promotions');
});

it('without a bonus, is refetched by balances with bonus money only', async () => {
  let calls = 0;
  server.events.on('request:start', () => void (calls += 1));
  server.use(...bonusHandlers({ active: [] }));
  const { emit } = show();
  await screen.findByText('None');
  act(() => emit('wallet:balance', { cash: '99', nonCash: '0', total: '99' }));
  expect(calls).toBe(1);
  server.use(...bonusHandlers({ active: [makeUserBonus({ balance: '40.00' })] }));
  act(() => emit('wallet:balance', { cash: '99', nonCash: '40', total: '139' }));
  expect(await screen.findByText('€40.00')).toBeTruthy();
  expect(calls).toBe(2);
});

it('says that it could not be loaded', async () => {
  server.use(failWithNetworkError(getUserBonuses));
  show();
  expect(await screen.findByText('Could not be loaded')).toBeTruthy();
});
