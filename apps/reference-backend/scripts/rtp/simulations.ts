import {
  diceMultiplier,
  drawCrashPoint,
  drawDiceNumber,
  drawMines,
  drawPlinkoPath,
  drawRouletteNumber,
  drawSlotRound,
  formatCrashMultiplier,
  isCashedOut,
  isDiceWin,
  lines,
  minesMultiplier,
  newServerSeed,
  numbersOfSpot,
  parseDiceChoice,
  payoutToOne,
  getPlinkoBin,
  plinkoBins,
  plinkoRisks,
  plinkoRows,
  slotModels,
} from '@casino-kit/reference-games';
import { originalFigures, rouletteFigures } from '../../src/catalogue/game-figures.js';
import { getFigures } from '../../src/slots/model-figures.js';

/** A way to bet, with its stated return in per cent. */
export interface Bet {
  name: string;
  statedReturn: number;
}

/** A game to simulate: one round settles all of its bets at once. */
export interface Simulation {
  bets: readonly Bet[];
  /** How many rounds are played for each one that is asked for: a bought round takes a hundred times as long. */
  share: number;
  /** Plays a round from a new server seed and returns what each bet pays, as a multiple of its cost. */
  play(clientSeed: string): readonly number[];
}

const spins = slotModels.map(({ number: machine }): Simulation => ({
  bets: [{ name: `Machine ${machine}`, statedReturn: Number(getFigures(machine).returnToPlayer) }],
  share: 1,
  play(clientSeed) {
    const round = drawSlotRound({ machine, bonusBuy: false, serverSeed: newServerSeed(), clientSeed });
    return [round.lineBets / lines.length];
  },
}));

const boughtRounds = slotModels.map(({ number: machine }): Simulation => {
  const { bonusBuyPrice, bonusBuyReturn } = getFigures(machine);
  const priceInLineBets = Number(bonusBuyPrice) * lines.length;
  return {
    bets: [{ name: `Machine ${machine}, bonus buy`, statedReturn: Number(bonusBuyReturn) }],
    share: 1 / slotModels.length,
    play(clientSeed) {
      const round = drawSlotRound({ machine, bonusBuy: true, serverSeed: newServerSeed(), clientSeed });
      return [round.lineBets / priceInLineBets];
    },
  };
});

/** A spot of each kind on the felt of the roulette. */
const spots = [
  ...['17', '20-23', '34-35-36', '0-1-2', '20-21-23-24', '0-1-2-3', '31-32-33-34-35-36'],
  ...['dozen-2', 'column-1', 'low', 'red', 'even'],
].map((spot) => ({ spot, numbers: new Set(numbersOfSpot(spot)), payout: payoutToOne(spot) + 1 }));

const roulette: Simulation = {
  bets: spots.map(({ spot }) => ({
    name: `Roulette, ${spot}`,
    statedReturn: Number(rouletteFigures.returnToPlayer),
  })),
  share: 1,
  play(clientSeed) {
    const number = drawRouletteNumber({ serverSeed: newServerSeed(), clientSeed });
    return spots.map(({ numbers, payout }) => (numbers.has(number) ? payout : 0));
  },
};

const diceBets = ['under-1.00', 'under-25.00', 'over-50.00', 'over-62.00', 'under-95.00'].flatMap((text) => {
  const choice = parseDiceChoice(text);
  return choice === null ? [] : [{ text, choice, multiplier: Number(diceMultiplier(choice)) }];
});

const dice: Simulation = {
  bets: diceBets.map(({ text }) => ({
    name: `Dice, ${text}`,
    statedReturn: Number(originalFigures.dice.returnToPlayer),
  })),
  share: 1,
  play(clientSeed) {
    const number = drawDiceNumber({ serverSeed: newServerSeed(), clientSeed });
    return diceBets.map(({ choice, multiplier }) => (isDiceWin(choice, number) ? multiplier : 0));
  },
};

/** Rounds of mines, each taken after so many gems from the first tile on. */
const minesBets = [
  { mines: 1, gems: 5 },
  { mines: 3, gems: 1 },
  { mines: 3, gems: 5 },
  { mines: 10, gems: 3 },
  { mines: 24, gems: 1 },
];

const mines = minesBets.map((bet): Simulation => ({
  bets: [
    {
      name: `Mines, ${bet.mines} with ${bet.gems} gems`,
      statedReturn: Number(originalFigures.mines.returnToPlayer),
    },
  ],
  share: 1,
  play(clientSeed) {
    const laid = drawMines({ mines: bet.mines, serverSeed: newServerSeed(), clientSeed });
    return [laid.some((tile) => tile < bet.gems) ? 0 : Number(minesMultiplier(bet.mines, bet.gems))];
  },
}));

const plinko = plinkoRows.map((rows): Simulation => {
  const boards = plinkoRisks.map((risk) => ({ risk, bins: plinkoBins({ rows, risk }).map(Number) }));
  return {
    bets: boards.map(({ risk }) => ({
      name: `Plinko, ${rows} rows, ${risk}`,
      statedReturn: Number(originalFigures.plinko.returnToPlayer),
    })),
    share: 1,
    play(clientSeed) {
      const bin = getPlinkoBin(drawPlinkoPath({ rows, serverSeed: newServerSeed(), clientSeed }));
      return boards.map(({ bins }) => bins[bin] ?? 0);
    },
  };
});

/** Bets on crash, each cashed out at a multiplier that was set before. */
const crashBets = [101, 110, 150, 200, 300, 1_000, 5_000, 10_000];

const crash: Simulation = {
  bets: crashBets.map((multiplier) => ({
    name: `Crash, cashed out at ${formatCrashMultiplier(multiplier)}`,
    statedReturn: Number(originalFigures.crash.returnToPlayer),
  })),
  share: 1,
  play(clientSeed) {
    const crashPoint = drawCrashPoint({ serverSeed: newServerSeed(), clientSeed });
    return crashBets.map((multiplier) => (isCashedOut(multiplier, crashPoint) ? multiplier / 100 : 0));
  },
};

/** Every reference game: the slot machines, their bonus buys, roulette, and the originals. */
export const simulations: readonly Simulation[] = [
  ...spins,
  roulette,
  dice,
  ...mines,
  ...plinko,
  crash,
  ...boughtRounds,
];
