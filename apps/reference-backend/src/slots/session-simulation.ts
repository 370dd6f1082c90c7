import { type Draw, drawRound, lines, type SlotModel } from '@casino-kit/reference-games';

/** The simulation on a game's page: the result of a session of this many rounds at one stake. */
export const sessionRounds = 200;

/** Net results of sessions in line bets (a tenth of the stake): 5 % end at or below `p5`, and so on. */
export interface SessionPercentiles {
  p5: number;
  p25: number;
  p75: number;
  p95: number;
}

/** Returns the net result of one session in line bets. */
function sessionResult(model: SlotModel, draw: Draw): number {
  let net = -sessionRounds * lines.length;
  for (let round = 0; round < sessionRounds; round += 1) net += drawRound(model, draw).lineBets;
  return net;
}

/** Returns the net results in line bets of `sessions` sessions, ascending. */
export function simulateSessions(model: SlotModel, sessions: number, draw: Draw): number[] {
  return Array.from({ length: sessions }, () => sessionResult(model, draw)).sort((a, b) => a - b);
}

/** Returns the percentiles of an ascending list of results. */
export function computePercentiles(results: readonly number[]): SessionPercentiles {
  const at = (share: number) =>
    results[Math.min(results.length - 1, Math.floor(results.length * share))] ?? 0;
  return { p5: at(0.05), p25: at(0.25), p75: at(0.75), p95: at(0.95) };
}
