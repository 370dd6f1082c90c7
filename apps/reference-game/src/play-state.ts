import { type EndedBonus, type GameRound, type GameTable } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type Autoplay } from './autoplay/autoplay.js';
import { type ShownSpin } from './shown-spin.js';

/**
 * A requested round. `stake` is the bet. `ofBonus`: it is a free spin of a bonus, for which the player does not pay;
 * `bought`: the free spins of the game are bought with it; `automatic`: the game started it, not a press.
 */
export interface AskedRound {
  stake: string;
  ofBonus: boolean;
  bought: boolean;
  automatic?: boolean | undefined;
}

/**
 * The phase of a round.
 * - `buying`: the player has to decide whether to buy free spins.
 * - `asking`: the reels spin until the response arrives. `hurried`: the player wants them to stop at once.
 * - `stopping`: the reels come to rest on a spin of the settled round.
 * - `showing`: a spin's wins and its hold and win are shown, or a free spin follows.
 * - `unsure`: it is unknown whether the round was played; only a retry with the same key can settle it.
 * - `refused`: the server rejected it with this code; nothing was moved.
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
 * What the bonus line shows until the next round. `won`: what the free spins paid since the game was opened;
 * `wagered`: the bonus goes on with it. `max`: the bonus allowed no larger bet. `buyOverLimit`: free spins for `cost`,
 * at the bet `stake`, wait for the player's choice on the host page. `bonusEnded`: a round that the player paid for
 * was the last of a bonus. `roundFound`: a round was asked for before the game was opened again, and the casino
 * finished it; `roundNotPlayed`: it never reached the casino.
 */
export type BonusNotice =
  | { name: 'spinsOver'; won: Amount; wagered: boolean }
  | { name: 'bonusEnded'; ended: EndedBonus }
  | { name: 'betTooLarge'; max: Amount }
  | { name: 'roundFound'; round: GameRound }
  | { name: 'roundNotPlayed' }
  | { name: 'buyOverLimit'; stake: Amount; cost: Amount; max: Amount; bonus: string };

/** An open game. Amounts are decimal strings in major units of the table's currency. */
export interface PlayState {
  screen: 'play';
  /** The table, with the bonus as last received. */
  table: GameTable;
  bet: string;
  /** The player pays for rounds although a bonus has free spins left here. */
  ownMoney: boolean;
  /** What the bonus's free spins paid since the game was opened. */
  bonusSpinsWon: string;
  notice: BonusNotice | null;
  /** Rounds that are played automatically, or were until the player started one. */
  auto: Autoplay | null;
  /** The visible balance: while the reels run, not yet with the payout. */
  balance: string;
  /** A newer balance, received while a settled round is still being shown. */
  receivedBalance: string | null;
  phase: Phase;
  /** What the reels show; null before the first round. */
  shown: ShownSpin | null;
  /** The last round that was shown to its end. */
  last: GameRound | null;
}

/** Whether a rejection means that the free spin no longer exists: played in another tab, or expired. */
export const isSpinLost = (code: string, ofBonus: boolean): boolean => ofBonus && code === 'VALIDATION';
