import { type LiveBet, type LiveBets, type LiveRound, type LiveTable } from '@casino-kit/api-contract';
import { type Amount, add } from '@casino-kit/money';
import { type BetLimits, type BetObstacle, isSameBets } from './bets.js';
import { type DoorState } from '../door.js';
import { type Connection } from '../live-session.js';
import { type RoundCheck } from './fairness.js';
import { type RoundPhase } from './timeline.js';

/** The request that replaces the bets of a round. It is repeated with its key until its result is known. */
export interface BetRequest {
  key: string;
  roundId: string;
  bets: readonly LiveBet[];
  clientSeed: string;
  /** How often its result stayed unknown. */
  failures: number;
}

/** Bets of a round of which only the server knows whether they are in; the table is read to find out. */
export interface DoubtfulBets {
  roundId: string;
  number: number;
  wanted: readonly LiveBet[];
  /** The server has said that the round is closed. */
  isRejected: boolean;
}

/**
 * What the player has to know until it is dismissed or outdated.
 * - `obstacle`: a bet was not placed because of a limit that the frame knows.
 * - `rejected`: the server rejected a change; the bets that are not in were `returned`.
 * - `late`: the round closed before all bets were in.
 * - `away`: the round of these bets was settled while the connection was lost; `bets` is null when none were in.
 */
export type TableNotice =
  | { name: 'obstacle'; obstacle: BetObstacle }
  | {
      name: 'rejected';
      code: string;
      params: Readonly<Record<string, string>>;
      returned: readonly LiveBet[];
    }
  | { name: 'late'; number: number; taken: readonly LiveBet[]; returned: readonly LiveBet[] }
  | {
      name: 'away';
      number: number;
      result: number | null;
      bets: LiveBets | null;
      returned: readonly LiveBet[];
    };

/** An open table. Amounts are decimal strings in major units of its currency. */
export interface TableState {
  screen: 'table';
  /** What does not change with the rounds. */
  table: Pick<
    LiveTable,
    | 'name'
    | 'provider'
    | 'mode'
    | 'currencyCode'
    | 'locale'
    | 'chips'
    | 'minBet'
    | 'maxBet'
    | 'maxTotal'
    | 'returnToPlayer'
  >;
  round: LiveRound;
  /** The round before it that this frame has seen. */
  previous: Pick<LiveRound, 'roundId' | 'number'> | null;
  phase: RoundPhase;
  /** The server's clock minus the browser's, in milliseconds. */
  clockOffset: number;
  /** The numbers of the rounds before this one, newest first. */
  lastNumbers: readonly number[];
  /** The bets as the server last acknowledged them. */
  acknowledged: LiveBets;
  /** The bets that the player sees: what is not acknowledged is pending. */
  wanted: readonly LiveBet[];
  /** Earlier lists of this round, for Undo. */
  undoable: readonly (readonly LiveBet[])[];
  /** The bets of the last round in which the player had any, for Repeat. */
  earlier: readonly LiveBet[];
  request: BetRequest | null;
  doubtful: DoubtfulBets | null;
  /** Increments when bets are sent or acknowledged: a table that was read before is outdated. */
  revision: number;
  /** What the last round with bets paid, while this frame was open. */
  paid: LiveBets | null;
  chip: Amount;
  balance: Amount;
  connection: Connection;
  isPaused: boolean;
  notice: TableNotice | null;
  clientSeed: string;
  /** The client seed that the acknowledged bets of this round came with. */
  sentSeed: string | null;
  /** The hash that was shown while bets were taken; null when the table was opened later. */
  hashBefore: string | null;
  /** Checks of finished rounds, newest first. */
  checks: readonly RoundCheck[];
}

export type RouletteState = DoorState | TableState;

/** Whether the player may change bets now. */
export const takesBets = ({ phase, connection, isPaused, doubtful }: TableState): boolean =>
  phase === 'open' && connection !== 'lost' && !isPaused && doubtful === null;

/** Whether the server has acknowledged what the player sees. */
export const isAcknowledged = ({ wanted, acknowledged }: TableState): boolean =>
  isSameBets(wanted, acknowledged.bets);

/** Whether the bets have to be sent now. */
export const hasBetsToSend = (state: TableState): boolean =>
  takesBets(state) && state.request === null && !isAcknowledged(state);

/** Returns what new bets have to keep to. */
export const getBetLimits = ({ table, balance, acknowledged }: TableState): BetLimits => ({
  minBet: table.minBet,
  maxBet: table.maxBet,
  maxTotal: table.maxTotal,
  chips: table.chips,
  stakeable: add(balance, acknowledged.staked),
});

/** As many numbers as the table tells. */
export const mostNumbers = 100;

/** Returns the numbers to show: that of this round only once it is settled. */
export function shownNumbers({ round, phase, lastNumbers }: TableState): readonly number[] {
  return phase === 'settled' && typeof round.result === 'number'
    ? [round.result, ...lastNumbers].slice(0, mostNumbers)
    : lastNumbers;
}

/** Returns what this round paid the player, or null before that, and without bets. */
export const getPayout = ({ paid, round }: TableState): LiveBets | null =>
  paid?.roundId === round.roundId ? paid : null;
