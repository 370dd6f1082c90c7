import { type GameRound, type GameTable, type SlotHold, type SlotSpin } from '@casino-kit/api-contract';
import { add, compare, multiply, subtract, sum } from '@casino-kit/money';
import { faceSymbols } from '@casino-kit/reference-games';
import { bonusScripts, createFakeBonus, type Rejection } from './fake-bonus.js';

/** The development server's response to a launch token `<face>.<locale>.<mode>.<script>`. */
export const scripts = [
  'random',
  'lose',
  'small',
  'win',
  'big',
  'free',
  'hold',
  'poor',
  'broke',
  'silent',
  'lost',
  'expired',
  ...bonusScripts,
] as const;
export type Script = (typeof scripts)[number];

const lines = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];
const pays: Readonly<Record<string, readonly [string, string, string]>> = {
  'symbol-1': ['29', '150', '960'],
  'symbol-2': ['19', '75', '380'],
  'symbol-3': ['11', '48', '190'],
  'symbol-4': ['7', '29', '95'],
  'symbol-5': ['4', '12', '48'],
  'symbol-6': ['1.9', '7.5', '29'],
  'symbol-7': ['1.4', '5', '19'],
  'symbol-8': ['0.5', '3.5', '13'],
};

type Grid = string[][];
const losing: Grid = [
  ['symbol-5', 'symbol-4', 'symbol-7'],
  ['symbol-2', 'symbol-6', 'scatter'],
  ['symbol-3', 'symbol-1', 'symbol-8'],
  ['symbol-6', 'scatter', 'symbol-2'],
  ['symbol-4', 'symbol-5', 'symbol-3'],
];
const middling: Grid = [
  ['symbol-7', 'symbol-6', 'symbol-4'],
  ['symbol-2', 'symbol-6', 'symbol-4'],
  ['symbol-3', 'symbol-6', 'symbol-4'],
  ['symbol-5', 'symbol-7', 'symbol-2'],
  ['symbol-4', 'symbol-5', 'symbol-3'],
];
const holdGrid: Grid = [
  ['coin', 'coin', 'symbol-7'],
  ['symbol-2', 'coin', 'symbol-5'],
  ['symbol-3', 'coin', 'coin'],
  ['symbol-6', 'symbol-1', 'symbol-2'],
  ['symbol-4', 'coin', 'symbol-3'],
];

const grids: Readonly<Partial<Record<Script, Grid>>> = {
  small: [
    ['symbol-8', 'symbol-4', 'symbol-7'],
    ['symbol-8', 'symbol-6', 'symbol-2'],
    ['symbol-8', 'symbol-1', 'symbol-5'],
    ['symbol-6', 'scatter', 'symbol-2'],
    ['symbol-4', 'symbol-5', 'symbol-3'],
  ],
  hold: holdGrid,
  win: middling,
  lastspin: middling,
  big: [
    ['symbol-2', 'symbol-1', 'symbol-5'],
    ['symbol-7', 'symbol-1', 'symbol-5'],
    ['symbol-4', 'symbol-1', 'symbol-5'],
    ['symbol-6', 'symbol-1', 'symbol-3'],
    ['symbol-4', 'symbol-1', 'symbol-3'],
  ],
  free: [
    ['scatter', 'symbol-4', 'symbol-7'],
    ['symbol-2', 'symbol-6', 'scatter'],
    ['symbol-3', 'symbol-1', 'symbol-8'],
    ['symbol-6', 'scatter', 'symbol-2'],
    ['symbol-4', 'symbol-5', 'symbol-3'],
  ],
};

/** The coins of `holdGrid`, and four that respins bring. */
function heldCoins(stake: string): SlotHold {
  const coin = (reel: number, row: number, times: string, prize: string | null = null) => ({
    ...{ reel, row, prize },
    payout: multiply(stake, times),
  });
  const coins = holdGrid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === 'coin' ? [coin(reel, row, row === 1 ? '1' : '0.5')] : [])),
  );
  const respins = [
    [],
    [coin(1, 0, '10', 'mini'), coin(3, 2, '2')],
    [],
    [coin(4, 0, '100', 'major'), coin(3, 0, '4')],
    [],
    [],
    [],
  ];
  const payout = sum([...coins, ...respins.flat()].map(({ payout: paid }) => paid));
  return { coins, respins, grand: '0', payout };
}

const draw = (): Grid =>
  Array.from({ length: 5 }, () =>
    Array.from({ length: 3 }, () => {
      const weighted = [...faceSymbols, ...faceSymbols.slice(4, 8), ...faceSymbols.slice(6, 8)];
      return weighted[Math.floor(Math.random() * weighted.length)] ?? 'symbol-8';
    }),
  );

function spin(grid: Grid, stake: string, multiplier: string): SlotSpin {
  const wins = lines.flatMap((rows, line) => {
    const shown = rows.map((row, reel) => grid[reel]?.[row] ?? '');
    const symbol = shown[0] ?? '';
    const end = shown.findIndex((other) => other !== symbol);
    const count = end === -1 ? shown.length : end;
    const times = pays[symbol]?.[count - 3];
    if (times === undefined) return [];
    const payout = multiply(multiply(stake, times), multiplier);
    return [{ line, symbol, count, cells: rows.slice(0, count).map((row) => [row]), payout }];
  });
  const scatters = grid.flat().filter((symbol) => symbol === 'scatter').length;
  return { grid, wildReels: [], wins, scatters, payout: sum(wins.map(({ payout }) => payout)) };
}

/** A player's table for development: it plays by its script and stores the response of every key. */
export function createFakeTable(face: string, locale: string, mode: GameTable['mode'], script: Script) {
  let balance = script === 'broke' ? '0.05' : script === 'poor' ? '0.10' : '1284.50';
  const bonus = createFakeBonus(script);
  /** What free spins paid: it can be staked once all are played. */
  let held = '0';
  const settled = new Map<string, GameRound>();
  const names: Readonly<Record<string, string>> = {
    tides: 'Book of Tides',
    embers: 'Book of Embers',
    harbour: 'Cherry Harbour',
    sands: 'Book of Anket',
    orbit: 'Event Horizon',
    sugar: 'Sugar Parade',
  };
  return {
    open: (): GameTable => ({
      name: names[face] ?? face,
      provider: 'Tidewater',
      face,
      mode,
      currencyCode: 'EUR',
      locale,
      betSteps: ['0.10', '0.20', '0.40', '0.60', '0.80', '1.00', '2.00', '5.00', '10.00'],
      defaultBet: '0.40',
      wins: 'lines',
      wilds: 'none',
      lines,
      paytable: Object.entries(pays).map(([symbol, [three, four, five]]) => ({
        symbol,
        pays: { '3': three, '4': four, '5': five },
      })),
      returnToPlayer: '96.21',
      maxMultiplier: '5000',
      hold:
        script === 'hold'
          ? {
              coins: 6,
              respins: 3,
              prizes: [
                { prize: 'major', pays: '100' },
                { prize: 'minor', pays: '25' },
                { prize: 'mini', pays: '10' },
              ],
              grand: '1000',
            }
          : null,
      freeSpins: { scatters: 3, spins: 8, multiplier: 2 },
      balance,
      bonus: bonus.current,
      minimumRoundSeconds: 0,
      slamStop: true,
      ...{ autoplay: true, quickPlay: true, hotKeys: true },
      firstGrid: losing,
    }),
    play(stake: string, freeSpin: boolean, key: string): GameRound | Rejection {
      const known = settled.get(key);
      if (known !== undefined) return known;
      const rejection = bonus.rejection(stake, freeSpin);
      if (rejection !== null) return rejection;
      const cost = freeSpin ? '0' : stake;
      if (compare(balance, cost) < 0) return { code: 'INSUFFICIENT_BALANCE' };
      const isDrawn = script === 'random' || script === 'spins';
      const paid = spin(isDrawn ? draw() : (grids[script] ?? losing), stake, '1');
      const hold = script === 'hold' ? heldCoins(stake) : null;
      const free = paid.scatters >= 3 ? Array.from({ length: 8 }, () => spin(draw(), stake, '2')) : [];
      const payout = sum([paid.payout, hold?.payout ?? '0', ...free.map((each) => each.payout)]);
      if (freeSpin) {
        bonus.spend();
        held = add(held, payout);
      } else balance = add(subtract(balance, cost), payout);
      if (bonus.current?.freeSpinsLeft === 0) {
        balance = add(balance, held);
        held = '0';
      }
      const round = {
        roundId: key,
        stake: cost,
        payout,
        spin: paid,
        freeSpins: free,
        freeSpinMultiplier: 2,
        hold,
        balance,
        bonus: bonus.current,
      };
      settled.set(key, round);
      return round;
    },
  };
}
