import * as v from 'valibot';
import figures from './model-figures.json' with { type: 'json' };
import { type Fraction } from './fraction.js';
import {
  bonusBuyLineBets,
  bonusBuyReturn,
  formatDecimal,
  freeSpinChance,
  maxMultiplier,
  returnToPlayer,
  stakeInLineBets,
  winChance,
} from './slot-mathematics.js';
import { type SlotModel } from '@casino-kit/reference-games';

/** The number of sessions behind the percentiles, and the seed that draws them (plus the machine's number). */
export const simulatedSessions = 20_000;
export const sessionSeed = 2_026;

const exact = v.object({
  machine: v.number(),
  /** Per cent, two decimals. */
  returnToPlayer: v.string(),
  /** One round in this many pays anything. */
  anyWinOneIn: v.string(),
  /** One round in this many triggers free spins. */
  freeSpinsOneIn: v.string(),
  /** Multiple of the stake. */
  maxMultiplier: v.string(),
  /** The price of its free spins, as a multiple of the stake. */
  bonusBuyPrice: v.string(),
  /** The return of such a round on its price, in per cent with two decimals. */
  bonusBuyReturn: v.string(),
});
const modelFigures = v.object({
  ...exact.entries,
  /** Net results in line bets of {@link simulatedSessions} sessions. */
  session: v.object({ p5: v.number(), p25: v.number(), p75: v.number(), p95: v.number() }),
});
export type ModelFigures = v.InferOutput<typeof modelFigures>;

const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});

/** Computes the exact figures of a model. Takes a second or two: the highest payout is searched in all stops. */
export function computeFigures(model: SlotModel): v.InferOutput<typeof exact> {
  const percent = (share: Fraction) => formatDecimal({ ...share, numerator: share.numerator * 100n }, 2);
  return {
    machine: model.number,
    returnToPlayer: percent(returnToPlayer(model)),
    anyWinOneIn: formatDecimal(inverse(winChance(model)), 2),
    freeSpinsOneIn: formatDecimal(inverse(freeSpinChance(model)), 1),
    maxMultiplier: formatDecimal(maxMultiplier(model), 1),
    bonusBuyPrice: formatDecimal({ numerator: bonusBuyLineBets(model), denominator: stakeInLineBets }, 1),
    bonusBuyReturn: percent(bonusBuyReturn(model)),
  };
}

const known = v.parse(v.array(modelFigures), figures);

/** Returns the precomputed figures of a machine by its number. @throws RangeError if there is none */
export function getFigures(machine: number): ModelFigures {
  const found = known.find((entry) => entry.machine === machine);
  if (found === undefined) throw new RangeError(`no figures for machine ${machine}`);
  return found;
}
