import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getActivity, setLimit } from '@casino-kit/api-contract';
import { createTestCasino, failWithNetworkError, respondWithError } from '@casino-kit/provider/testing';
import {
  makeActivityDay,
  makeLimit,
  makeLimits,
  protectionHandlers,
  type ProtectionServer,
  testOptions,
} from '../../testing.js';
import { SetLimitDialog, type SetLimitDialogProps } from './set-limit-dialog.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });
const october = [
  makeActivityDay({ date: '2026-10-05', deposited: '200.00' }),
  makeActivityDay({ date: '2026-10-19', deposited: '280.00' }),
];

function show(props: Partial<SetLimitDialogProps> = {}, options: ProtectionServer = {}, locale = 'en') {
  const onChange = vi.fn();
  const onSet = vi.fn();
  server.use(...protectionHandlers({ onChange, lastMonth: october, ...options }));
  render(
    <SetLimitDialog
      timeZone={testOptions.timeZone}
      now={testOptions.now}
      limits={makeLimits()}
      initial={{ kind: 'deposit', period: 'monthly' }}
      onClose={vi.fn()}
      onSet={onSet}
      {...props}
    />,
    { wrapper: createTestCasino({ locale }).Host },
  );
  return { onChange, onSet, field: screen.getByRole<HTMLInputElement>('textbox') };
}
async function type(field: HTMLInputElement, text: string) {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}
const save = () => user.click(screen.getByRole('button', { name: /^Set / }));

describe('SetLimitDialog', () => {
  it('shows what the limit would have changed in the last full month', async () => {
    const { field } = show();
    await type(field, '300');
    expect(
      await screen.findByRole('heading', {
        name: 'With this limit, October would have stopped on October 19',
      }),
    ).toBeTruthy();
    expect(
      screen.getByText('€180.00 of the €480.00 deposited in October would not have gone in.'),
    ).toBeTruthy();
  });

  it('says when the limit would not have been reached', async () => {
    const { field } = show();
    await type(field, '1000');
    expect(await screen.findByText('October would not have reached this limit')).toBeTruthy();
    expect(screen.getByText('The most of the month was €480.00.')).toBeTruthy();
  });

  it('counts days and weeks that would have stopped early', async () => {
    const { field } = show();
    await type(field, '150');
    await user.click(screen.getByRole('radio', { name: 'Day' }));
    expect(await screen.findByText(/2 days of October would have stopped early/)).toBeTruthy();
    expect(field.value).toBe('150');
  });

  it('shows a player who has not played yet no history', async () => {
    const { field } = show({}, { lastMonth: [] });
    await waitFor(() => expect(screen.queryByText('On your own history')).toBeNull());
    await type(field, '300');
    expect(screen.queryByText(/October/)).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Set a limit' })).toBeTruthy();
  });
  it('says that nothing of this kind happened in a month in which they played', async () => {
    const { field } = show(
      {},
      { lastMonth: [makeActivityDay({ date: '2026-10-05', deposited: '0', staked: '5.00' })] },
    );
    await type(field, '300');
    expect(await screen.findByText('You deposited nothing in October')).toBeTruthy();
  });

  it('works without a preview when the history cannot be loaded', async () => {
    const { field, onSet } = show();
    server.use(respondWithError(getActivity, 500));
    await type(field, '300');
    await save();
    await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
  });

  it('says before it is sent that a lower amount applies at once and a higher one later', async () => {
    const { field } = show();
    await type(field, '1499.99');
    expect(screen.getByText('Lower than now, so it applies at once.')).toBeTruthy();
    await type(field, '1500.01');
    expect(screen.getByText('Higher than now, so it applies from November 27 at 21:10 on.')).toBeTruthy();
  });

  it('says when deposits open again if more than the new amount is already used', async () => {
    const { field } = show();
    await type(field, '300');
    expect(
      screen.getByText('€480.00 is already used, so it opens again on December 1 at 00:00.'),
    ).toBeTruthy();
  });

  it('says that nothing is used yet, too: a deposit that is counted then moves no button', async () => {
    const { field } = show({
      initial: { kind: 'deposit', period: 'weekly' },
      limits: makeLimits({ limits: [makeLimit({ used: '0' })] }),
    });
    await type(field, '300');
    expect(screen.getByText('€0.00 is already used.')).toBeTruthy();
  });

  it.each([
    ['abc', 'This is not an amount. Use figures, such as 50 or 12.50.'],
    ['-5', 'A limit has to be more than 0.'],
    ['0', 'A limit has to be more than 0.'],
    ['10.123', 'EUR has at most 2 decimals.'],
    ['', 'Enter an amount.'],
  ])('keeps %j in the field, says what is wrong, and sends nothing', async (typed, message) => {
    const { field, onChange } = show();
    await type(field, typed);
    await save();
    expect(screen.getByText(message)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(typed);
    expect(document.activeElement).toBe(field);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['abc', 'This is not an amount. Use figures, such as 50 or 12.50.'],
    ['', 'Enter an amount.'],
  ])('says what is wrong with %j when the field is left', async (typed, message) => {
    const { field } = show();
    await type(field, typed);
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('says nothing about a field that was only visited', async () => {
    const { field } = show({ initial: { kind: 'loss', period: 'monthly' } });
    await user.click(field);
    await user.tab();
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('does not praise an amount that is too high to protect, and sends it all the same', async () => {
    const { field, onChange } = show({ initial: { kind: 'loss', period: 'monthly' } });
    await type(field, '99999');
    expect(screen.getByText('It applies at once.').closest('[data-tighter]')).toBeTruthy();
    await type(field, '999999999');
    const hint = screen.getByText(/^It applies at once. It is so high that it will hardly ever stop/);
    expect(hint.closest('[data-tighter]')).toBeNull();
    await save();
    await waitFor(() => expect(onChange.mock.calls).toMatchObject([[{ amount: '999999999' }]]));
  });

  it('says that a stake limit above the largest stake of the casino changes nothing', async () => {
    const limits = { ...makeLimits(), globalMaxBet: '500.00' };
    const { field } = show({ limits, initial: { kind: 'bonus-max-bet', period: null } });
    await type(field, '501');
    expect(screen.getByText(/The largest stake of this casino is €500.00/)).toBeTruthy();
  });

  it.each([
    ['Day', 'A day, from midnight to midnight.'],
    ['Week', 'A week, from Monday at midnight.'],
    ['Month', 'A calendar month, from the 1st at midnight.'],
  ])('says when a %s begins', async (period, text) => {
    show();
    await user.click(screen.getByRole('radio', { name: period }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('reads the decimal comma of the locale', async () => {
    const { field, onChange } = show({}, {}, 'de');
    await type(field, '99,50');
    await save();
    await waitFor(() => expect(onChange.mock.calls).toMatchObject([[{ amount: '99.5' }]]));
  });

  it('keeps what was typed after a rejection, and can be retried', async () => {
    const { field, onSet, onChange } = show();
    server.use(failWithNetworkError(setLimit));
    await type(field, '250');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('It is safe to try again.');
    expect(field.value).toBe('250');
    server.resetHandlers();
    server.use(...protectionHandlers({ onChange, lastMonth: october }));
    await save();
    await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
  });

  it('sends the amount that the player saw, so that a limit lowered elsewhere is not raised', async () => {
    const { field, onChange } = show();
    await type(field, '2000');
    await save();
    await waitFor(() =>
      expect(onChange.mock.calls).toMatchObject([[{ amount: '2000', shownAmount: '1500.00' }]]),
    );
  });

  it('does not send a stake limit that is locked for an hour, and says from when on it is possible', async () => {
    const { field, onChange } = show({ initial: { kind: 'max-bet', period: null } });
    await type(field, '9');
    await save();
    expect(screen.getByText(/can be raised from 21:40 on, and lowered at any time/)).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await type(field, '3');
    await save();
    await waitFor(() => expect(onChange.mock.calls).toMatchObject([[{ kind: 'max-bet', amount: '3' }]]));
  });

  it('warns that a stake limit has to be kept for at least an hour', () => {
    show({ initial: { kind: 'max-bet', period: null } });
    expect(screen.getByText(/You keep your choice for at least an hour/)).toBeTruthy();
  });

  it('asks before it removes a limit, with the moment at which that takes effect', async () => {
    const { onChange, onSet } = show();
    await user.click(screen.getByRole('button', { name: 'Remove limit' }));
    expect(screen.getByRole('dialog', { name: 'Remove limit: Deposits a month' })).toBeTruthy();
    expect(
      screen.getByText('The limit applies until November 27 at 21:10. There is none after that.'),
    ).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Remove limit' }));
    await waitFor(() => expect(onSet).toHaveBeenCalledOnce());
    expect(onChange.mock.calls).toMatchObject([[{ amount: null, shownAmount: '1500.00' }]]);
  });

  it('steps up and down', async () => {
    const { field } = show();
    await user.click(screen.getByRole('button', { name: 'Increase' }));
    expect(field.value).toBe('1,600');
    await user.click(screen.getByRole('button', { name: 'Decrease' }));
    expect(field.value).toBe('1,500');
  });

  it('starts without an amount where no limit is set, and suggests none by its buttons', async () => {
    const { field } = show({ initial: { kind: 'loss', period: 'monthly' } });
    for (const name of ['Increase', 'Decrease']) {
      const button = screen.getByRole('button', { name });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await user.click(button);
      expect(field.value).toBe('');
    }
    await user.type(field, '40');
    await user.click(screen.getByRole('button', { name: 'Increase' }));
    expect(field.value).toBe('45');
  });
});
