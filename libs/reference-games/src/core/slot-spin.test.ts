import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraw, hashServerSeed } from './fair-draw.js';
import { getSlotModel, slotModels } from './slot-machines.js';
import { freeSpinRule, lines, type SlotModel, winCounts } from './slot-model.js';
import { drawSlotRound } from './slot-round.js';
import { drawBoughtRound, drawGrid, drawRound, evaluate, idleGrid, getPaytable } from './slot-spin.js';
import { isWild, payingSymbols, type SlotSymbol } from './slot-symbol.js';

const serverSeed = 'ab'.repeat(32);
const seeded = (clientSeed: number | string) => fairDraw({ serverSeed, clientSeed: String(clientSeed) });
const model = getSlotModel(1);
const symbols = [...payingSymbols, 'scatter'] as const;
type Grid = Parameters<typeof evaluate>[1];

/** Stops the reels where told, one after the other; fails when more is drawn. */
const stopping = (...stops: number[]) => {
  const left = [...stops];
  return () => left.shift() ?? expect.fail('nothing more is drawn');
};

describe.each(slotModels.map((machine) => ({ number: machine.number, machine })))(
  'machine $number',
  ({ machine, number }) => {
    it('is found by its number', () => expect(getSlotModel(number)).toBe(machine));

    it('has five reels that never show two scatters at once', () => {
      expect(machine.reels).toHaveLength(5);
      expect(machine.reels.filter((reel) => reel.includes('scatter')).length).toBeGreaterThanOrEqual(3);
      for (const reel of machine.reels) {
        for (const [place, symbol] of reel.entries())
          if (symbol === 'scatter')
            for (let ahead = 1; ahead < machine.rows; ahead += 1)
              expect(reel[(place + ahead) % reel.length]).not.toBe('scatter');
      }
    });

    it('has wilds behind its first reel only, and none beside a scatter', () => {
      for (const [index, reel] of machine.reels.entries())
        for (const [place, symbol] of reel.entries()) {
          if (!isWild(symbol)) continue;
          expect(index).toBeGreaterThan(0);
          expect(machine.wilds).not.toBe('none');
          for (const away of [-2, -1, 1, 2])
            expect(reel.at((place + away) % reel.length)).not.toBe('scatter');
        }
    });

    it('pays more for a longer run and for a better symbol', () => {
      for (const [index, symbol] of payingSymbols.entries()) {
        const [three, four, five] = machine.pays[symbol];
        expect(three < four && four < five).toBe(true);
        const better = payingSymbols[index - 1];
        if (better === undefined) continue;
        for (const [run, pay] of machine.pays[symbol].entries())
          expect(pay).toBeLessThanOrEqual(machine.pays[better][run] ?? 0);
      }
    });

    it('shows stops that pay nothing before the first round', () => {
      const grid = idleGrid(machine);
      expect(evaluate(machine, grid, 1).lineBets).toBe(0);
      expect(grid.map((reel) => reel.length)).toEqual(Array.from({ length: 5 }, () => machine.rows));
    });

    it('lists its payouts by the length of a run', () => {
      const table = getPaytable(machine);
      expect(table.map(({ symbol }) => symbol)).toEqual(payingSymbols);
      for (const { symbol, pays } of table) {
        const [three, four, five] = machine.pays[symbol];
        const [few, more, most] = winCounts[machine.wins];
        expect(pays).toEqual({ [few]: three, [more]: four, [most]: five });
      }
    });
  },
);

it.each([0, slotModels.length + 1, 1.5, Number.NaN])('there is no machine %s', (number) => {
  expect(() => getSlotModel(number)).toThrow(new RangeError(`no slot machine ${number}`));
});

describe('a spin', () => {
  it('pays the longest run from the left of each line', () => {
    const grid: Grid = [
      ['symbol-8', 'symbol-1', 'symbol-2'],
      ['symbol-2', 'symbol-1', 'symbol-8'],
      ['symbol-8', 'symbol-1', 'scatter'],
      ['scatter', 'symbol-1', 'symbol-2'],
      ['symbol-2', 'symbol-8', 'symbol-8'],
    ];
    const lineBets = 2 * model.pays['symbol-1'][1];
    expect(evaluate(model, grid, 2)).toEqual({
      grid,
      wildReels: [],
      scatters: 2,
      lineBets,
      wins: [{ line: 0, symbol: 'symbol-1', count: 4, cells: [[1], [1], [1], [1]], lineBets }],
    });
  });

  it('pays nothing for scatters in a line', () => {
    const grid: Grid = Array.from({ length: 5 }, () => ['symbol-1', 'scatter', 'symbol-2']);
    const { wins, scatters } = evaluate(model, grid, 1);
    expect(scatters).toBe(5);
    expect(wins.map(({ line }) => lines[line ?? 0]?.includes(1))).not.toContain(true);
  });

  it('pays each line on its own, whatever the symbols', () => {
    const grids = fc.array(fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 }), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(grids, fc.integer({ min: 1, max: 3 }), (grid, multiplier) => {
        let total = 0;
        for (const rows of lines) {
          const shown = rows.map((row, reel) => grid[reel]?.[row]);
          for (const symbol of payingSymbols)
            for (const [index, pay] of model.pays[symbol].entries()) {
              const isRun = shown.slice(0, index + 3).every((one) => one === symbol);
              if (isRun && shown[index + 3] !== symbol) total += pay * multiplier;
            }
        }
        const spin = evaluate(model, grid, multiplier);
        expect(spin.lineBets).toBe(total);
        expect(spin.wins.reduce((sum, { lineBets }) => sum + lineBets, 0)).toBe(total);
        expect(spin.scatters).toBe(grid.flat().filter((symbol) => symbol === 'scatter').length);
      }),
    );
  });

  it('stops each reel at a place drawn from all of them, and goes on at its beginning', () => {
    const asked: number[] = [];
    const grid = drawGrid(model, (below) => {
      asked.push(below);
      return below - 1;
    });
    expect(asked).toEqual(model.reels.map((reel) => reel.length));
    expect(grid).toEqual(model.reels.map((reel) => [reel.at(-1), reel[0], reel[1]]));
  });
});

/** The cells of the first reels, one of each, in all combinations. */
const getPaths = (grid: Grid): (readonly (string | undefined)[])[] =>
  grid.reduce<(readonly (string | undefined)[])[]>(
    (paths, reel) => paths.flatMap((path) => reel.map((symbol) => [...path, symbol])),
    [[]],
  );
const wildTimes: Readonly<Record<string, number>> = { wild: 1, 'wild-2': 2, 'wild-3': 3 };
const anyGrid = (shown: readonly SlotSymbol[]) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 }),
      fc.array(fc.array(fc.constantFrom(...symbols, ...shown), { minLength: 3, maxLength: 3 }), {
        minLength: 4,
        maxLength: 4,
      }),
    )
    .map(([first, others]): Grid => [first, ...others]);

describe('a machine of ways', () => {
  const ways = getSlotModel(6);

  it('pays every combination of cells on neighbouring reels', () => {
    fc.assert(
      fc.property(
        anyGrid(['wild', 'symbol-1', 'symbol-8']),
        fc.integer({ min: 1, max: 3 }),
        (grid, multiplier) => {
          let total = 0;
          for (const symbol of payingSymbols)
            for (const [index, pay] of ways.pays[symbol].entries()) {
              const run = index + 3;
              const fits = (shown: string | undefined) => shown === symbol || shown === 'wild';
              if (grid[run]?.some(fits)) continue;
              total +=
                pay * multiplier * getPaths(grid.slice(0, run)).filter((path) => path.every(fits)).length;
            }
          const spin = evaluate(ways, grid, multiplier);
          expect(spin.lineBets).toBe(total);
          for (const { symbol, cells, count, line } of spin.wins) {
            expect(line).toBeNull();
            expect(cells).toHaveLength(count);
            for (const [reel, rows] of cells.entries())
              expect(rows).toEqual(
                [0, 1, 2].filter((row) => [symbol, 'wild'].includes(grid[reel]?.[row] ?? '')),
              );
          }
        },
      ),
    );
  });

  it('pays a symbol that is twice on a reel in twice as many ways', () => {
    const grid: Grid = [
      ['symbol-1', 'symbol-2', 'symbol-1'],
      ['symbol-3', 'symbol-1', 'symbol-4'],
      ['symbol-5', 'wild', 'symbol-1'],
      ['symbol-6', 'symbol-6', 'symbol-6'],
      ['symbol-1', 'symbol-1', 'symbol-1'],
    ];
    expect(evaluate(ways, grid, 1).wins).toEqual([
      {
        ...{ line: null, symbol: 'symbol-1', count: 3 },
        cells: [[0, 2], [1], [1, 2]],
        lineBets: 4 * ways.pays['symbol-1'][0],
      },
    ]);
  });
});

describe('a machine of clusters', () => {
  const clusters = getSlotModel(9);
  const column = fc.array(fc.constantFrom('symbol-1', 'symbol-2', 'symbol-8', 'scatter'), {
    minLength: 5,
    maxLength: 5,
  }) as fc.Arbitrary<Grid[number]>;

  /** Names each cell after the first one that it is connected to, by spreading names until none changes. */
  function nameClusters(grid: Grid): string[][] {
    const names = grid.map((reel, x) => reel.map((_, y) => `${x} ${y}`));
    for (let changed = true; changed;) {
      changed = false;
      for (const [x, reel] of grid.entries())
        for (const [y, symbol] of reel.entries())
          for (const [nextX, nextY] of [
            [x + 1, y],
            [x, y + 1],
          ] as const) {
            const [own, other] = [names[x]?.[y] ?? '', names[nextX]?.[nextY]];
            if (grid[nextX]?.[nextY] !== symbol || other === undefined || own === other) continue;
            for (const row of names)
              for (const [at, name] of row.entries()) if (name === other) row[at] = own;
            changed = true;
          }
    }
    return names;
  }

  it('pays each group of five or more that touch, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(column, { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        (grid, times) => {
          const names = nameClusters(grid);
          const sizes = new Map<string, number>();
          for (const name of names.flat()) sizes.set(name, (sizes.get(name) ?? 0) + 1);
          let total = 0;
          for (const [name, size] of sizes) {
            const [x = 0, y = 0] = name.split(' ').map(Number);
            const symbol = payingSymbols.find((one) => one === grid[x]?.[y]);
            if (symbol === undefined || size < 5) continue;
            total += clusters.pays[symbol][size >= 12 ? 2 : size >= 8 ? 1 : 0] * times;
          }
          const spin = evaluate(clusters, grid, times);
          expect(spin.lineBets).toBe(total);
          for (const { symbol, cells, count, line } of spin.wins) {
            expect(line).toBeNull();
            const marked = cells.flatMap((rows, reel) => rows.map((row) => [reel, row] as const));
            expect(marked).toHaveLength(count);
            expect(new Set(marked.map(([reel, row]) => names[reel]?.[row])).size).toBe(1);
            for (const [reel, row] of marked) expect(grid[reel]?.[row]).toBe(symbol);
          }
        },
      ),
    );
  });

  it('pays two groups of one kind each for itself, and none across a corner', () => {
    const [one, two]: SlotSymbol[] = ['symbol-1', 'symbol-2'];
    const grid: Grid = [
      ['symbol-1', 'symbol-1', 'symbol-1', 'symbol-1', 'symbol-1'],
      ['symbol-2', 'symbol-2', 'symbol-2', 'symbol-2', 'symbol-3'],
      ['symbol-3', 'symbol-4', 'symbol-5', 'symbol-6', 'symbol-2'],
      ['symbol-1', 'symbol-1', 'symbol-1', 'symbol-3', 'symbol-3'],
      ['symbol-1', 'symbol-1', 'symbol-6', 'symbol-7', 'symbol-8'],
    ];
    const { wins } = evaluate(clusters, grid, 1);
    expect(wins.map(({ symbol, count }) => [symbol, count])).toEqual([
      [one, 5],
      [one, 5],
    ]);
    expect(wins.map(({ symbol }) => symbol)).not.toContain(two);
  });
});

describe('a machine of expanding wilds', () => {
  const expanding = getSlotModel(7);

  it('pays as if the whole reel of a wild were wild, and names that reel', () => {
    fc.assert(
      fc.property(anyGrid(['wild']), (grid) => {
        const wildReels = [0, 1, 2, 3, 4].filter((reel) => grid[reel]?.includes('wild'));
        const filled = grid.map((reel): Grid[number] =>
          reel.includes('wild') ? ['wild', 'wild', 'wild'] : reel,
        );
        const spin = evaluate(expanding, grid, 1);
        expect(spin.wildReels).toEqual(wildReels);
        expect(spin.grid).toBe(grid);
        expect(spin.wins).toEqual(evaluate({ ...expanding, wilds: 'substituting' }, filled, 1).wins);
      }),
    );
  });
});

describe('a machine of multiplying wilds', () => {
  const multiplying = getSlotModel(8);

  it('multiplies what a line pays by every wild on it', () => {
    fc.assert(
      fc.property(anyGrid(['wild', 'wild-2', 'wild-3']), (grid) => {
        let total = 0;
        for (const rows of lines) {
          const shown = rows.map((row, reel) => grid[reel]?.[row] ?? '');
          const symbol = payingSymbols.find((one) => one === shown[0]);
          if (symbol === undefined) continue;
          const end = shown.findIndex((one) => one !== symbol && wildTimes[one] === undefined);
          const run = shown.slice(0, end === -1 ? 5 : end);
          const times = run.reduce((product, one) => product * (wildTimes[one] ?? 1), 1);
          total += (multiplying.pays[symbol][run.length - 3] ?? 0) * times;
        }
        expect(evaluate(multiplying, grid, 1).lineBets).toBe(total);
      }),
    );
  });

  it('pays six times with a double and a triple wild', () => {
    const column: Grid[number] = ['symbol-6', 'symbol-7', 'symbol-8'];
    const grid: Grid = [
      ['symbol-5', 'symbol-1', 'symbol-5'],
      ['symbol-7', 'wild-2', 'symbol-7'],
      ['symbol-8', 'wild-3', 'symbol-8'],
      column,
      column,
    ];
    const [win] = evaluate(multiplying, grid, 1).wins;
    expect(win).toMatchObject({ line: 0, symbol: 'symbol-1', count: 3 });
    expect(win?.lineBets).toBe(6 * multiplying.pays['symbol-1'][0]);
  });
});

describe('a round', () => {
  it('has eight free spins for three scatters, and only then', () => {
    for (let round = 0; round < 3_000; round += 1) {
      const { spin, freeSpins, lineBets } = drawRound(model, seeded(round));
      expect(freeSpins).toHaveLength(spin.scatters >= 3 ? 8 : 0);
      expect(lineBets).toBe([spin, ...freeSpins].reduce((total, { lineBets: paid }) => total + paid, 0));
    }
  });

  it('counts the payouts of free spins twice, and triggers no further ones', () => {
    const scatterAt = model.reels.map((reel) => reel.indexOf('scatter'));
    const stops = Array.from({ length: 1 + freeSpinRule.spins }, () => scatterAt).flat();
    const { spin, freeSpins, lineBets } = drawRound(model, stopping(...stops));
    const once = evaluate(model, spin.grid, 1);
    expect(spin).toEqual(once);
    expect(freeSpins).toEqual(
      Array.from({ length: 8 }, () => evaluate(model, spin.grid, freeSpinRule.multiplier)),
    );
    expect(lineBets).toBe(once.lineBets * (1 + 8 * 2));
  });

  it('that was bought spins until three scatters show, and pays that spin as well', () => {
    const scatterAt = model.reels.map((reel) => reel.indexOf('scatter'));
    const idle = model.reels.map((reel) => reel.indexOf('scatter') + 1);
    // Two scatters are not enough, three are.
    const two = idle.map((stop, reel) => (reel < 2 ? (scatterAt[reel] ?? 0) : stop));
    const three = idle.map((stop, reel) => (reel < 3 ? (scatterAt[reel] ?? 0) : stop));
    const free = Array.from({ length: 8 }, () => idle).flat();
    const { spin, freeSpins } = drawBoughtRound(model, stopping(...idle, ...two, ...three, ...free));
    expect(spin.scatters).toBe(3);
    expect(freeSpins.map(({ grid }) => grid)).toEqual(
      Array.from({ length: 8 }, () => drawGrid(model, stopping(...idle))),
    );
  });

  it('is drawn from its seeds by its machine, bought or not', () => {
    for (const machine of slotModels) {
      const seeds = { serverSeed, clientSeed: `Lucky ${machine.number}` };
      const round = { ...seeds, machine: machine.number };
      expect(drawSlotRound({ ...round, bonusBuy: false })).toEqual(
        drawRound(machine, seeded(seeds.clientSeed)),
      );
      expect(drawSlotRound({ ...round, bonusBuy: true })).toEqual(
        drawBoughtRound(machine, seeded(seeds.clientSeed)),
      );
    }
  });
});

/** SHA-256 of what machines drew before there were others: recorded rounds are verified against it. */
const drawnBefore = [
  [1, '8226d1f45fc8f0dcff23aa179b9988c27b853c51adc9888842de67d3efc79796'],
  [2, '6882913654769dfeafdb52a2b4b5aa7abc7f611a51a5eafabdd69d81183c2fae'],
  [3, '34f156e4d3e4685b5c4b981d93aecfcb896be8fb46a706940c73ded538137a3c'],
  [4, '9127b5331b7471a79436ee6bdfc66797358266d8de410b1cad507147be03ea0e'],
  [5, 'a7742a7b89aaf594f64878e92961cccf2b1bde602baf4c0f7135978aeb52f425'],
] as const;

it.each(drawnBefore)('machine %i still draws the rounds that it drew when it was new', (machine, digest) => {
  const drawn: unknown[] = [];
  for (let index = 0; index < 300; index += 1)
    for (const bonusBuy of index < 20 ? [true, false] : [false]) {
      const round = drawSlotRound({ machine, bonusBuy, serverSeed, clientSeed: `golden ${index}` });
      const spins = [round.spin, ...round.freeSpins].map(({ grid, scatters, lineBets, wins }) => [
        ...[grid, scatters, lineBets],
        wins.map(({ line, symbol, count, cells, lineBets: paid }) => [
          line,
          symbol,
          count,
          cells.flat(),
          paid,
        ]),
      ]);
      drawn.push(round.lineBets, spins);
    }
  expect(hashServerSeed(JSON.stringify(drawn))).toBe(digest);
});

it('a machine that pays at every stop shows its first stops before the first round', () => {
  const machine: SlotModel = { ...model, reels: Array.from({ length: 5 }, () => ['symbol-1', 'symbol-1']) };
  expect(idleGrid(machine)).toEqual(Array.from({ length: 5 }, () => ['symbol-1', 'symbol-1', 'symbol-1']));
});
