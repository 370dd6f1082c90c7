import {
  drawRouletteNumber,
  drawSlotRound,
  lines,
  newServerSeed,
  numbersOfSpot,
  payoutToOne,
  slotModels,
} from '@casino-kit/reference-games';
import { rouletteFigures } from '../../src/catalogue/game-figures.js';
import { figuresOf } from '../../src/slots/model-figures.js';

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

const spins = slotModels.map(({ volatility }): Simulation => ({
  bets: [{ name: `Machine ${volatility}`, statedReturn: Number(figuresOf(volatility).returnToPlayer) }],
  share: 1,
  play(clientSeed) {
    const round = drawSlotRound({ volatility, bonusBuy: false, serverSeed: newServerSeed(), clientSeed });
    return [round.lineBets / lines.length];
  },
}));

const boughtRounds = slotModels.map(({ volatility }): Simulation => {
  const { bonusBuyPrice, bonusBuyReturn } = figuresOf(volatility);
  const priceInLineBets = Number(bonusBuyPrice) * lines.length;
  return {
    bets: [{ name: `Machine ${volatility}, bonus buy`, statedReturn: Number(bonusBuyReturn) }],
    share: 1 / slotModels.length,
    play(clientSeed) {
      const round = drawSlotRound({ volatility, bonusBuy: true, serverSeed: newServerSeed(), clientSeed });
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

/** Every reference game: the five machines, their bonus buys, and roulette. */
export const simulations: readonly Simulation[] = [...spins, roulette, ...boughtRounds];
