import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  getActivity,
  getExclusions,
  getLimits,
  getPlayMarkers,
  setRealityCheck,
} from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import {
  makeExclusion,
  makeLimit,
  makeLimits,
  makePlayMarkers,
  protectionHandlers,
  type ProtectionServer,
  testHelpLines,
  testOptions,
} from '../../testing.js';
import { SaferPlayPage, type SaferPlayPageProps } from './safer-play-page.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

async function show(options: ProtectionServer = {}, props: Partial<SaferPlayPageProps> = {}) {
  const onChange = vi.fn();
  const onExclude = vi.fn();
  server.use(...protectionHandlers({ onChange, onExclude, ...options }));
  render(<SaferPlayPage {...testOptions} {...props} />, { wrapper: createTestCasino().Host });
  await screen.findByRole('heading', { name: 'Your limits' });
  await screen.findByRole('heading', { name: 'November so far' });
  return { onChange, onExclude };
}

describe('SaferPlayPage', () => {
  it('shows today, the limit that waits and the nearest ones, and the month', async () => {
    await show();
    expect(screen.getByText('Played today').nextSibling?.textContent).toBe('1 h 5 min');
    expect(screen.getByText('Net today').nextSibling?.textContent).toBe('−€30.00');
    const bars = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
    expect(bars).toEqual(['Deposits a week', 'Losses a day', 'Stakes a day', 'Time in one session']);
    expect(screen.getByRole('button', { name: 'Set limit Losses a month' })).toBeTruthy();
  });

  it('shows every limit that waits for a change, a highest balance too', async () => {
    const pending = { amount: '900.00', takesEffectAt: '2026-11-28T13:32:00Z' };
    const deposits = (['daily', 'weekly', 'monthly'] as const).map((period) =>
      makeLimit({ period, amount: '500.00', used: '400.00' }),
    );
    const balance = makeLimit({ kind: 'balance', period: null, amount: '500.00', used: '0', pending });
    await show({ limits: makeLimits({ limits: [...deposits, balance] }) });
    expect(screen.getAllByText('Highest balance')).not.toEqual([]);
    expect(screen.getByText(/€900.00 takes effect on November 28/)).toBeTruthy();
  });

  it('shows the help lines, and leads to the self-test', async () => {
    await show({}, { helpLines: testHelpLines, selfTestHref: '/help#self-test' });
    expect(screen.getByRole('link', { name: /^Call Harbour helpline/ })).toBeTruthy();
    const test = screen.getByRole('link', { name: 'Start the self-test' });
    expect(test.getAttribute('href')).toBe('/help#self-test');
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

  it.each([
    ['Your account is closed for good', { kind: 'self-exclusion', period: 'permanent', endsAt: null }],
    ['You are on a break', { kind: 'break', period: 'P1D' }],
  ] as const)('shows what is running, and no breaks meanwhile: %s', async (heading, exclusion) => {
    await show({ exclusions: [makeExclusion(exclusion)] });
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Take a break' })).toBeNull();
  });

  it('leads to every limit, the statement, self-exclusion and help', async () => {
    await show();
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(getHref('All limits')).toBe('?view=all');
    expect(getHref('Statement')).toBe('?view=statement');
    expect(getHref('See what it means')).toBe('/profile2/freeze-account');
    expect(getHref('See contacts')).toBe('/responsible-gambling');
  });

  it('says in a frame with the title when changes take effect, and leaves the links of the frame to it', async () => {
    await show({}, { untitled: true });
    expect(screen.getByText(/^A lower limit applies at once/)).toBeTruthy();
    for (const name of ['All limits', 'Statement']) expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('keeps self-exclusion and help where the server has none of the calls', async () => {
    server.use(
      respondWithError(getLimits, 501),
      respondWithError(getExclusions, 501),
      respondWithError(getActivity, 501),
      respondWithError(getPlayMarkers, 501),
    );
    render(<SaferPlayPage {...testOptions} />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('heading', { name: 'Support sets limits for you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what it means' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what we noticed', () => {
  const noticed = () => screen.queryByRole('heading', { name: 'What we noticed' });
  const sentences = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('says each marker in a sentence with its figures', async () => {
    await show({ markers: makePlayMarkers() });
    expect(noticed()).toBeTruthy();
    expect(sentences()).toEqual([
      'You paid in 3 times within a day, €120 in all, each time after losing in the hour before.',
      'You played between 1 and 5 in the morning on 4 of the last 7 days.',
      'You cancelled 2 withdrawals in the last 7 days, €150 in all.',
      'You paid in €340 in the last 7 days, less what was paid out. In the weeks before it was €90 a week.',
      '3 of your deposits were declined within a day.',
      'You played for 2 h 40 min at a time on average in the last 7 days. In the weeks before it was 1 h 10 min.',
      'You paid in with 4 different cards or other payment methods in the last 7 days.',
      'You raised or removed a limit, or took a break, 3 times in the last 30 days.',
    ]);
  });

  it('has amounts in the currency of the markers', async () => {
    const markers = makePlayMarkers().markers.filter(({ kind }) => kind === 'rising-deposits');
    await show({ markers: makePlayMarkers({ currencyCode: 'GBP', markers }) });
    expect(sentences()[0]).toContain('£340');
  });

  it('offers a limit, a break and help, and a self-test where there is one', async () => {
    await show({ markers: makePlayMarkers() });
    const ways = ['Set a limit', 'Take a break', 'Someone to talk to'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual([testOptions.limitsHref, testOptions.exclusionHref, testOptions.helpHref]);
    expect(screen.queryByRole('link', { name: 'Take a self-test' })).toBeNull();
    cleanup();
    render(<SaferPlayPage {...testOptions} selfTestHref="/self-test" />, {
      wrapper: createTestCasino().Host,
    });
    const link = await screen.findByRole('link', { name: 'Take a self-test' });
    expect(link.getAttribute('href')).toBe('/self-test');
  });

  it('is hidden for 30 days on this device, and shown when there is more', async () => {
    const markers = makePlayMarkers({ markers: makePlayMarkers().markers.slice(0, 2) });
    await show({ markers });
    await user.click(screen.getByRole('button', { name: 'Hide for now' }));
    expect(noticed()).toBeNull();
    const line = screen.getByText('Hidden on this device for 30 days, or until there is something new.');
    expect(document.activeElement).toBe(line);
    cleanup();
    await show({ markers });
    expect(noticed()).toBeNull();
    cleanup();
    await show({ markers: makePlayMarkers() });
    expect(noticed()).toBeTruthy();
  });

  it('is not there without a marker, without the call, after an error, and during a closure', async () => {
    await show();
    expect(noticed()).toBeNull();
    for (const status of [404, 403, 500]) {
      cleanup();
      server.use(...protectionHandlers());
      server.use(respondWithError(getPlayMarkers, status));
      render(<SaferPlayPage {...testOptions} />, { wrapper: createTestCasino().Host });
      await screen.findByRole('heading', { name: 'November so far' });
      expect(noticed()).toBeNull();
    }
    cleanup();
    await show({ markers: makePlayMarkers(), exclusions: [makeExclusion()] });
    expect(noticed()).toBeNull();
  });
});
