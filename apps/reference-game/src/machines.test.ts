// @vitest-environment jsdom
import { type GameTable } from '@casino-kit/api-contract';
import { getByRole, queryByRole } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { figures, realTime, show, stillTime } from './testing/shown-table.js';
import { losingGrid, makeRound } from './testing/table.js';

beforeEach(stillTime);
afterEach(realTime);

const gridWith = (reel: number, column: readonly string[]) =>
  losingGrid.map((shown, index) => (index === reel ? [...column] : shown));

/** The names of the symbols on a reel, from the top. */
const namesOn = (node: HTMLElement, reel: number) =>
  [...(node.querySelectorAll('.reel')[reel]?.querySelectorAll('.symbol') ?? [])].map(
    (symbol) => symbol.getAttribute('alt') ?? symbol.getAttribute('aria-label'),
  );

describe('a machine of ways', () => {
  const ways: Partial<GameTable> = { wins: 'ways', wilds: 'substituting', lines: [] };
  const win = {
    ...{ line: null, symbol: 'symbol-1', count: 3, payout: '0.60' },
    cells: [[0, 2], [1], [0, 1]],
  };

  it('tells how many ways there are instead of lines', () => {
    expect(figures(show(ways).view.node)).toContain('Ways 243');
  });

  it('lights every symbol of a win, without a line, and announces the amount', async () => {
    const { play, messages, view } = show(ways);
    const round = makeRound({ paid: '0.60', balance: '10.40' });
    await play({ ...round, spin: { ...round.spin, wins: [win] } });
    expect(view.node.querySelectorAll('.cell.is-lit')).toHaveLength(5);
    expect(view.node.querySelector('.line-overlay path')).toBeNull();
    expect(messages.at(-1)).toBe('Won €0.60');
  });

  it('explains ways and wilds, and lists no lines', () => {
    const { button, view } = show(ways);
    button('Paytable and rules').click();
    const dialog = getByRole(view.node, 'dialog', { name: 'Paytable and rules' });
    expect(dialog.textContent).toContain('For one way at a bet of €0.20.');
    expect(dialog.textContent).toContain('Stands for every symbol that pays.');
    expect(queryByRole(dialog, 'heading', { name: 'Lines' })).toBeNull();
    expect(getByRole(dialog, 'heading', { name: 'Wild' })).toBeTruthy();
  });
});

describe('a machine of clusters', () => {
  const column = ['symbol-1', 'symbol-2', 'symbol-3', 'symbol-4', 'symbol-5'];
  const clusters: Partial<GameTable> = {
    ...{ wins: 'clusters', lines: [], paytable: [{ symbol: 'symbol-1', pays: { '5': '2', '8': '9' } }] },
    firstGrid: Array.from({ length: 5 }, () => column),
  };

  it('shows five rows, and neither lines nor ways', () => {
    const { view } = show(clusters);
    expect(view.node.querySelectorAll('.cell')).toHaveLength(25);
    expect(view.node.querySelector<HTMLElement>('.figure-lines')?.hidden).toBe(true);
  });

  it('lights the symbols of a cluster wherever they are', async () => {
    const { play, view } = show(clusters);
    const round = makeRound({ paid: '0.40', balance: '10.20' });
    const win = {
      line: null,
      symbol: 'symbol-5',
      count: 5,
      payout: '0.40',
      cells: [[], [4], [3, 4], [4], [4]],
    };
    await play({ ...round, spin: { ...round.spin, grid: clusters.firstGrid ?? [], wins: [win] } });
    expect(view.node.querySelectorAll('.cell.is-lit')).toHaveLength(5);
  });

  it('explains clusters, and that a payout is for at least so many', () => {
    const { button, view } = show(clusters);
    button('Paytable and rules').click();
    const dialog = getByRole(view.node, 'dialog', { name: 'Paytable and rules' });
    expect(dialog.textContent).toContain('For one cluster at a bet of €0.20.');
    expect(dialog.querySelector('.pay-card')?.textContent).toBe('8+ ×€1.805+ ×€0.40');
  });
});

describe('a machine of expanding wilds', () => {
  const expanding: Partial<GameTable> = { wins: 'lines', wilds: 'expanding' };

  it('fills the reel of a wild when all reels have stopped', async () => {
    const { play, press, send, view } = show(expanding);
    const round = makeRound();
    const spin = { ...round.spin, grid: gridWith(2, ['symbol-3', 'wild', 'symbol-8']), wildReels: [2] };
    await play({ ...round, spin });
    expect(namesOn(view.node, 2)).toEqual(['Wild', 'Wild', 'Wild']);
    expect(namesOn(view.node, 1)).not.toContain('Wild');
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound() });
  });

  it('says that they fill their reel', () => {
    const { button, view } = show(expanding);
    button('Paytable and rules').click();
    expect(view.node.textContent).toContain('It fills its whole reel before anything is paid.');
  });
});

describe('a machine of multiplying wilds', () => {
  it('names the number of a wild, and explains it', () => {
    const firstGrid = gridWith(1, ['wild', 'wild-2', 'wild-3']);
    const { button, view } = show({ wilds: 'multiplying', firstGrid });
    expect(namesOn(view.node, 1)).toEqual(['Wild', 'Wild × 2', 'Wild × 3']);
    expect(view.node.querySelectorAll('.reel')[1]?.textContent).toBe('WildWild×2Wild×3');
    button('Paytable and rules').click();
    expect(view.node.textContent).toContain('multiplies every win that it is part of by it');
  });
});

describe('a machine of hold and win', () => {
  const hold = { coins: 6, respins: 3, prizes: [{ prize: 'major', pays: '100' }], grand: '1000' };
  const coin = (reel: number, row: number, payout: string, prize: string | null = null) => ({
    ...{ reel, row, payout, prize },
  });
  const held = {
    coins: [0, 1, 2, 3, 4].flatMap((reel) => (reel < 4 ? [coin(reel, 0, '0.10')] : [coin(reel, 0, '0.20')])),
    respins: [[], [coin(2, 2, '20.00', 'major')], [], [], []],
    grand: '0',
    payout: '20.60',
  };
  const getCoinTexts = (node: HTMLElement) =>
    [...node.querySelectorAll('.hold-coin')].map((shown) => shown.textContent);

  it('locks the coins, shows respins one by one, then the payout of the round', async () => {
    const { press, send, view, messages, state } = show({ hold }, null, false);
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound({ hold: held, balance: '30.40' }) });
    while (getCoinTexts(view.node).length === 0) await vi.advanceTimersByTimeAsync(20);
    expect(state().phase.name).toBe('showing');
    expect(getCoinTexts(view.node)).toEqual(['€0.10', '€0.10', '€0.10', '€0.10', '€0.20']);
    expect(view.node.querySelector('.plaque')?.textContent).toBe('5 × Coin, €0.60Respins left: 3');
    await vi.advanceTimersByTimeAsync(900);
    expect(view.node.querySelector('.plaque-note')?.textContent).toBe('Respins left: 2');
    await vi.advanceTimersByTimeAsync(900);
    expect(getCoinTexts(view.node).at(-1)).toBe('major€20.00');
    expect(view.node.querySelector('.plaque')?.textContent).toBe('6 × Coin, €20.60Respins left: 3');
    // Until the payout is shown the balance has only lost the stake.
    expect(Number(state().balance)).toBe(9.8);
    await vi.advanceTimersByTimeAsync(3 * 900 + 1_600);
    expect(state().phase.name).toBe('ready');
    expect(getCoinTexts(view.node)).toHaveLength(6);
    expect(messages.at(-1)).toBe('Won €20.60');
    press();
    expect(getCoinTexts(view.node)).toEqual([]);
  });

  it('shows all coins at once with less motion', async () => {
    const { press, send, view, state } = show({ hold });
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound({ hold: held, balance: '30.40' }) });
    while (state().phase.name !== 'showing') await vi.advanceTimersByTimeAsync(20);
    expect(getCoinTexts(view.node)).toHaveLength(6);
    await vi.runAllTimersAsync();
    expect(state().phase.name).toBe('ready');
  });

  it('can be skipped where the casino allows it, and only there', () => {
    for (const slamStop of [true, false]) {
      const { press, send, view, state } = show({ hold, slamStop });
      press();
      send({ type: 'responded', key: 'key-1', round: makeRound({ hold: held }) });
      send({ type: 'stopped' });
      expect(view.node.querySelector<HTMLElement>('.free-skip')?.hidden).toBe(!slamStop);
      send({ type: 'freeSpinsSkipped' });
      expect(state().phase.name).toBe(slamStop ? 'ready' : 'showing');
    }
  });

  it('goes on to the free spins that its spin brought as well', async () => {
    const { press, send, state } = show({ hold });
    press();
    send({ type: 'responded', key: 'key-1', round: makeRound({ hold: held, free: ['0.20', '0'] }) });
    const spins = new Set<number>();
    while (state().phase.name !== 'ready') {
      const { phase } = state();
      if (phase.name === 'stopping') spins.add(phase.spin);
      await vi.advanceTimersByTimeAsync(20);
    }
    expect([...spins]).toEqual([0, 1]);
    expect(state().shown?.spin).toBe(2);
  });

  it('explains itself with its prizes', () => {
    const { button, view } = show({ hold });
    button('Paytable and rules').click();
    const dialog = getByRole(view.node, 'dialog', { name: 'Paytable and rules' });
    expect(getByRole(dialog, 'heading', { name: 'Hold and win' })).toBeTruthy();
    expect(dialog.textContent).toContain('6 or more coins in a paid spin lock');
    expect(dialog.textContent).toContain('grand1,000 × the betmajor100 × the bet');
  });
});

it('a machine without wilds says nothing about them', () => {
  const { button, view } = show();
  button('Paytable and rules').click();
  expect(queryByRole(view.node, 'heading', { name: 'Wild' })).toBeNull();
});
