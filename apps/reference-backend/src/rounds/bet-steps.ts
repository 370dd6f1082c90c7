import { compare } from '@casino-kit/money';
import { type GameFigures } from '../catalogue/game-figures.js';
import { refuse } from '../http/api-error.js';

/** Whole tenths only: a line bet is a tenth of the stake and must be whole cents. */
const steps = [
  ...['0.10', '0.20', '0.40', '0.60', '0.80', '1.00', '1.60', '2.00', '3.00', '4.00', '5.00', '8.00'],
  ...['10.00', '15.00', '20.00', '30.00', '40.00', '50.00', '75.00', '100.00', '150.00', '200.00'],
];

/** The stakes a game takes, ascending, in major units. */
export function betSteps({ minBet, maxBet }: Pick<GameFigures, 'minBet' | 'maxBet'>): string[] {
  return steps.filter((step) => compare(step, minBet) >= 0 && compare(step, maxBet) <= 0);
}

/** The stake as its step is written. @throws ApiError MIN_MAX_BET with `min` and `max` for any other amount. */
export function readStake(stake: string, figures: Pick<GameFigures, 'minBet' | 'maxBet'>): string {
  const step = betSteps(figures).find((known) => compare(known, stake) === 0);
  if (step === undefined)
    throw refuse('MIN_MAX_BET', 'This stake is not one of the game.', {
      params: { min: figures.minBet, max: figures.maxBet },
    });
  return step;
}
