import { simulations } from './simulations.js';

/** The rounds that a process played of one simulation, as sums over each of its bets. */
export interface Played {
  simulation: number;
  rounds: number;
  sums: number[];
  sumsOfSquares: number[];
}

/** Plays rounds of a simulation. */
function play(simulation: number, rounds: number): Played {
  const { bets, play: playRound } = simulations[simulation] ?? { bets: [], play: () => [] };
  const sums = bets.map(() => 0);
  const sumsOfSquares = bets.map(() => 0);
  for (let round = 0; round < rounds; round += 1)
    for (const [bet, payout] of playRound(`${process.pid}-${round}`).entries()) {
      sums[bet] = (sums[bet] ?? 0) + payout;
      sumsOfSquares[bet] = (sumsOfSquares[bet] ?? 0) + payout * payout;
    }
  return { simulation, rounds, sums, sumsOfSquares };
}

process.on('message', ({ simulation, rounds }: { simulation: number; rounds: number }) => {
  process.send?.(play(simulation, rounds));
});
