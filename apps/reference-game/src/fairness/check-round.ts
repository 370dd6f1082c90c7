import { type SlotSpin } from '@casino-kit/api-contract';
import { compare, decimalPlaces, multiply, truncate } from '@casino-kit/money';
import {
  drawSlotRound,
  hashServerSeed,
  lineShare,
  type SlotWin,
  type Spin,
} from '@casino-kit/reference-games';
import { type FairRound } from './fair-record.js';

function isSame(
  shown: SlotSpin | undefined,
  drawn: Spin,
  { bet, currencyCode }: Pick<FairRound, 'bet' | 'currencyCode'>,
): boolean {
  if (shown === undefined || JSON.stringify(shown.grid) !== JSON.stringify(drawn.grid)) return false;
  const exact = multiply(multiply(bet.stake, lineShare), String(drawn.lineBets));
  const winsOf = (wins: SlotSpin['wins'] | readonly SlotWin[]) =>
    JSON.stringify(wins.map(({ line, symbol, count, cells }) => [line, symbol, count, cells]));
  return (
    compare(shown.payout, truncate(exact, decimalPlaces(currencyCode))) === 0 &&
    JSON.stringify(shown.wildReels) === JSON.stringify(drawn.wildReels) &&
    winsOf(shown.wins) === winsOf(drawn.wins)
  );
}

/**
 * Recomputes a round: whether its server seed is the one that was committed to before it, its client seed the one that
 * was sent, and what was shown is what both draw.
 */
export function isFairRound(played: Omit<FairRound, 'check'>): boolean {
  const { round, bet, machine, committedHash, sentSeed, fairness } = played;
  const { serverSeed, clientSeed } = fairness;
  if (hashServerSeed(serverSeed) !== committedHash || clientSeed !== sentSeed) return false;
  const drawn = drawSlotRound({ machine, bonusBuy: bet.bonusBuy, serverSeed, clientSeed });
  return (
    isSame(round.spin, drawn.spin, played) &&
    round.freeSpins.length === drawn.freeSpins.length &&
    drawn.freeSpins.every((spin, index) => isSame(round.freeSpins[index], spin, played))
  );
}
