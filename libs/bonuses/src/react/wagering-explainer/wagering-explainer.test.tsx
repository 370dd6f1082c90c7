import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type UserBonus } from '@casino-kit/api-contract';
import { createTestCasino } from '@casino-kit/provider/testing';
import { type SimulationTask, simulate } from '../../core/wagering-model.js';
import { makeUserBonus } from '../../testing/fixtures.js';
import { WageringExplainer, type WageringExplainerProps } from './wagering-explainer.js';

const reload = makeUserBonus({
  status: 'active',
  amount: '40.00',
  balance: '40.00',
  wagered: '612.00',
  wagerTotal: '1400.00',
  wagerLeft: '788.00',
  wageringMultiplier: '35',
  freeSpinsLeft: 0,
  freeSpinsWon: '0',
  maxWin: '500.00',
  maxBet: '5.00',
  contributions: { slots: 100, live: 10 },
});
const spins: Partial<UserBonus> = {
  type: 'freespins',
  balance: '3.20',
  wagered: '0',
  wagerTotal: '0',
  wagerLeft: '0',
  freeSpinsLeft: 12,
  freeSpinValue: '0.20',
  freeSpinsWon: '3.20',
};
const user = userEvent.setup();
function show(overrides: Partial<UserBonus> = {}, props: Partial<WageringExplainerProps> = {}) {
  const host = createTestCasino();
  const bonus = { ...reload, ...overrides };
  return { ...host, ...render(<WageringExplainer bonus={bonus} {...props} />, { wrapper: host.Host }) };
}
const lines = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const sum = () => lines(screen.getByRole('table', { name: 'What finishing costs on average' }));
/** The remaining cash, with how many of 100 players. */
const players = async (): Promise<[string | null, number][]> => {
  const table = await screen.findByRole(
    'table',
    { name: 'Left in cash after wagering, of 100 players' },
    { timeout: 10_000 },
  );
  return within(table)
    .getAllByRole('rowheader')
    .map((head) => [head.textContent, Number(head.nextElementSibling?.textContent)]);
};

/** A worker that runs on this thread, all at once. */
class PromptWorker extends EventTarget {
  postMessage(task: SimulationTask) {
    const event = new MessageEvent('message', { data: simulate(task) });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  terminate = () => undefined;
}
beforeEach(() => vi.stubGlobal('Worker', PromptWorker));
afterEach(() => vi.unstubAllGlobals());

describe('WageringExplainer', () => {
  it('shows the cost as a sum, at once', () => {
    show();
    expect(sum()).toEqual([
      'Left to wager788 bets of €1.00€788.00',
      '×Kept by the game, on average4.0%',
      '=Average cost of finishing€31.52',
    ]);
    expect(screen.getByText('One player’s luck moves that cost by about €146.01, up or down.')).toBeTruthy();
    expect(screen.getByText('The simulation is running')).toBeTruthy();
    expect(
      screen.getByText(
        'The simulation plays the bonus alone. With cash of your own in the wallet your cash is staked first, and the cost is paid with it.',
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /^From 10,000 simulated runs with the bonus alone: €40.00, €788.00 left to wager, €1.00 a spin, a slot that returns 96%\.$/,
      ),
    ).toBeTruthy();
  });
  it('shows how 100 players end, in words, as a table and as bars', async () => {
    const { container } = show();
    const rows = await players();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Left in cash',
      'Players of 100',
    ]);
    expect(rows.map(([left]) => left)).toEqual([
      'Nothing',
      'More than €0, up to €50',
      'More than €50, up to €100',
      'More than €100, up to €200',
      'More than €200',
    ]);
    const counts = rows.map(([, count]) => count);
    expect(counts.reduce((a, b) => a + b)).toBe(100);
    expect(counts[0]).toBeGreaterThan(80);
    expect(
      screen.getByText(
        /About (eight|nine) in ten finish with nothing from the bonus\. On average €\d+\.\d\d becomes cash \(with 99% certainty €.* to €.*\)\. Treat it as longer play, not as income\./,
      ),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /a slot of volatility 3 of 5, with wins up to 642 times the bet.*Each number is right to ±\d(\.\d)?, with 99% certainty/,
      ),
    ).toBeTruthy();
    const bars = container.querySelectorAll('[aria-hidden=true] i');
    expect([...bars].map((bar) => Number((bar as HTMLElement).style.getPropertyValue('--of-100')))).toEqual(
      counts,
    );
  });
  it('shows the same figures every time, and caches them', async () => {
    const first = show();
    const rows = await players();
    first.unmount();
    render(<WageringExplainer bonus={reload} />, { wrapper: first.Host });
    expect(screen.queryByText('The simulation is running')).toBeNull();
    expect(await players()).toEqual(rows);
    screen.getByRole('region', { name: 'What usually happens with a bonus like this' });
  });
  it('recalculates for another stake', async () => {
    show();
    const before = await players();
    const stakes = screen.getByRole('radiogroup', { name: 'Stake' });
    expect(within(stakes).getAllByRole('radio')).toHaveLength(5);
    expect(within(stakes).getByRole<HTMLInputElement>('radio', { name: '€1' }).checked).toBe(true);
    await user.click(within(stakes).getByRole('radio', { name: '€5' }));
    expect(sum()[0]).toBe('Left to wager158 bets of €5.00€788.00');
    await waitFor(async () => expect(await players()).not.toEqual(before));
  });
  it('accepts the return and the volatility of a game, and a stake', async () => {
    show(
      {},
      {
        game: { name: 'Book of Tides', kind: 'slots', returnToPlayer: '94.21', volatility: 5 },
        stake: '0.30',
      },
    );
    expect(sum()).toEqual([
      'Left to wager2,627 bets of €0.30€788.00',
      '×Kept by the game, on average5.79%',
      '=Average cost of finishing€45.62',
    ]);
    expect(
      screen.getByText(/€0\.30 a round, a game that returns 94\.21% as Book of Tides does\./),
    ).toBeTruthy();
    expect(screen.getByText(/volatility 5 of 5/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '€0.30' }).checked).toBe(true);
    await players();
  });
  it('recalculates for another volatility: a higher one leaves more players with nothing', async () => {
    show({}, { volatility: 1 });
    const choice = screen.getByRole('radiogroup', { name: 'Volatility (1 low to 5 high)' });
    const option = (name: string) => within(choice).getByRole<HTMLInputElement>('radio', { name });
    expect(within(choice).getAllByRole('radio')).toHaveLength(5);
    expect(option('1').checked).toBe(true);
    const nothing = async () => (await players())[0]![1];
    const low = await nothing();
    await user.click(option('5'));
    expect(option('5').checked).toBe(true);
    expect(screen.getByText(/volatility 5 of 5, with wins up to 1,285 times the bet/)).toBeTruthy();
    await waitFor(async () => expect(await nothing()).toBeGreaterThan(low + 10), { timeout: 10_000 });
  });
  it('says how much of a bet counts', () => {
    show({}, { game: { name: 'Blackjack', kind: 'live', returnToPlayer: '99.5' } });
    expect(sum()).toEqual([
      'Left to wager7,880 bets of €1.00€788.00',
      '÷Counts of each bet10%',
      '×Kept by the game, on average0.5%',
      '=Average cost of finishing€39.40',
    ]);
  });
  it('ends the ranges with the maximum conversion', async () => {
    show({ maxWin: '80.00' });
    expect((await players()).map(([left]) => left)).toEqual([
      'Nothing',
      'More than €0, up to €50',
      'More than €50, up to €80',
    ]);
  });
  it('says when it is almost done', async () => {
    show({ wagerLeft: '8.00', balance: '64.00' });
    expect(screen.getByText('Almost done: only a few bets are left.')).toBeTruthy();
    expect(await screen.findByText(/Hardly anyone finishes with nothing/)).toBeTruthy();
    expect(screen.queryByText(/longer play/)).toBeNull();
  });
  it('shows no cost when wins are boosted beyond it', () => {
    show({ multiplier: '1.5' });
    expect(sum()).toHaveLength(1);
    expect(screen.getByText(/pays more on top of wins than the game keeps/)).toBeTruthy();
  });
});

describe('cases that are not simulated', () => {
  it('start with the free spins', async () => {
    show(spins);
    expect(sum()).toEqual([
      'Won by free spins so far€3.20',
      '+12 free spins win, on average€2.30',
      '×Times to wager35',
      '=To wager, on average1,927 bets of €0.10€192.64',
      '×Kept by the game, on average4.0%',
      '=Average cost of finishing€7.70',
    ]);
    expect(
      screen.getByText(
        /^From 10,000 simulated runs: 12 free spins of €0\.20, then what was won is wagered at €0\.10 a spin/,
      ),
    ).toBeTruthy();
    await players();
  });
  it('include a bonus for which only own money counts', () => {
    show({ wageringType: 'REAL_MONEY_ONLY' });
    expect(screen.getByText(/Only bets with your own cash count for this bonus/)).toBeTruthy();
    expect(screen.queryByText(/your cash is staked first/)).toBeNull();
    expect(sum()).toHaveLength(3);
    expect(screen.queryByText('The simulation is running')).toBeNull();
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
  it('include a bonus without a requirement, a game that does not count, and one that ended', () => {
    const { unmount } = show({ wageringMultiplier: '0', wagerTotal: '0', wagerLeft: '0' });
    expect(screen.getByText(/asks for no wagering/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    unmount();
    const excluded = show({}, { game: { name: 'Baccarat', kind: 'tables', returnToPlayer: '98.9' } });
    expect(
      screen.getByText('Bets in Baccarat do not count for this bonus. Choose a game that counts.'),
    ).toBeTruthy();
    excluded.unmount();
    const none = show({ contributions: { slots: 0 } });
    expect(screen.getByText(/No kind of game counts for this bonus/)).toBeTruthy();
    none.unmount();
    expect(show({ status: 'cancelled' }).container.textContent).toBe('');
  });
});

describe('withdrawing now', () => {
  it.each([
    ['money', {}, 'You forfeit the bonus and its €40.00. Your cash stays yours.'],
    [
      'money and free spins',
      spins,
      'You forfeit the bonus with €3.20 and 12 free spins. Your cash stays yours. €3.20 of it was won by its free spins.',
    ],
    [
      'free spins',
      { ...spins, balance: '0', freeSpinsWon: '0', freeSpinsLeft: 1 },
      'You forfeit the bonus with 1 free spin. Your cash stays yours.',
    ],
    ['nothing', { balance: '0' }, 'You forfeit the bonus, which holds no money now. Your cash stays yours.'],
  ])('forfeits %s', (_, overrides, text) => {
    show(overrides);
    expect(screen.getByRole('heading', { name: 'If you withdraw now' }).nextElementSibling?.textContent).toBe(
      text,
    );
  });
});

describe('the simulation', () => {
  const workers: { terminated: boolean }[] = [];
  class SilentWorker extends EventTarget {
    terminated = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage = () => undefined;
    terminate() {
      this.terminated = true;
    }
  }
  it('is cancelled when the stake changes and on unmount', async () => {
    vi.stubGlobal('Worker', SilentWorker);
    workers.length = 0;
    const { unmount } = show();
    await waitFor(() => expect(workers).toHaveLength(1));
    await user.click(screen.getByRole('radio', { name: '€2' }));
    await waitFor(() => expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]));
    unmount();
    await waitFor(() => expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]));
  });
  it('leaves the sum when it cannot run', async () => {
    vi.stubGlobal('Worker', SilentWorker);
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.getQueryCache().getAll()).not.toHaveLength(0));
    const [query] = queryClient.getQueryCache().findAll({ queryKey: ['bonuses.wagering'] });
    act(() => query!.setState({ status: 'error', error: new Error('out of memory'), fetchStatus: 'idle' }));
    expect(await screen.findByText(/could not be run on this device/)).toBeTruthy();
    expect(sum()).toHaveLength(3);
  });
});
