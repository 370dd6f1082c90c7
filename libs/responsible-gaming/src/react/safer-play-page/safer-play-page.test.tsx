import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getActivity, getExclusions, getLimits, setRealityCheck } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import {
  makeExclusion,
  makeLimits,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { SaferPlayPage } from './safer-play-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

async function show(options: ProtectionServer = {}) {
  const onChange = vi.fn();
  const onExclude = vi.fn();
  server.use(...protectionHandlers({ onChange, onExclude, ...options }));
  render(<SaferPlayPage {...testOptions} />, { wrapper: createTestCasino().Host });
  await screen.findByRole('heading', { name: 'Your limits' });
  await screen.findByRole('heading', { name: 'November so far' });
  return { onChange, onExclude };
}

describe('SaferPlayPage', () => {
  it('shows today, the nearest limits first, and the month', async () => {
    await show();
    expect(screen.getByText('Played today').nextSibling?.textContent).toBe('1 h 5 min');
    expect(screen.getByText('Net today').nextSibling?.textContent).toBe('-€30.00');
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
    expect(bars).toEqual(['Losses a day', 'Stakes a day', 'Deposits a day', 'Time in one session']);
    expect(screen.getByRole('button', { name: 'Set limit Losses a month' })).toBeTruthy();
  });

  it('offers the first limits to a player without any', async () => {
    await show({ limits: makeLimits({ limits: [], session: null }) });
    for (const name of ['Deposits a week', 'Losses a day', 'Losses a month', 'Time in one session'])
      expect(screen.getByRole('button', { name: `Set limit ${name}` })).toBeTruthy();
  });

  it('changes the reality check with one press, and offers "off" only where it is allowed', async () => {
    const { onChange } = await show();
    const group = within(screen.getByRole('group', { name: 'Reality check' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '15 min',
      '30 min',
      '60 min',
    ]);
    await user.click(group.getByRole('button', { name: '15 min' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ minutes: 15 }));
    await waitFor(() =>
      expect(group.getByRole('button', { name: '15 min' }).getAttribute('aria-pressed')).toBe('true'),
    );
  });

  it('offers "off" where the operator allows no reality check', async () => {
    const { onChange } = await show({ limits: makeLimits({ longestRealityCheckMinutes: null }) });
    await user.click(screen.getByRole('button', { name: 'Off' }));
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ minutes: null }));
  });

  it('explains a rejected reality check', async () => {
    await show();
    server.use(respondWithError(setRealityCheck, 400, { code: 'VALIDATION' }));
    await user.click(screen.getByRole('button', { name: '15 min' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not accepted');
  });

  it('starts a break with one press and one confirmation', async () => {
    const { onExclude } = await show();
    await user.click(screen.getByRole('button', { name: /^1 day/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start the break' }),
    );
    expect(await screen.findByRole('heading', { name: 'You are on a break' })).toBeTruthy();
    expect(onExclude.mock.calls).toEqual([[{ kind: 'break', period: 'P1D' }, expect.any(String)]]);
  });

  it('shows what is running, and no breaks while the account is closed for good', async () => {
    await show({
      exclusions: [makeExclusion({ kind: 'self-exclusion', period: 'permanent', endsAt: null })],
    });
    expect(await screen.findByRole('heading', { name: 'Your account is closed for good' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Take a break' })).toBeNull();
  });

  it('leads to every limit, the statement, self-exclusion and help', async () => {
    await show();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('All limits')).toBe('?view=all');
    expect(hrefOf('Statement')).toBe('?view=statement');
    expect(hrefOf('See what it means')).toBe('/profile2/freeze-account');
    expect(hrefOf('See contacts')).toBe('/responsible-gambling');
  });

  it('keeps self-exclusion and help where the server has none of the calls', async () => {
    server.use(
      respondWithError(getLimits, 501),
      respondWithError(getExclusions, 501),
      respondWithError(getActivity, 501),
    );
    render(<SaferPlayPage {...testOptions} />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('heading', { name: 'Support sets limits for you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what it means' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
