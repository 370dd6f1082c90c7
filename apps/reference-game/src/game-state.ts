import { type GameRound, type GameTable, type SlotSpin } from '@casino-kit/api-contract';
import { add, compare, subtract, sum } from '@casino-kit/money';
import { type CallFailure } from './table-client.js';

/** A result on the reels: spin 0 is the paid one, 1 and up are the round's free spins. */
export interface ShownSpin {
  round: GameRound;
  spin: number;
}

/**
 * Where a round is.
 * - `asking`: the reels spin until the answer is there. `hurried`: the player wants them to stop at once.
 * - `stopping`: the reels come to rest on a spin of the settled round.
 * - `showing`: a spin's wins are shown, and a free spin follows.
 * - `unsure`: nobody knows whether the round was played; only asking again with the same key tells.
 * - `refused`: the server said no with this code; nothing was moved.
 */
export type Phase =
  | { name: 'ready' }
  | { name: 'asking'; stake: string; key: string; hurried: boolean }
  | ({ name: 'stopping'; hurried: boolean } & ShownSpin)
  | ({ name: 'showing' } & ShownSpin)
  | { name: 'unsure'; stake: string; key: string }
  | { name: 'refused'; stake: string; code: string };

/** A game that is open. Amounts are decimal strings in major units of the table's currency. */
export interface PlayState {
  screen: 'play';
  table: GameTable;
  bet: string;
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

export type GameState =
  | { screen: 'opening' }
  /** `code` is the server's, or null when there was no answer. */
  | { screen: 'unopened'; code: string | null }
  | { screen: 'expired' }
  | PlayState;

export type GameEvent =
  | { type: 'opening' }
  | { type: 'opened'; table: GameTable }
  | { type: 'notOpened'; failure: CallFailure }
  /** The spin button. `key` is the idempotency key a new round gets. */
  | { type: 'pressed'; key: string }
  | { type: 'betStepped'; by: -1 | 1 }
  /** Takes the highest bet the balance covers. */
  | { type: 'betLowered' }
  | { type: 'dismissed' }
  | { type: 'answered'; key: string; round: GameRound }
  | { type: 'failed'; key: string; failure: CallFailure }
  /** The reels are at rest. */
  | { type: 'stopped' }
  /** The wins of a spin were shown. */
  | { type: 'winsShown' }
  | { type: 'freeSpinsSkipped' }
  /** From the page around the game: what the player's wallet holds now. */
  | { type: 'balanceTold'; balance: string }
  /** From the table, read again after a refusal. */
  | { type: 'balanceRead'; balance: string };

export const firstState: GameState = { screen: 'opening' };

/** Codes after which this launch plays no more. */
const endCodes = new Set(['LAUNCH_EXPIRED', 'UNAUTHORIZED', 'GAME_NOT_FOUND']);
/** Whether a refusal ends the launch. */
export const endsLaunch = (code: string): boolean => endCodes.has(code);

/** A spin of a round by its number. */
export function spinOf({ round, spin }: ShownSpin): SlotSpin {
  return (spin === 0 ? undefined : round.freeSpins[spin - 1]) ?? round.spin;
}

/** What a round has paid up to and with the shown spin. */
export function paidSoFar({ round, spin }: ShownSpin): string {
  return sum([round.spin.payout, ...round.freeSpins.slice(0, spin).map(({ payout }) => payout)]);
}

/** The highest bet step the balance covers, or null when it covers none. */
export function affordableBet({ table, balance }: Pick<PlayState, 'table' | 'balance'>): string | null {
  return table.betSteps.findLast((step) => compare(step, balance) <= 0) ?? null;
}

/** The bet next to the present one, or null at the end of the steps. */
export function nextBet({ table, bet }: Pick<PlayState, 'table' | 'bet'>, by: -1 | 1): string | null {
  const above = (step: string) => compare(step, bet) === by;
  return (by === 1 ? table.betSteps.find(above) : table.betSteps.findLast(above)) ?? null;
}

/** Whether the bet may be changed: between rounds only. */
export const mayChangeBet = ({ phase }: Pick<PlayState, 'phase'>): boolean => phase.name === 'ready';

function opened(table: GameTable): PlayState {
  return {
    screen: 'play',
    table,
    bet: table.defaultBet,
    balance: table.balance,
    toldBalance: null,
    phase: { name: 'ready' },
    shown: null,
    last: null,
  };
}

/** The round is over: its result stands, and the balance is what the server said last. */
function finished(state: PlayState, round: GameRound): PlayState {
  return {
    ...state,
    balance: state.toldBalance ?? round.balance ?? add(state.balance, round.payout),
    toldBalance: null,
    phase: { name: 'ready' },
    shown: { round, spin: round.freeSpins.length },
    last: round,
  };
}

function pressed(state: PlayState, key: string): PlayState {
  const { phase } = state;
  switch (phase.name) {
    case 'ready':
      return { ...state, phase: { name: 'asking', stake: state.bet, key, hurried: false } };
    case 'unsure':
      return { ...state, phase: { name: 'asking', stake: phase.stake, key: phase.key, hurried: false } };
    case 'asking':
    case 'stopping':
      return phase.hurried ? state : { ...state, phase: { ...phase, hurried: true } };
    case 'showing':
      return nextFreeSpin(state, phase);
    case 'refused':
      return { ...state, phase: { name: 'ready' } };
  }
}

function nextFreeSpin(state: PlayState, { round, spin }: ShownSpin): PlayState {
  return { ...state, phase: { name: 'stopping', round, spin: spin + 1, hurried: false } };
}

function answered(state: PlayState, round: GameRound): PlayState {
  const { phase } = state;
  if (phase.name !== 'asking') return state;
  return {
    ...state,
    balance:
      round.balance === null ? subtract(state.balance, phase.stake) : subtract(round.balance, round.payout),
    toldBalance: null,
    phase: { name: 'stopping', round, spin: 0, hurried: phase.hurried },
  };
}

function failed(state: PlayState, failure: CallFailure): GameState {
  const { phase } = state;
  if (phase.name !== 'asking') return state;
  const { stake, key } = phase;
  if (failure.kind === 'unanswered') return { ...state, phase: { name: 'unsure', stake, key } };
  if (endsLaunch(failure.code)) return { screen: 'expired' };
  return { ...state, phase: { name: 'refused', stake, code: failure.code } };
}

function balanceTold(state: PlayState, balance: string): PlayState {
  // A demo plays with its own money, whatever the player's wallet holds.
  if (state.table.mode === 'demo') return state;
  switch (state.phase.name) {
    case 'asking':
    case 'unsure':
      // It may hold the payout of the round that is being asked for; the round's answer brings the balance.
      return state;
    case 'stopping':
    case 'showing':
      return { ...state, toldBalance: balance };
    default:
      return { ...state, balance };
  }
}

function played(state: PlayState, event: GameEvent): GameState {
  const { phase } = state;
  switch (event.type) {
    case 'pressed':
      return pressed(state, event.key);
    case 'answered':
      return phase.name === 'asking' && phase.key === event.key ? answered(state, event.round) : state;
    case 'failed':
      return phase.name === 'asking' && phase.key === event.key ? failed(state, event.failure) : state;
    case 'stopped': {
      if (phase.name !== 'stopping') return state;
      const { round, spin } = phase;
      return spin === round.freeSpins.length
        ? finished(state, round)
        : { ...state, phase: { name: 'showing', round, spin }, shown: { round, spin } };
    }
    case 'winsShown':
      return phase.name === 'showing' ? nextFreeSpin(state, phase) : state;
    case 'freeSpinsSkipped':
      return (phase.name === 'stopping' || phase.name === 'showing') && phase.round.freeSpins.length > 0
        ? finished(state, phase.round)
        : state;
    case 'betStepped':
      return mayChangeBet(state) ? { ...state, bet: nextBet(state, event.by) ?? state.bet } : state;
    case 'betLowered':
      return phase.name === 'refused'
        ? { ...state, bet: affordableBet(state) ?? state.bet, phase: { name: 'ready' } }
        : state;
    case 'dismissed':
      return phase.name === 'refused' ? { ...state, phase: { name: 'ready' } } : state;
    case 'balanceTold':
      return balanceTold(state, event.balance);
    case 'balanceRead':
      return phase.name === 'refused' ? { ...state, balance: event.balance } : state;
    default:
      return state;
  }
}

/** The state after an event. Events that do not fit the state leave it as it is. */
export function nextState(state: GameState, event: GameEvent): GameState {
  if (state.screen === 'play') return played(state, event);
  switch (event.type) {
    case 'opening':
      return state.screen === 'unopened' ? firstState : state;
    case 'opened':
      return state.screen === 'opening' ? opened(event.table) : state;
    case 'notOpened': {
      if (state.screen !== 'opening') return state;
      const code = event.failure.kind === 'refused' ? event.failure.code : null;
      return code !== null && endsLaunch(code) ? { screen: 'expired' } : { screen: 'unopened', code };
    }
    default:
      return state;
  }
}
