import { fairDraw, type RoundSeeds } from './fair-draw.js';
import { slotModelOf } from './slot-model.js';
import { drawBoughtRound, type DrawnRound, drawRound } from './slot-spin.js';

/** A round of a slot machine: the machine by its volatility (1 to 5), and whether its free spins were bought. */
export interface SlotRound extends RoundSeeds {
  volatility: number;
  bonusBuy: boolean;
}

/** Draws a round of a slot machine from its seeds: the server settles what this returns, and anyone can check it. */
export function drawSlotRound({ volatility, bonusBuy, ...seeds }: SlotRound): DrawnRound {
  const model = slotModelOf(volatility);
  const draw = fairDraw(seeds);
  return bonusBuy ? drawBoughtRound(model, draw) : drawRound(model, draw);
}
