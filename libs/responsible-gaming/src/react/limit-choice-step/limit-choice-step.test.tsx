import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmLimitChoice } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeLimits, protectionHandlers, testOptions } from '../../testing.js';
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

  it('stays when the choice could not be recorded', async () => {
    const { onDone } = await show();
    server.use(respondWithError(confirmLimitChoice, 500));
    await user.click(screen.getByRole('button', { name: 'No limit for now' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });
});
