import { fairDraw, type RoundSeeds } from './fair-draw.js';
import { getSlotModel } from './slot-machines.js';
import { drawBoughtRound, type DrawnRound, drawRound } from './slot-spin.js';

/** A round of a slot machine: the machine by its number, and whether its free spins were bought. */
export interface SlotRound extends RoundSeeds {
  machine: number;
  bonusBuy: boolean;
}

/** Draws a round of a slot machine from its seeds: the server settles what this returns, and anyone can check it. */
export function drawSlotRound({ machine, bonusBuy, ...seeds }: SlotRound): DrawnRound {
  const model = getSlotModel(machine);
  const draw = fairDraw(seeds);
  return bonusBuy ? drawBoughtRound(model, draw) : drawRound(model, draw);
}
