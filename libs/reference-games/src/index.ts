export { isClientSeed } from './core/client-seed.js';
export {
  crashDurationMs,
  crashMultipliers,
  drawCrashPoint,
  formatCrashMultiplier,
  type Hundredths,
  isCashedOut,
  leastAutoCashOut,
  msToMultiplier,
  multiplierAt,
  parseCrashMultiplier,
  waysToReach,
} from './core/crash.js';
export {
  type DiceChoice,
  diceMultiplier,
  diceNumbers,
  type DiceSide,
  diceTargets,
  diceWays,
  countDiceWays,
  drawDiceNumber,
  formatDiceChoice,
  formatDiceNumber,
  isDiceWin,
  parseDiceChoice,
} from './core/dice.js';
export { type Draw } from './core/draw.js';
export { fairDraw, hashServerSeed, newServerSeed, type RoundSeeds } from './core/fair-draw.js';
export {
  drawMines,
  formatMinesChoice,
  highestMinesMultiplier,
  type MinesChoice,
  minesLadder,
  minesMultiplier,
  mineTiles,
} from './core/mines.js';
export { drawOriginal, type Original, type OriginalDraw, originals } from './core/original.js';
export {
  drawPlinkoPath,
  formatPlinkoChoice,
  parsePlinkoChoice,
  getPlinkoBin,
  plinkoBins,
  type PlinkoChoice,
  type PlinkoRisk,
  plinkoRisks,
  type PlinkoRows,
  plinkoRows,
  plinkoWays,
} from './core/plinko.js';
export { combineClientSeeds, drawRouletteNumber } from './core/roulette-round.js';
export {
  getRouletteColour,
  numbersOfSpot,
  type OutsideSpot,
  payoutToOne,
  type RouletteColour,
  rouletteNumbers,
  rouletteSpots,
  wheelOrder,
} from './core/roulette-spot.js';
export { coinWeights, type DrawnHold, drawHold, type HoldCoin } from './core/slot-hold.js';
export { getSlotModel, slotModels } from './core/slot-machines.js';
export {
  type CoinPrize,
  freeSpinRule,
  type HoldCoinValue,
  type HoldRule,
  lineShare,
  lines,
  type SlotModel,
  type SlotWilds,
  type SlotWins,
  winCounts,
} from './core/slot-model.js';
export { drawSlotRound, type SlotRound } from './core/slot-round.js';
export {
  drawBoughtRound,
  type DrawnRound,
  drawGrid,
  drawRound,
  evaluate,
  expandReel,
  idleGrid,
  getPaytable,
  type SlotWin,
  type Spin,
} from './core/slot-spin.js';
export {
  type FaceSymbol,
  faceSymbols,
  isPaying,
  isWild,
  type PayingSymbol,
  payingSymbols,
  type SlotSymbol,
  getSymbolWeight,
  wildMultipliers,
  type WildSymbol,
} from './core/slot-symbol.js';
export { formatVerifierFragment, parseVerifierFragment, type VerifierFields } from './core/verifier-link.js';
