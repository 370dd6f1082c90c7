import {
  type EndedBonus,
  type GameRound,
  type GameTable,
  type SlotHold,
  type SlotSpin,
  type TableBonus,
} from '@casino-kit/api-contract';
import { sum } from '@casino-kit/money';

const column = ['symbol-5', 'symbol-4', 'symbol-7'];
/** A grid on which no line pays. */
export const losingGrid: string[][] = [
  column,
  ['symbol-2', 'symbol-6', 'scatter'],
  ['symbol-3', 'symbol-1', 'symbol-8'],
  ['symbol-6', 'scatter', 'symbol-2'],
  ['symbol-4', 'symbol-5', 'symbol-3'],
];

/** A table of ten-cent steps with 10.00 on it, in euro and English. */
export function makeTable(changes: Partial<GameTable> = {}): GameTable {
  return {
    name: 'Book of Tides',
    provider: 'Tidewater',
    face: 'tides',
    mode: 'real',
    currencyCode: 'EUR',
    locale: 'en',
    betSteps: ['0.10', '0.20', '0.40', '1.00'],
    defaultBet: '0.20',
    wins: 'lines',
    wilds: 'none',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ],
    paytable: [{ symbol: 'symbol-1', pays: { '3': '2', '4': '10', '5': '50' } }],
    returnToPlayer: '96.21',
    maxMultiplier: '5000',
    freeSpins: { scatters: 3, spins: 8, multiplier: 2 },
    balance: '10.00',
    minimumRoundSeconds: 0,
    slamStop: true,
    ...{ autoplay: true, quickPlay: true, hotKeys: true },
    firstGrid: losingGrid,
    ...changes,
  };
}

/** An active bonus with bets up to 0.40; with free spins of 0.20 when some are left. */
export const makeBonus = (freeSpinsLeft = 0, changes: Partial<TableBonus> = {}): TableBonus => ({
  name: 'Welcome',
  maxBet: '0.40',
  freeSpinsLeft,
  freeSpinValue: freeSpinsLeft > 0 ? '0.20' : null,
  ...changes,
});

/** A spin that pays `payout` on the middle line, or nothing. */
export function makeSpin(payout = '0'): SlotSpin {
  if (payout === '0') return { grid: losingGrid, wildReels: [], wins: [], scatters: 2, payout };
  const row = (index: number) => losingGrid[index] ?? column;
  const grid = [0, 1, 2].map((reel) => [row(reel)[0] ?? '', 'symbol-1', row(reel)[2] ?? '']);
  const win = { line: 0, symbol: 'symbol-1', count: 3, cells: [[1], [1], [1]], payout };
  return { grid: [...grid, row(3), row(4)], wildReels: [], wins: [win], scatters: 0, payout };
}

/** A settled round: what the paid spin and each free spin paid, with the balance after it. */
export function makeRound({
  stake = '0.20',
  paid = '0',
  free = [],
  balance = '9.80',
  bonus = null,
  endedBonus = null,
  hold = null,
}: {
  stake?: string | undefined;
  paid?: string | undefined;
  free?: readonly string[] | undefined;
  balance?: string | null | undefined;
  bonus?: TableBonus | null | undefined;
  endedBonus?: EndedBonus | null | undefined;
  hold?: SlotHold | null | undefined;
} = {}): GameRound {
  return {
    roundId: `round ${stake} ${paid} ${free.join()} ${hold?.payout ?? ''}`.trim(),
    stake,
    payout: sum([paid, ...free, hold?.payout ?? '0']),
    spin: makeSpin(paid),
    freeSpins: free.map(makeSpin),
    freeSpinMultiplier: 2,
    hold,
    balance,
    bonus,
    endedBonus,
  };
}
