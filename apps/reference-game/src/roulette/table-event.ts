import { type LiveBets, type LiveRound, type LiveTable } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type CallFailure } from '../frame-calls.js';
import { type LiveEvent } from '../live-session.js';

/** What changes the bets of the player. */
export type BetEvent =
  | { type: 'chipPlaced'; spot: string }
  | { type: 'chipRemoved'; spot: string }
  | { type: 'undone' }
  | { type: 'cleared' }
  | { type: 'repeated' }
  | { type: 'doubled' };

/** `at` is the browser's clock in milliseconds when something was received. */
export type RouletteEvent =
  | BetEvent
  | LiveEvent<LiveTable>
  /** `clientSeed` is the player's when the table opens. */
  | { type: 'opened'; table: LiveTable; at: number; clientSeed: string }
  | { type: 'roundReceived'; now: string; round: LiveRound; at: number }
  | { type: 'paidReceived'; bets: LiveBets }
  | { type: 'chipSelected'; chip: Amount }
  /** The bets are being sent under this idempotency key. */
  | { type: 'betsSent'; key: string }
  | { type: 'betsAcknowledged'; key: string; bets: LiveBets }
  | { type: 'betsFailed'; key: string; failure: CallFailure }
  | { type: 'paused'; on: boolean }
  | { type: 'seedChosen'; seed: string }
  | { type: 'dismissed' };
