import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeSessionTimeLimit, setSessionTimeLimit } from '@casino-kit/api-contract';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { makeLimits, protectionHandlers, testOptions } from '../../testing.js';
import { SessionTimeDialog } from './session-time-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

function show(limits = makeLimits()) {
  const onChange = vi.fn();
  const onSet = vi.fn();
  server.use(...protectionHandlers({ limits, onChange }));
  render(<SessionTimeDialog now={testOptions.now} limits={limits} onClose={vi.fn()} onSet={onSet} />, {
    wrapper: createTestCasino().Host,
  });
  return { onChange, onSet, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'At most' }) };
}
const save = () => user.click(screen.getByRole('button', { name: 'Set limit' }));

describe('SessionTimeDialog', () => {
  it('sets a shorter time at once', async () => {
    const { field, onChange, onSet } = show();
    await user.clear(field);
    await user.type(field, '1');
    expect(screen.getByText('Lower than now, so it applies at once.')).toBeTruthy();
    await save();
    await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
    expect(onChange).toHaveBeenCalledWith({ value: 1, unit: 'hours' });
  });

  it.each([
    ['Minutes', '9', 'From 10 to 43,200 minutes.'],
    ['Hours', '721', 'From 1 to 720 hours.'],
    ['Days', '31', 'From 1 to 30 days.'],
    ['Days', 'two', 'Enter a whole number.'],
    ['Days', '', 'Enter a time.'],
  ])('names the bounds of %s for %j, and sends nothing', async (unit, typed, message) => {
    const { field, onChange } = show();
    await user.click(screen.getByRole('radio', { name: unit }));
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await save();
    expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says what is wrong when the field is left', async () => {
    const { field } = show();
    await user.clear(field);
    await user.type(field, '721');
    await user.tab();
    expect(screen.getByText('From 1 to 720 hours.')).toBeTruthy();
  });

  it('explains a failed update and a failed removal, each in its own words', async () => {
    const { field } = show();
    server.use(
      respondWithError(setSessionTimeLimit, 400, { code: 'SESSION_TIME_LIMIT_UPDATE' }),
      respondWithError(removeSessionTimeLimit, 400, { code: 'SESSION_TIME_LIMIT_REMOVE' }),
    );
    await user.clear(field);
    await user.type(field, '1');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be changed');
    expect(field.value).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Remove limit' }));
    await user.click(screen.getByRole('button', { name: 'Remove limit' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be removed'));
  });

  it('removes the limit after the delay of the policy', async () => {
    const { onChange, onSet } = show();
    await user.click(screen.getByRole('button', { name: 'Remove limit' }));
    expect(screen.getByRole('dialog', { name: 'Remove limit: Time in one session' })).toBeTruthy();
    expect(screen.getByText(/The limit applies until November 27 at 21:10/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove limit' }));
    await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
    expect(onChange).toHaveBeenCalledWith(null);
  });
});
