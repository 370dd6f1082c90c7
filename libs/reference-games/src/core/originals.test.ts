import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DiceChoice,
  diceMultiplier,
  diceTargets,
  countDiceWays,
  drawDiceNumber,
  formatDiceChoice,
  isDiceWin,
  parseDiceChoice,
} from './dice.js';
import {
  drawMines,
  formatMinesChoice,
  highestMinesMultiplier,
  minesLadder,
  minesMultiplier,
  mineTiles,
  parseMinesChoice,
} from './mines.js';
import { drawOriginal } from './original.js';
import {
  drawPlinkoPath,
  formatPlinkoChoice,
  parsePlinkoChoice,
  getPlinkoBin,
  plinkoBins,
  plinkoRisks,
  plinkoRows,
  plinkoWays,
} from './plinko.js';

const seeds = fc.record({
  serverSeed: fc.string({ minLength: 1, maxLength: 64 }),
  clientSeed: fc.string({ maxLength: 64 }),
});
/** A multiple in ten-thousandths, exact. */
const parts = (multiplier: string) => BigInt(Math.round(Number(multiplier) * 10_000));

const sides = ['over', 'under'] as const;
const everyDiceChoice: DiceChoice[] = sides.flatMap((side) => {
  const { least, most } = diceTargets(side);
  return Array.from({ length: most - least + 1 }, (_, index) => ({ side, target: least + index }));
});

describe('dice', () => {
  it('wins with as many of the 10,000 numbers as it says', () => {
    for (const choice of [everyDiceChoice[0], everyDiceChoice[4_711], everyDiceChoice.at(-1)]) {
      if (choice === undefined) throw new Error('no choice');
      const won = Array.from({ length: 10_000 }, (_, number) => isDiceWin(choice, number)).filter(Boolean);
      expect(won).toHaveLength(countDiceWays(choice));
    }
  });
  it('returns 99 % with every bet, less than a ten-thousandth of a stake being cut', () => {
    expect(everyDiceChoice).toHaveLength(2 * 9_401);
    for (const choice of everyDiceChoice) {
      const ways = BigInt(countDiceWays(choice));
      const missing = 99n * 10_000n * 100n - parts(diceMultiplier(choice)) * ways;
      expect(missing >= 0n && missing < ways).toBe(true);
    }
  });
  it('pays from 1.0421 to 99 times the stake', () => {
    expect(diceMultiplier({ side: 'under', target: 9_500 })).toBe('1.0421');
    expect(diceMultiplier({ side: 'over', target: 6_200 })).toBe('2.6059');
    expect(diceMultiplier({ side: 'over', target: 9_899 })).toBe('99.0000');
    const all = everyDiceChoice.map((choice) => Number(diceMultiplier(choice)));
    expect([Math.min(...all), Math.max(...all)]).toEqual([1.0421, 99]);
  });
  it('reads every bet from its text, and nothing else', () => {
    for (const choice of everyDiceChoice) expect(parseDiceChoice(formatDiceChoice(choice))).toEqual(choice);
  });
  it.each([
    ...['', 'over', 'over-', 'over-62', 'over-62.0', 'over-62.000', 'over--1.00', 'over-99.00', 'over-4.98'],
    ...['under-0.99', 'under-95.01', 'OVER-62.00', 'over-62,00', 'over-1e3.00', 'over-NaN', 'on-62.00'],
    ...[' over-62.00', 'over-62.00\n', 'over-100.00', `over-${'9'.repeat(24)}.00`],
  ])('takes no bet %j', (text) => {
    expect(parseDiceChoice(text)).toBeNull();
  });
  it('draws every number, each about as often', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let round = 0; round < 20_000; round += 1) {
      const number = drawDiceNumber({ serverSeed: 'seed', clientSeed: String(round) });
      counts[Math.floor(number / 1_000)]! += 1;
    }
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });
});

describe('mines', () => {
  it('lays each number of mines on different tiles', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: mineTiles - 1 }), (drawn, mines) => {
        const tiles = drawMines({ mines, ...drawn });
        expect(new Set(tiles).size).toBe(mines);
        expect(tiles).toEqual(tiles.toSorted((one, other) => one - other));
        expect(tiles.every((tile) => tile >= 0 && tile < mineTiles)).toBe(true);
      }),
    );
  });
  it('lays them on every tile about as often', () => {
    const counts = Array.from({ length: mineTiles }, () => 0);
    for (let round = 0; round < 10_000; round += 1)
      for (const tile of drawMines({ mines: 5, serverSeed: 'seed', clientSeed: String(round) }))
        counts[tile]! += 1;
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });
  it('returns 99 % whenever it is cashed out, less than a ten-thousandth of a stake being cut', () => {
    for (let mines = 1; mines < mineTiles; mines += 1) {
      let [ways, of] = [1n, 1n];
      for (const [index, multiplier] of minesLadder(mines).entries()) {
        ways *= BigInt(mineTiles - mines - index);
        of *= BigInt(mineTiles - index);
        const missing = 99n * 100n * of - parts(multiplier) * ways;
        expect(missing >= 0n && missing < ways).toBe(true);
      }
    }
  });
  it('has a ladder that rises, begins above the stake and ends below the highest payout', () => {
    for (let mines = 1; mines < mineTiles; mines += 1) {
      const ladder = minesLadder(mines).map(Number);
      expect(ladder.length).toBeGreaterThan(0);
      expect(ladder[0]).toBeGreaterThan(1);
      expect(ladder.at(-1)).toBeLessThanOrEqual(highestMinesMultiplier);
      expect(ladder).toEqual(ladder.toSorted((one, other) => one - other));
    }
    expect(minesLadder(1)).toHaveLength(24);
    expect(minesLadder(24)).toEqual(['24.7500']);
    expect(minesMultiplier(3, 5)).toBe('1.9973');
    expect(minesMultiplier(3, 0)).toBe('1.0000');
  });
  it('reads a round from its text', () => {
    const round = fc.record({
      mines: fc.integer({ min: 1, max: 24 }),
      opened: fc.uniqueArray(fc.integer({ min: 0, max: 24 })),
    });
    fc.assert(
      fc.property(round, (choice) => {
        expect(parseMinesChoice(formatMinesChoice(choice))).toEqual(choice);
      }),
    );
  });
  it.each([
    '',
    'mines',
    'mines-0',
    'mines-25',
    'mines-3-25',
    'mines-3-4-4',
    'mines-3-',
    'mines--3',
    'mines-3.5',
    'x',
  ])('takes no round %j', (text) => {
    expect(parseMinesChoice(text)).toBeNull();
  });
});

describe('plinko', () => {
  it.each(plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => ({ rows, risk }))))(
    'returns 99 % exactly with $rows rows at $risk risk',
    (choice) => {
      const bins = plinkoBins(choice);
      const ways = plinkoWays(choice.rows);
      expect(bins).toHaveLength(choice.rows + 1);
      expect(bins).toEqual(bins.toReversed());
      expect(ways.reduce((sum, count) => sum + count, 0)).toBe(2 ** choice.rows);
      const returned = bins.reduce((sum, bin, index) => sum + parts(bin) * BigInt(ways[index] ?? 0), 0n);
      expect(returned * 100n).toBe(99n * 10_000n * 2n ** BigInt(choice.rows));
      expect(parsePlinkoChoice(formatPlinkoChoice(choice))).toEqual(choice);
    },
  );
  it('lets a ball fall one step at each row', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...plinkoRows), (drawn, rows) => {
        const path = drawPlinkoPath({ rows, ...drawn });
        expect(path).toHaveLength(rows);
        expect(path.every((step) => step === 0 || step === 1)).toBe(true);
        expect(getPlinkoBin(path)).toBeLessThanOrEqual(rows);
      }),
    );
  });
  it.each(['', 'plinko', 'plinko-9-low', 'plinko-8', 'plinko-8-LOW', 'plinko-16-high ', 'plinko-08-low'])(
    'takes no board %j',
    (text) => {
      expect(parsePlinkoChoice(text)).toBeNull();
    },
  );
});

describe('a round of an original', () => {
  const drawn = { serverSeed: 'a'.repeat(64), clientSeed: 'lucky' };
  it('is always the same for the same seeds', () => {
    expect(drawOriginal('dice', 'over-62.00', drawn)).toMatchInlineSnapshot(`
      {
        "drawn": [
          1148,
        ],
        "multiplier": "0.0000",
      }
    `);
    expect(drawOriginal('mines', 'mines-3-0-12', drawn)).toMatchInlineSnapshot(`
      {
        "drawn": [
          9,
          16,
          23,
        ],
        "multiplier": "1.2857",
      }
    `);
    expect(drawOriginal('plinko', 'plinko-8-high', drawn)).toMatchInlineSnapshot(`
      {
        "drawn": [
          0,
          1,
          0,
          1,
          0,
          1,
          1,
          0,
        ],
        "multiplier": "0.20",
      }
    `);
  });
  it('pays nothing for a mine, and the multiple of the gems otherwise', () => {
    const [mine = 0] = drawMines({ mines: 3, ...drawn });
    expect(drawOriginal('mines', formatMinesChoice({ mines: 3, opened: [mine] }), drawn)?.multiplier).toBe(
      '0.0000',
    );
    expect(drawOriginal('mines', formatMinesChoice({ mines: 24, opened: [] }), drawn)?.multiplier).toBe(
      '1.0000',
    );
  });
  it('is none without a choice that the game knows', () => {
    expect(drawOriginal('dice', 'mines-3', drawn)).toBeNull();
    expect(drawOriginal('mines', 'over-62.00', drawn)).toBeNull();
    expect(drawOriginal('plinko', '', drawn)).toBeNull();
  });
});
