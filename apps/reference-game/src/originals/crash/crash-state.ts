import {
  type CrashBet,
  type CrashCashOut,
  type CrashResult,
  type CrashRound,
  type CrashTable,
} from '@casino-kit/api-contract';
import { type Hundredths } from '@casino-kit/reference-games';
import { type DoorState } from '../../door.js';
import { type CallFailure } from '../../frame-calls.js';
import { type Connection, type LiveEvent } from '../../live-session.js';
import { type CrashCheck, type KnownSeeds } from './crash-check.js';

/**
 * What the board shows of a round: it takes bets (`betting`), does so no longer and the server has not told yet how it goes
 * on (`starting`), its curve runs, or it is over.
 */
export type ShownPhase = 'betting' | 'starting' | 'running' | 'ended';

/** A bet that is being placed. It is repeated with its key until it is known whether it is in. */
export interface BetRequest {
  key: string;
  roundId: string;
  /** Of the round. */
  number: number;
  stake: string;
  autoCashOut: string | null;
  clientSeed: string;
  /** How often its result stayed unknown. */
  failures: number;
}

/**
 * What the player has to know until the next bet.
 * - `rejected`: the server rejected a bet with this code; nothing was taken. It has to be dismissed.
 * - `late`: betting had closed before the bet arrived; nothing was taken.
 * - `away`: the round of this bet ended while the connection was lost.
 */
export type CrashNotice =
  | { name: 'rejected'; code: string; stake: string }
  | { name: 'late'; stake: string }
  | { name: 'away'; number: number; bet: CrashBet };

/** An open game. Amounts are decimal strings in major units of its currency. */
export interface CrashPlay {
  screen: 'table';
  /** What does not change with the rounds. */
  table: Pick<
    CrashTable,
    | 'name'
    | 'provider'
    | 'mode'
    | 'currencyCode'
    | 'locale'
    | 'betSteps'
    | 'defaultBet'
    | 'returnToPlayer'
    | 'maxMultiplier'
    | 'publicName'
  >;
  round: CrashRound;
  phase: ShownPhase;
  /** The server's clock minus the browser's, in milliseconds. */
  clockOffset: number;
  /** The rounds before this one, newest first. */
  history: readonly CrashResult[];
  /** What was cashed out in this round, newest first. */
  cashOuts: readonly CrashCashOut[];
  /** The own bet in this round, and the last one in a round before it. */
  bet: CrashBet | null;
  lastBet: CrashBet | null;
  stake: string;
  autoCashOut: Hundredths | null;
  betRequest: BetRequest | null;
  /** The bet that is being cashed out; `failures` counts how often the result stayed unknown. */
  cashOut: { betId: string; failures: number } | null;
  /** Increments when a bet is placed or cashed out: a table that was read before is outdated. */
  revision: number;
  balance: string;
  connection: Connection;
  isPaused: boolean;
  notice: CrashNotice | null;
  /** Newest first; those of the present round and of some before it. */
  known: readonly KnownSeeds[];
  /** Rounds that were drawn again from their seeds, newest first. */
  checks: readonly CrashCheck[];
}

export type CrashState = DoorState | CrashPlay;

/** `at` is the browser's clock in milliseconds when something was received. */
export type CrashEvent =
  | LiveEvent<CrashTable>
  | { type: 'opened'; table: CrashTable; at: number }
  | { type: 'roundReceived'; now: string; round: CrashRound; at: number }
  | { type: 'cashOutsReceived'; roundId: string; cashOuts: readonly CrashCashOut[] }
  | { type: 'betReceived'; bet: CrashBet }
  /** A round that ended unseen. */
  | { type: 'roundRead'; round: CrashRound; bet: CrashBet | null }
  | { type: 'stakeChosen'; stake: string }
  | { type: 'autoCashOutChosen'; multiplier: Hundredths | null }
  | { type: 'betPressed'; key: string; clientSeed: string }
  | { type: 'betPlaced'; key: string; bet: CrashBet }
  | { type: 'betFailed'; key: string; failure: CallFailure }
  | { type: 'cashOutPressed' }
  | { type: 'cashOutAnswered'; bet: CrashBet }
  | { type: 'cashOutFailed'; betId: string; failure: CallFailure }
  | { type: 'paused'; on: boolean }
  | { type: 'dismissed' };

/** Whether the player may place a bet now. */
export const takesBet = ({ phase, bet, betRequest, connection, isPaused }: CrashPlay): boolean =>
  phase === 'betting' && bet === null && betRequest === null && connection !== 'lost' && !isPaused;

/** Returns the own bet that can be cashed out now; null if there is none, or it is being cashed out. */
export const openBet = ({ phase, bet, cashOut }: CrashPlay): CrashBet | null =>
  phase === 'running' && bet?.state === 'placed' && cashOut === null ? bet : null;

/** Whether the money of a bet is at stake: one is placed, or on its way. */
export const isAtStake = ({ bet, lastBet, betRequest }: CrashPlay): boolean =>
  betRequest !== null || bet?.state === 'placed' || lastBet?.state === 'placed';

/**
 * Returns what others cashed out in this round. Of those that look like the own cash-out one is left out: which one of them
 * it is, nobody can see.
 */
export function othersCashOuts({ bet, cashOuts, table: { publicName } }: CrashPlay): readonly CrashCashOut[] {
  if (bet?.state !== 'cashed-out') return cashOuts;
  const own = cashOuts.findIndex(
    ({ player, multiplier }) => player === publicName && multiplier === bet.multiplier,
  );
  return own === -1 ? cashOuts : cashOuts.toSpliced(own, 1);
}
