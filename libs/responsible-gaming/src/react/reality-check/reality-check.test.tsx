import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestCasino, respondWithError } from '@casino-kit/provider/testing';
import { getLimits } from '@casino-kit/api-contract';
import { makeLimits, makePlayTime, protectionHandlers } from '../../testing.js';
import { getPlayTime } from './play-time.js';
import { RealityCheckDialog, type RealityCheckDialogProps } from './reality-check-dialog.js';
import { useRealityCheck } from './use-reality-check.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  window.sessionStorage.clear();
});
afterAll(() => server.close());

const user = userEvent.setup({ delay: null });

describe('RealityCheckDialog', () => {
  const show = (props: Partial<RealityCheckDialogProps> = {}) => {
    const [onStop, onContinue] = [vi.fn(), vi.fn()];
    render(
      <RealityCheckDialog
        play={{ totalMs: 3_600_000, staked: '86', won: '73.6', intervalMs: 1_800_000 }}
        currencyCode="EUR"
        lossLeft="8.50"
        longestMinutes={null}
        onStop={onStop}
        onContinue={onContinue}
        {...props}
      />,
      { wrapper: createTestCasino().Host },
    );
    return {
      onStop,
      onContinue,
      dialog: within(screen.getByRole('alertdialog', { name: 'You have played for 1 h' })),
    };
  };

  it('shows time and money of the session and what is left of the loss limit', () => {
    const { dialog } = show();
    for (const [term, value] of [
      ['Staked', '€86.00'],
      ['Won', '€73.60'],
      ['Net of this session', '−€12.40'],
      ['Left of today’s loss limit', '€8.50'],
    ])
      expect(dialog.getByText(term!).nextSibling?.textContent).toBe(value);
  });

  it('leaves out the loss limit of a player without one', () => {
    expect(show({ lossLeft: null }).dialog.queryByText(/loss limit/)).toBeNull();
  });

  it('closes by its two buttons only', async () => {
    const { dialog, onStop, onContinue } = show();
    await user.keyboard('{Escape}');
    expect(onContinue).not.toHaveBeenCalled();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Stop for today',
      'Play on',
    ]);
    await user.click(dialog.getByRole('radio', { name: 'in 15 min' }));
    await user.click(dialog.getByRole('button', { name: 'Play on' }));
    expect(onContinue.mock.calls).toEqual([[15]]);
    await user.click(dialog.getByRole('button', { name: 'Stop for today' }));
    expect(onStop).toHaveBeenCalledOnce();
  });

  it('starts with the current interval, and offers no longer one than the operator allows', () => {
    const { dialog } = show({ longestMinutes: 30 });
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(radios).toHaveLength(2);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'in 30 min' }).checked).toBe(true);
  });

  it('offers and keeps an interval of the player’s own, not the longest', async () => {
    const play = { totalMs: 3_600_000, staked: '86', won: '73.6', intervalMs: 300_000 };
    const { dialog, onContinue } = show({ play, longestMinutes: 60 });
    const radios = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['5', true],
      ['15', false],
      ['30', false],
      ['60', false],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Play on' }));
    expect(onContinue.mock.calls).toEqual([[5]]);
  });
});

describe('useRealityCheck', () => {
  let at = 0;
  const now = () => at;
  function Game({ playing = true }: { playing?: boolean }) {
    const check = useRealityCheck({ timeZone: 'UTC', playing, now });
    return (
      <>
        <button onClick={() => check.onRound({ stake: '2', payout: '0.5' })}>Round</button>
        <button onClick={() => check.answer(15)}>Answer</button>
        <p>{`${check.isDue ? 'due' : 'playing'} ${check.play.rounds} ${check.limits === null ? 'no limits' : 'limits'}`}</p>
      </>
    );
  }
  /** Plays a round every half minute. */
  const play = async (minutes: number) => {
    for (let half = 0; half < minutes * 2; half += 1) {
      at += 30_000;
      await act(() => user.click(screen.getByRole('button', { name: 'Round' })));
    }
  };

  it('is due with the first round after the interval, and again after the answer', async () => {
    const onChange = vi.fn();
    server.use(...protectionHandlers({ limits: makeLimits({ realityCheckMinutes: 5 }), onChange }));
    render(<Game />, { wrapper: createTestCasino().Host });
    await screen.findByText('playing 0 limits');
    await play(4.5);
    expect(screen.getByText('playing 9 limits')).toBeTruthy();
    await play(0.5);
    expect(screen.getByText('due 10 limits')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(screen.getByText('playing 10 limits')).toBeTruthy();
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ minutes: 15 }));
  });

  it('uses the interval of the policy where the server has no limits', async () => {
    server.use(respondWithError(getLimits, 501), ...protectionHandlers());
    const { Host, store } = createTestCasino({ settings: { policy: { realityCheckMinutes: 5 } } });
    render(<Game />, { wrapper: Host });
    await waitFor(() => expect(getPlayTime(store).state().intervalMs).toBe(300_000));
    await play(5);
    expect(screen.getByText('due 10 no limits')).toBeTruthy();
  });

  it('continues in the next game', async () => {
    server.use(...protectionHandlers({ limits: makeLimits({ realityCheckMinutes: 5 }) }));
    const { Host } = createTestCasino();
    const first = render(<Game />, { wrapper: Host });
    await screen.findByText('playing 0 limits');
    await play(4);
    first.unmount();
    at += 600_000;
    render(<Game />, { wrapper: Host });
    await play(1);
    expect(screen.getByText('due 10 limits')).toBeTruthy();
  });

  it('clears the play of a player who logs out', async () => {
    server.use(...protectionHandlers({ limits: makeLimits({ realityCheckMinutes: 5 }) }));
    const casino = createTestCasino();
    render(<Game />, { wrapper: casino.Host });
    await screen.findByText('playing 0 limits');
    await play(2);
    act(() => casino.session.end('USER_INITIATED'));
    expect(screen.getByText('playing 0 no limits')).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('useRealityCheck with a server that counts play', () => {
  function Game() {
    const check = useRealityCheck({ timeZone: 'UTC', playing: true });
    const { play } = check;
    return (
      <>
        <button onClick={() => check.answer(5)}>Keep</button>
        <button onClick={() => check.answer(15)}>Change</button>
        <button onClick={check.stop}>Stop</button>
        <button onClick={check.refresh}>Refresh</button>
        <p>{`${check.isDue ? 'due' : 'playing'} ${play.rounds} ${play.staked} ${check.pausedUntil ?? 'no pause'}`}</p>
      </>
    );
  }
  const dueAt = '2026-11-26T20:10:00Z';
  const show = (options: Parameters<typeof protectionHandlers>[0]) => {
    const onAnswer = vi.fn();
    server.use(
      ...protectionHandlers({ limits: makeLimits({ realityCheckMinutes: 5 }), onAnswer, ...options }),
    );
    const casino = createTestCasino();
    render(<Game />, { wrapper: casino.Host });
    return { ...casino, onAnswer };
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  it('shows the figures of the account, and that a check is due which another tab played up to', async () => {
    show({ playTime: makePlayTime({ checkDueAt: dueAt }) });
    expect(await screen.findByText('due 60 86.00 no pause')).toBeTruthy();
  });

  it.each([
    ['Keep', { dueAt, answer: 'continue' }],
    ['Change', { dueAt, answer: 'continue', minutes: 15 }],
    ['Stop', { dueAt, answer: 'stop' }],
  ])('sends the answer of "%s" once, and goes on', async (name, body) => {
    const { onAnswer } = show({ playTime: makePlayTime({ checkDueAt: dueAt }) });
    await screen.findByText('due 60 86.00 no pause');
    await press(name);
    expect(await screen.findByText('playing 60 86.00 no pause')).toBeTruthy();
    await waitFor(() => expect(onAnswer.mock.calls).toEqual([[body]]));
    await press(name);
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('learns of an answer on another device by the event of the server', async () => {
    const { emit } = show({ playTime: makePlayTime({ checkDueAt: dueAt }) });
    await screen.findByText('due 60 86.00 no pause');
    server.use(...protectionHandlers({ playTime: makePlayTime() }));
    act(() => emit('realityCheck', { isDue: false }));
    expect(await screen.findByText('playing 60 86.00 no pause')).toBeTruthy();
  });

  it('learns of a check by asking again, as when a round was rejected', async () => {
    show({ playTime: makePlayTime() });
    await screen.findByText('playing 60 86.00 no pause');
    server.use(...protectionHandlers({ playTime: makePlayTime({ checkDueAt: dueAt }) }));
    await press('Refresh');
    expect(await screen.findByText('due 60 86.00 no pause')).toBeTruthy();
  });

  it('returns the end of a pause', async () => {
    show({ playTime: makePlayTime({ pausedUntil: '2026-11-26T20:15:00Z' }) });
    expect(await screen.findByText('playing 60 86.00 2026-11-26T20:15:00Z')).toBeTruthy();
  });
});
