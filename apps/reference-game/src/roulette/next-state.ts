import { type LiveTable } from '@casino-kit/api-contract';
import { type CallFailure } from '../frame-calls.js';
import { nextDoorState, endsLaunch } from '../door.js';
import { isClientSeed } from '@casino-kit/reference-games';
import { missingFrom } from './bets.js';
import { changeBets } from './change-bets.js';
import { atTime, withClock, withPaid, withRound, withTable } from './follow-round.js';
import { type RouletteEvent } from './table-event.js';
import { hasBetsToSend, type RouletteState, type TableState } from './table-state.js';
import { toMs } from '../server-time.js';
import { phaseAt } from './timeline.js';

function opened(table: LiveTable, at: number, clientSeed: string): TableState {
  const { round, lastNumbers, bets, lastBets, balance, chips } = table;
  const isSecret = typeof round.seeds.serverSeed !== 'string';
  const state: TableState = {
    screen: 'table',
    table,
    round,
    previous: null,
    phase: phaseAt(round, toMs(table.now)),
    clockOffset: toMs(table.now) - at,
    lastNumbers,
    acknowledged: bets,
    wanted: bets.bets,
    undoable: [],
    earlier: bets.bets.length > 0 ? bets.bets : (lastBets?.bets ?? []),
    request: null,
    doubtful: null,
    revision: 0,
    paid: typeof bets.payout === 'string' ? bets : null,
    chip: chips[0] ?? table.minBet,
    balance,
    connection: 'polling',
    isPaused: false,
    notice: null,
    clientSeed,
    sentSeed: null,
    hashBefore: isSecret ? round.seeds.serverSeedHash : null,
    checks: [],
  };
  return atTime(state, at);
}

/** Puts the acknowledged bets back after a rejection, and says what was returned. */
function rejected(
  state: TableState,
  { code, params = {} }: Extract<CallFailure, { kind: 'rejected' }>,
): RouletteState {
  if (endsLaunch(code)) return { screen: 'expired' };
  const { wanted, acknowledged, round } = state;
  if (code === 'BETTING_CLOSED')
    return {
      ...state,
      doubtful: { roundId: round.roundId, number: round.number, wanted, isRejected: true },
    };
  const returned = missingFrom(wanted, acknowledged.bets);
  return {
    ...state,
    wanted: acknowledged.bets,
    undoable: [],
    notice: { name: 'rejected', code, params, returned },
  };
}

function failed(state: TableState, failure: CallFailure): RouletteState {
  const { request, phase, round, wanted } = state;
  if (request === null) return state;
  if (failure.kind === 'rejected') return rejected({ ...state, request: null }, failure);
  // Once betting has closed a repeat can bring nothing in: the table says whether the request was.
  if (phase !== 'open')
    return {
      ...state,
      request: null,
      doubtful: { roundId: round.roundId, number: round.number, wanted, isRejected: false },
    };
  return { ...state, request: { ...request, failures: request.failures + 1 } };
}

function acknowledged(
  state: TableState,
  event: Extract<RouletteEvent, { type: 'betsAcknowledged' }>,
): TableState {
  const { request, phase, wanted, round } = state;
  if (request === null) return state;
  const { bets } = event.bets;
  const next: TableState = {
    ...state,
    request: null,
    revision: state.revision + 1,
    acknowledged: event.bets,
    sentSeed: bets.length > 0 ? request.clientSeed : null,
    balance: event.bets.balance ?? state.balance,
  };
  if (phase === 'open') return next;
  const returned = missingFrom(wanted, bets);
  const isAllIn = returned.length === 0 && missingFrom(bets, wanted).length === 0;
  const closed = { ...next, wanted: bets };
  return isAllIn
    ? closed
    : { ...closed, notice: { name: 'late', number: round.number, taken: bets, returned } };
}

/** Sends the whole list of bets under a new key. */
function sent(state: TableState, key: string): TableState {
  if (!hasBetsToSend(state)) return state;
  const { round, wanted, clientSeed } = state;
  return {
    ...state,
    request: { key, roundId: round.roundId, bets: wanted, clientSeed, failures: 0 },
    revision: state.revision + 1,
  };
}

function atTable(state: TableState, event: RouletteEvent): RouletteState {
  switch (event.type) {
    case 'tableRead': {
      const { table, at, revision } = event;
      const isBack = state.connection === 'lost';
      return withTable(isBack ? { ...state, connection: 'polling' } : state, table, at, revision);
    }
    case 'notRead':
      if (event.failure.kind === 'rejected' && endsLaunch(event.failure.code)) return { screen: 'expired' };
      return state.connection === 'live' ? state : { ...state, connection: 'lost' };
    case 'roundReceived':
      return atTime(withRound(withClock(state, event.now, event.at, false), event.round), event.at);
    case 'paidReceived':
      return withPaid(state, event.bets);
    case 'timePassed':
      return atTime(state, event.at);
    case 'socketConnected':
      return { ...state, connection: 'live' };
    case 'socketDisconnected':
      return state.connection === 'live' ? { ...state, connection: 'lost' } : state;
    case 'chipSelected':
      return state.table.chips.includes(event.chip) ? { ...state, chip: event.chip } : state;
    case 'betsSent':
      return sent(state, event.key);
    case 'betsAcknowledged':
      return state.request?.key === event.key ? acknowledged(state, event) : state;
    case 'betsFailed':
      return state.request?.key === event.key ? failed(state, event.failure) : state;
    case 'paused':
      return { ...state, isPaused: event.on };
    case 'seedChosen':
      return isClientSeed(event.seed) ? { ...state, clientSeed: event.seed } : state;
    case 'dismissed':
      return { ...state, notice: null };
    case 'chipPlaced':
    case 'chipRemoved':
    case 'undone':
    case 'cleared':
    case 'repeated':
    case 'doubled':
      return changeBets(state, event);
    default:
      return state;
  }
}

/** Returns the state after an event. Ignores events that do not fit the state. */
export function nextState(state: RouletteState, event: RouletteEvent): RouletteState {
  if (state.screen === 'table') return atTable(state, event);
  if (event.type === 'opened')
    return state.screen === 'opening' ? opened(event.table, event.at, event.clientSeed) : state;
  return event.type === 'opening' || event.type === 'notOpened' ? nextDoorState(state, event) : state;
}
