export { isClientSeed } from './core/client-seed.js';
export { type Draw } from './core/draw.js';
export { fairDraw, hashServerSeed, newServerSeed, type RoundSeeds } from './core/fair-draw.js';
export { combineClientSeeds, drawRouletteNumber } from './core/roulette-round.js';
export {
  colourOf,
  numbersOfSpot,
  type OutsideSpot,
  outsideSpots,
  payoutToOne,
  type RouletteColour,
  rouletteNumbers,
  rouletteSpots,
  wheelOrder,
} from './core/roulette-spot.js';
export {
  freeSpinRule,
  lineShare,
  lines,
  type PayingSymbol,
  payingSymbols,
  rowCount,
  type SlotModel,
  slotModelOf,
  slotModels,
  type SlotSymbol,
} from './core/slot-model.js';
export { drawSlotRound, type SlotRound } from './core/slot-round.js';
export {
  drawBoughtRound,
  type DrawnRound,
  drawGrid,
  drawRound,
  evaluate,
  idleGrid,
  type LinePayout,
  paytableOf,
  type Spin,
} from './core/slot-spin.js';
export { formatVerifierFragment, parseVerifierFragment, type VerifierFields } from './core/verifier-link.js';
