import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getLimits, setLimit } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import {
  makeLimit,
  makeLimits,
  makeSessionTime,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { LimitsPanel } from './limits-panel.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

async function show(options: ProtectionServer = {}) {
  const onChange = vi.fn();
  server.use(...protectionHandlers({ onChange, ...options }));
  const casino = createTestCasino();
  render(<LimitsPanel {...testOptions} selfTestHref="/help#self-test" />, { wrapper: casino.Host });
  await screen.findByRole('heading', { name: 'Deposits' });
  return { onChange, ...casino };
}
const dialog = () => screen.findByRole('dialog');

describe('LimitsPanel', () => {
  it('shows what is used of each limit, and what is left until when', async () => {
    await show();
    const bar = screen.getByRole('progressbar', { name: 'Losses a day' });
    expect(bar.getAttribute('aria-valuetext')).toBe('€41.50 of €50.00 used');
    expect(screen.getByText('€8.50 left until November 27 at 00:00')).toBeTruthy();
    expect(screen.getByText(/A higher one waits 24 hours/)).toBeTruthy();
    expect(screen.getByText('Can be raised from 21:40 on')).toBeTruthy();
  });

  it('says that a limit is reached, and until when', async () => {
    const reached = makeLimit({ used: '500.00' });
    await show({ limits: makeLimits({ limits: [reached] }) });
    expect(screen.getByText('Limit reached until November 30 at 00:00')).toBeTruthy();
  });

  it('offers a highest balance only where the server lists one', async () => {
    const unset = makeLimit({ kind: 'balance', period: null, amount: null, used: '12.00' });
    await show({ limits: makeLimits({ limits: [unset] }) });
    await user.click(screen.getByRole('button', { name: 'Set limit Highest balance' }));
    expect(await dialog()).toBeTruthy();
  });

  it('does not mention a highest balance to players of other servers', async () => {
    server.use(...protectionHandlers({ limits: makeLimits({ limits: [] }) }));
    const initialLimit = { kind: 'balance', period: null } as const;
    render(<LimitsPanel {...testOptions} initialLimit={initialLimit} />, {
      wrapper: createTestCasino().Host,
    });
    await screen.findByRole('heading', { name: 'Deposits' });
    expect(screen.queryByText('Highest balance')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the current amount instead of a change that waits', async () => {
    const { onChange } = await show();
    expect(screen.getByText('€800.00 takes effect on November 27 at 14:32')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep €500.00' }));
    await waitFor(() => expect(screen.queryByText(/takes effect on/)).toBeNull());
    expect(onChange.mock.calls).toEqual([
      [{ kind: 'deposit', period: 1, amount: '500.00', currencyCode: 'EUR', shownAmount: '500.00' }],
    ]);
  });

  it('says before its time has come that a looser limit then waits for a confirmation', async () => {
    const waiting = { amount: '800.00', takesEffectAt: '2026-11-27T13:32:00Z' };
    const text = /Until then €500.00 applies. It then waits for you to confirm it./;
    await show({
      limits: makeLimits({ limits: [makeLimit({ pending: { ...waiting, needsConfirmation: true } })] }),
    });
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
    await show({ limits: makeLimits({ limits: [makeLimit({ pending: waiting })] }) });
    expect(screen.queryByText(text)).toBeNull();
  });

  it('says until when play is closed once the session time is reached', async () => {
    const session = makeSessionTime({
      startedAt: '2026-11-26T08:00:00Z',
      endsAt: '2026-11-26T10:00:00Z',
      value: 2,
      unit: 'hours',
    });
    await show({ limits: makeLimits({ session }) });
    expect(screen.getByText('No play and no deposits until November 27 at 09:00.')).toBeTruthy();
    expect(screen.queryByText(/^Ends on/)).toBeNull();
  });

  it('confirms a looser limit once its time has come, and offers to keep the old one with the same weight', async () => {
    const waiting = { amount: '800.00', takesEffectAt: '2026-11-26T13:32:00Z', needsConfirmation: true };
    const { onChange } = await show({ limits: makeLimits({ limits: [makeLimit({ pending: waiting })] }) });
    expect(screen.getByText('€500.00 applies until you confirm the change.')).toBeTruthy();
    const [keep, confirm] = ['Keep €500.00', 'Confirm €800.00'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(keep?.className).toBe(confirm?.className);
    await user.click(confirm!);
    await waitFor(() => expect(screen.queryByText(/until you confirm/)).toBeNull());
    expect(onChange.mock.calls).toEqual([[{ kind: 'deposit', period: 1 }]]);
  });

  it('leads to the self-test', async () => {
    await show();
    const test = screen.getByRole('link', { name: 'Start the self-test' });
    expect(test.getAttribute('href')).toBe('/help#self-test');
  });

  it('asks for a review of the limits until the player answers', async () => {
    const { onChange } = await show({ limits: makeLimits({ reviewDue: true }) });
    await user.click(screen.getByRole('button', { name: 'Keep them as they are' }));
    await waitFor(() => expect(screen.queryByText('Do your limits still fit?')).toBeNull());
    expect(onChange.mock.calls).toEqual([['choice']]);
  });

  it('shows a limit of the licence, which cannot be changed', async () => {
    const cap = makeLimit({ period: 'monthly', amount: '700.00', used: '480.00' });
    await show({ limits: makeLimits({ licenceLimits: [{ ...cap, periodEndsAt: '2026-11-30T23:00:00Z' }] }) });
    expect(
      screen.getByText(
        'The licence allows €700.00 of deposits in a month. €220.00 is left until December 1 at 00:00.',
      ),
    ).toBeTruthy();
  });

  it('sets a limit from the keyboard alone, and announces it', async () => {
    const { onChange } = await show();
    screen.getByRole('button', { name: 'Set limit Losses a month' }).focus();
    await user.keyboard('{Enter}');
    const form = within(await dialog());
    const field = form.getByRole('textbox', { name: 'At most' });
    for (let presses = 0; document.activeElement !== field && presses < 12; presses += 1) await user.tab();
    await user.keyboard('150{Enter}');
    expect(await screen.findByText('Limit Updated Successfully')).toBeTruthy();
    expect(onChange.mock.calls).toMatchObject([
      [{ kind: 'loss', period: 2, amount: '150', shownAmount: null }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('progressbar', { name: 'Losses a month' })).toBeTruthy();
  });

  it('says of a raised limit and of a longer session from when they apply', async () => {
    const session = makeSessionTime({ startedAt: null, endsAt: null, value: 2, unit: 'hours' });
    await show({ limits: makeLimits({ session }) });
    await user.click(screen.getByRole('button', { name: 'Change Deposits a day' }));
    const amount = within(await dialog());
    await user.clear(amount.getByRole('textbox', { name: 'At most' }));
    await user.type(amount.getByRole('textbox', { name: 'At most' }), '250');
    await user.click(amount.getByRole('button', { name: 'Set €250 a day' }));
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(status()).toContainEqual(expect.stringMatching(/^€250\.00 takes effect on November 27 at /)),
    );
    expect(screen.queryByText('Limit Updated Successfully')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change Time in one session' }));
    const time = within(await dialog());
    await user.clear(time.getByRole('textbox', { name: 'At most' }));
    await user.type(time.getByRole('textbox', { name: 'At most' }), '3');
    await user.click(time.getByRole('button', { name: 'Set limit' }));
    await waitFor(() =>
      expect(status()).toContainEqual(expect.stringMatching(/^3\D* takes effect on November 27 at /)),
    );
  });

  it('opens the form that a link asked for', async () => {
    server.use(...protectionHandlers());
    render(<LimitsPanel {...testOptions} initialLimit={{ kind: 'deposit', period: 'daily' }} />, {
      wrapper: createTestCasino().Host,
    });
    expect(within(await dialog()).getByText('Now €100.00')).toBeTruthy();
  });

  it('leaves raising stake limits to support at high levels', async () => {
    await show({ limits: makeLimits({ betLimitsBySupport: true }) });
    expect(screen.getByText(/At your level, support raises stake limits/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support');
  });

  it('says that support sets limits where the server has none, without an error', async () => {
    server.use(respondWithError(getLimits, 501));
    render(<LimitsPanel {...testOptions} />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('heading', { name: 'Support sets limits for you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be retried when the limits could not be loaded', async () => {
    server.use(respondWithError(getLimits, 500));
    render(<LimitsPanel {...testOptions} />, { wrapper: createTestCasino().Host });
    expect(await screen.findByRole('alert')).toBeTruthy();
    server.resetHandlers();
    server.use(...protectionHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Deposits' })).toBeTruthy();
  });

  it('explains why a waiting change could not be dropped', async () => {
    await show();
    server.use(respondWithError(setLimit, 409, { code: 'LIMIT_CHANGED' }));
    await user.click(screen.getByRole('button', { name: 'Keep €500.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere meanwhile');
  });
});
