import { type GameRound, type SlotCoin, type SlotSpin } from '@casino-kit/api-contract';
import { compare, decimalPlaces, multiply, truncate } from '@casino-kit/money';
import {
  type DrawnHold,
  drawSlotRound,
  hashServerSeed,
  type HoldCoin,
  lineShare,
  type SlotWin,
  type Spin,
} from '@casino-kit/reference-games';
import { type FairRound } from './fair-record.js';

type Bet = Pick<FairRound, 'bet' | 'currencyCode'>;

/** Whether an amount is what so many line bets pay. */
function isPaid(amount: string, lineBets: number, { bet, currencyCode }: Bet): boolean {
  const exact = multiply(multiply(bet.stake, lineShare), String(lineBets));
  return compare(amount, truncate(exact, decimalPlaces(currencyCode))) === 0;
}

/** Whether the shown coins are those that were drawn. */
function isSameHold(shown: GameRound['hold'], drawn: DrawnHold | null, bet: Bet): boolean {
  if (!shown || drawn === null) return !shown && drawn === null;
  const isSameCoin = (coin: SlotCoin | undefined, { reel, row, prize, lineBets }: HoldCoin) =>
    coin?.reel === reel && coin.row === row && coin.prize === prize && isPaid(coin.payout, lineBets, bet);
  const turns = [shown.coins, ...shown.respins];
  const drawnTurns = [drawn.coins, ...drawn.respins];
  return (
    turns.length === drawnTurns.length &&
    drawnTurns.every(
      (coins, turn) =>
        turns[turn]?.length === coins.length &&
        coins.every((coin, index) => isSameCoin(turns[turn]?.[index], coin)),
    ) &&
    isPaid(shown.grand, drawn.grandLineBets, bet) &&
    isPaid(shown.payout, drawn.lineBets, bet)
  );
}

function isSame(shown: SlotSpin | undefined, drawn: Spin, { bet, currencyCode }: Bet): boolean {
  if (shown === undefined || JSON.stringify(shown.grid) !== JSON.stringify(drawn.grid)) return false;
  const serializeWins = (wins: SlotSpin['wins'] | readonly SlotWin[]) =>
    JSON.stringify(wins.map(({ line, symbol, count, cells }) => [line, symbol, count, cells]));
  return (
    isPaid(shown.payout, drawn.lineBets, { bet, currencyCode }) &&
    JSON.stringify(shown.wildReels) === JSON.stringify(drawn.wildReels) &&
    serializeWins(shown.wins) === serializeWins(drawn.wins)
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
    isSameHold(round.hold, drawn.hold, played) &&
    round.freeSpins.length === drawn.freeSpins.length &&
    drawn.freeSpins.every((spin, index) => isSame(round.freeSpins[index], spin, played))
  );
}
