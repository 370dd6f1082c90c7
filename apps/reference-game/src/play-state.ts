import { type EndedBonus, type GameRound, type GameTable } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type ShownSpin } from './shown-spin.js';

/**
 * A round that was asked for. `stake` is the bet. `ofBonus`: it is a free spin of a bonus, for which the player does not pay;
 * `bought`: the free spins of the game are bought with it.
 */
export interface AskedRound {
  stake: string;
  ofBonus: boolean;
  bought: boolean;
}

/**
 * Where a round is.
 * - `buying`: the player was asked whether to buy free spins, and has not answered.
 * - `asking`: the reels spin until the response is there. `hurried`: the player wants them to stop at once.
 * - `stopping`: the reels come to rest on a spin of the settled round.
 * - `showing`: a spin's wins are shown, and a free spin follows.
 * - `unsure`: no one knows whether the round was played; only asking again with the same key tells.
 * - `refused`: the server said no with this code; nothing was moved.
 */
export type Phase =
  | { name: 'ready' }
  | { name: 'buying' }
  | ({ name: 'asking'; key: string; hurried: boolean } & AskedRound)
  | ({ name: 'stopping'; hurried: boolean } & ShownSpin)
  | ({ name: 'showing' } & ShownSpin)
  | ({ name: 'unsure'; key: string } & AskedRound)
  | ({ name: 'rejected'; code: string } & AskedRound);

/**
 * What the line of the bonus says until the next round. `won`: what the free spins paid since the game was opened;
 * `wagered`: the bonus goes on with it. `max`: the bonus allowed no larger bet. `buyOverLimit`: free spins for `cost`, at the
 * bet `stake`, wait for the player's choice, which the page around asks for. `bonusEnded`: a round that the player paid for
 * was the last of a bonus.
 */
export type BonusNotice =
  | { name: 'spinsOver'; won: Amount; wagered: boolean }
  | { name: 'bonusEnded'; ended: EndedBonus }
  | { name: 'betTooLarge'; max: Amount }
  | { name: 'buyOverLimit'; stake: Amount; cost: Amount; max: Amount; bonus: string };

/** A game that is open. Amounts are decimal strings in major units of the table's currency. */
export interface PlayState {
  screen: 'play';
  /** The table, with the bonus as it was told last. */
  table: GameTable;
  bet: string;
  /** The player pays for rounds although a bonus has free spins left here. */
  ownMoney: boolean;
  /** What the bonus's free spins paid since the game was opened. */
  bonusSpinsWon: string;
  notice: BonusNotice | null;
  /** What the player may see now: while the reels run, not yet with the payout. */
  balance: string;
  /** A newer balance, told while a settled round is still being shown. */
  toldBalance: string | null;
  phase: Phase;
  /** What stands on the reels; null before the first round. */
  shown: ShownSpin | null;
  /** The last round that was shown to its end. */
  last: GameRound | null;
}

/** Whether a rejection means that the free spin is not there any more: played in another tab, or expired. */
export const isSpinLost = (code: string, ofBonus: boolean): boolean => ofBonus && code === 'VALIDATION';
