import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmLimitChoice } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeLimit, makeLimits, protectionHandlers, testOptions } from '../../testing.js';
import { LimitChoiceStep } from './limit-choice-step.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

async function show() {
  const [onDone, onChange] = [vi.fn(), vi.fn()];
  const limits = makeLimits({ limits: [], session: null, choiceRequired: true });
  server.use(...protectionHandlers({ limits, onChange }));
  render(<LimitChoiceStep {...testOptions} onDone={onDone} />, { wrapper: createTestCasino().Host });
  await screen.findByRole('heading', { name: 'Choose your limits' });
  return { onDone, onChange };
}

describe('LimitChoiceStep', () => {
  it('accepts "no limit" as a choice of the same weight', async () => {
    const { onDone, onChange } = await show();
    const [set, none] = ['Set a limit', 'No limit for now'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(set?.className).toBe(none?.className);
    await user.click(none!);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onChange.mock.calls).toEqual([['choice']]);
  });

  it('sets a limit first and then continues with it', async () => {
    const { onDone, onChange } = await show();
    await user.click(screen.getByRole('button', { name: 'Set a limit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'At most' }), '100');
    await user.click(dialog.getByRole('button', { name: 'Set €100 a week' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with these limits' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onChange.mock.calls).toMatchObject([[{ kind: 'deposit', period: 1, amount: '100' }], ['choice']]);
  });

  it('asks for a highest balance where the server requires one', async () => {
    const [onDone, onChange] = [vi.fn(), vi.fn()];
    const limits = makeLimits({
      limits: [makeLimit({ kind: 'balance', period: null, amount: null, used: '0' })],
      choiceRequired: true,
      requiredLimits: [{ kind: 'balance', period: null }],
    });
    server.use(...protectionHandlers({ limits, onChange }));
    render(<LimitChoiceStep {...testOptions} onDone={onDone} />, { wrapper: createTestCasino().Host });
    await user.click(await screen.findByRole('button', { name: 'Set a limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Highest balance/ }));
    expect(dialog.getByText(/No deposit takes your balance above it/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'At most' }), '500');
    await user.click(dialog.getAllByRole('button', { name: /^Set / }).at(-1)!);
    await user.click(await screen.findByRole('button', { name: 'Continue with these limits' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onChange.mock.calls).toMatchObject([[{ kind: 'balance', amount: '500' }], ['choice']]);
    expect(onChange.mock.calls[0]?.[0]).not.toHaveProperty('period');
  });

  it('names every limit that the operator requires', async () => {
    const periods = ['daily', 'weekly', 'monthly'] as const;
    const limits = makeLimits({
      limits: [],
      session: null,
      choiceRequired: true,
      depositLimitRequired: true,
      requiredLimits: [
        ...periods.map((period) => ({ kind: 'deposit' as const, period })),
        { kind: 'session-time', period: null },
        { kind: 'balance', period: null },
      ],
    });
    server.use(...protectionHandlers({ limits }));
    render(<LimitChoiceStep {...testOptions} onDone={vi.fn()} />, { wrapper: createTestCasino().Host });
    expect(
      await screen.findByText(
        'Everyone sets a deposit limit for each day, week and month, a highest balance, and a time limit for each session here before they pay in or play. The figures are yours: you can lower them at any time.',
      ),
    ).toBeTruthy();
  });

  it('asks for each required limit in turn, and offers no way around them', async () => {
    const [onDone, onChange] = [vi.fn(), vi.fn()];
    const limits = makeLimits({
      limits: [makeLimit({ kind: 'deposit', period: 'weekly', amount: '100.00' })],
      session: null,
      choiceRequired: true,
      depositLimitRequired: true,
      requiredLimits: [
        { kind: 'deposit', period: 'daily' },
        { kind: 'deposit', period: 'weekly' },
        { kind: 'session-time', period: null },
      ],
    });
    server.use(...protectionHandlers({ limits, onChange }));
    render(<LimitChoiceStep {...testOptions} onDone={onDone} />, { wrapper: createTestCasino().Host });
    await user.click(await screen.findByRole('button', { name: 'Set a limit' }));
    expect(screen.queryByRole('button', { name: 'No limit for now' })).toBeNull();
    const amount = within(await screen.findByRole('dialog'));
    await user.type(amount.getByRole('textbox', { name: 'At most' }), '40');
    await user.click(amount.getByRole('button', { name: 'Set €40 a day' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Continue with these limits' })).toBeNull();
    await screen.findByRole('progressbar', { name: 'Deposits a day' });
    await user.click(screen.getByRole('button', { name: 'Set a limit' }));
    const time = within(await screen.findByRole('dialog', { name: 'Time in one session' }));
    await user.type(time.getByRole('textbox', { name: 'At most' }), '2');
    await user.click(time.getByRole('button', { name: 'Set limit' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with these limits' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onChange.mock.calls).toMatchObject([
      [{ kind: 'deposit', period: 0, amount: '40' }],
      [{ unit: expect.any(String) as string }],
      ['choice'],
    ]);
  });

  it('stays when the choice could not be recorded', async () => {
    const { onDone } = await show();
    server.use(respondWithError(confirmLimitChoice, 500));
    await user.click(screen.getByRole('button', { name: 'No limit for now' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });
});
