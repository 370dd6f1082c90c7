import { compare } from '@casino-kit/money';
import { type GameFigures } from '../catalogue/game-figures.js';
import { reject } from '../http/api-error.js';
import { currencyCodes } from '../settings/places.js';
import { stakeIn } from '../catalogue/stake-scale.js';

/** Whole tenths only: a line bet is a tenth of the stake and must be whole cents. */
const steps = [
  ...['0.10', '0.20', '0.40', '0.60', '0.80', '1.00', '1.60', '2.00', '3.00', '4.00', '5.00', '8.00'],
  ...['10.00', '15.00', '20.00', '30.00', '40.00', '50.00', '75.00', '100.00', '150.00', '200.00'],
];
const usualStep = '0.20';

type Range = Pick<GameFigures, 'minBet' | 'maxBet'>;

const stepsWithin = ({ minBet, maxBet }: Range) =>
  steps.filter((step) => compare(step, minBet) >= 0 && compare(step, maxBet) <= 0);

/** Returns the stakes a game accepts in a currency, ascending, in its major units; the catalogue sets the range. */
export function betSteps(range: Range, currencyCode: string = currencyCodes[0]): string[] {
  return stepsWithin(range).map((step) => stakeIn(step, currencyCode));
}

/** Returns the initial stake of a game: the usual one, or the smallest when the game requires more. */
export function defaultBet(range: Range, currencyCode: string): string {
  return stakeIn(stepsWithin(range).includes(usualStep) ? usualStep : range.minBet, currencyCode);
}

/**
 * Returns the stake as its step is written.
 * @throws ApiError MIN_MAX_BET with `min` and `max`, in the currency, for any other amount
 */
export function readStake(stake: string, range: Range, currencyCode: string): string {
  const step = betSteps(range, currencyCode).find((known) => compare(known, stake) === 0);
  if (step === undefined)
    throw reject('MIN_MAX_BET', 'This stake is not one of the game.', {
      params: { min: stakeIn(range.minBet, currencyCode), max: stakeIn(range.maxBet, currencyCode) },
    });
  return step;
}
