import { type LiveBets, type LiveRound, type LiveTable } from '@casino-kit/api-contract';
import { isSameBets, missingFrom } from './bets.js';
import { nextClockOffset } from '../server-time.js';
import { checkRound } from './fairness.js';
import { isAcknowledged, mostNumbers, type TableState } from './table-state.js';
import { phaseAt } from './timeline.js';

const mostChecks = 20;

const noBets = (roundId: string): LiveBets => ({ roundId, bets: [], staked: '0', payout: null });

/** Puts bets that are not known to be in aside until the table has been read. */
function withDoubt(state: TableState): TableState {
  if (state.doubtful !== null || (state.request === null && isAcknowledged(state))) return state;
  const { roundId, number } = state.round;
  return { ...state, doubtful: { roundId, number, wanted: state.wanted, isRejected: false } };
}

/** Adds the check of a settled round, once its seeds are known. */
function withCheck(state: TableState): TableState {
  const { round, phase, checks, hashBefore, sentSeed } = state;
  if (phase !== 'settled' || checks.some(({ roundId }) => roundId === round.roundId)) return state;
  const check = checkRound(round, hashBefore, sentSeed);
  return check === null ? state : { ...state, checks: [check, ...checks].slice(0, mostChecks) };
}

/** What was not placed is of no use once bets are closed, and would cover the result. */
const withoutObstacle = (notice: TableState['notice']): TableState['notice'] =>
  notice?.name === 'obstacle' ? null : notice;

/** Returns the state at a time of the browser's clock. */
export function atTime(state: TableState, at: number): TableState {
  const phase = phaseAt(state.round, at + state.clockOffset);
  if (phase === state.phase) return withCheck(state);
  const next = { ...state, phase };
  if (state.phase !== 'open') return withCheck(next);
  const closed = { ...next, undoable: [], notice: withoutObstacle(state.notice) };
  // A request that is on its way decides; otherwise what was not sent can no longer be.
  if (state.request !== null || isAcknowledged(state)) return withCheck(closed);
  return withCheck(withDoubt(closed));
}

/** Begins a round. Bets of the one before that may be in or not are in doubt until the table has been read. */
function withNewRound(state: TableState, round: LiveRound): TableState {
  const before = withDoubt(state);
  const { result } = before.round;
  const { bets } = before.acknowledged;
  const lastNumbers =
    typeof result === 'number' ? [result, ...before.lastNumbers].slice(0, mostNumbers) : before.lastNumbers;
  return {
    ...before,
    round,
    previous: { roundId: before.round.roundId, number: before.round.number },
    phase: 'open',
    lastNumbers,
    acknowledged: noBets(round.roundId),
    wanted: [],
    undoable: [],
    earlier: bets.length > 0 ? bets : before.earlier,
    request: null,
    revision: before.request === null ? before.revision : before.revision + 1,
    sentSeed: null,
    hashBefore: typeof round.seeds.serverSeed === 'string' ? null : round.seeds.serverSeedHash,
    notice: withoutObstacle(before.notice),
  };
}

/** Applies a round's news. Ignores those of an earlier round, and a result that is missing though it was known. */
export function withRound(state: TableState, round: LiveRound): TableState {
  const known = state.round;
  if (round.roundId !== known.roundId)
    return round.number > known.number ? withNewRound(state, round) : state;
  if (typeof known.result === 'number' && typeof round.result !== 'number') return state;
  return { ...state, round };
}

/** Returns the state with the server's clock; see {@link nextClockOffset}. */
export function withClock(state: TableState, now: string, at: number, isRead: boolean): TableState {
  return { ...state, clockOffset: nextClockOffset(state.clockOffset, now, at, isRead) };
}

/** Says of bets in doubt which were in, once the table has been read. */
function resolved(state: TableState, table: LiveTable): TableState {
  const { doubtful } = state;
  if (doubtful === null) return state;
  const { number, wanted } = doubtful;
  if (doubtful.roundId === table.round.roundId) {
    const { bets } = table.bets;
    const isIn = isSameBets(wanted, bets);
    const returned = missingFrom(wanted, bets);
    const calm = { ...state, doubtful: null };
    if (state.phase === 'open' && !doubtful.isRejected) return { ...calm, wanted };
    const settled = { ...calm, wanted: bets, undoable: [] };
    // A table that says it is open and takes nothing would be asked again and again.
    if (state.phase === 'open')
      return { ...settled, notice: { name: 'rejected', code: 'BETTING_CLOSED', params: {}, returned } };
    return isIn ? settled : { ...settled, notice: { name: 'late', number, taken: bets, returned } };
  }
  const last = table.lastBets?.roundId === doubtful.roundId ? table.lastBets : null;
  const isNext = table.round.number === number + 1;
  return {
    ...state,
    doubtful: null,
    notice: {
      name: 'away',
      number,
      result: isNext ? (table.lastNumbers[0] ?? null) : null,
      bets: last,
      returned: missingFrom(wanted, last?.bets ?? []),
    },
  };
}

/** Reports a round before this one that has been paid now, or while the connection was lost. */
function withNews(state: TableState, bets: LiveBets): TableState {
  const { previous, round, lastNumbers, notice } = state;
  if (previous?.roundId !== bets.roundId || notice?.name === 'away') return state;
  const result = round.number === previous.number + 1 ? (lastNumbers[0] ?? null) : null;
  return { ...state, notice: { name: 'away', number: previous.number, result, bets, returned: [] } };
}

/** Applies what bets paid, of this round or of one before. */
export function withPaid(state: TableState, bets: LiveBets): TableState {
  if (typeof bets.payout !== 'string' || state.paid?.roundId === bets.roundId) return state;
  const paid = { ...state, paid: bets, balance: bets.balance ?? state.balance };
  if (bets.roundId !== state.round.roundId) return withNews(paid, bets);
  return { ...paid, acknowledged: bets, wanted: bets.bets, earlier: bets.bets };
}

/** Applies a table that was read again, after a lost connection or to find out what became of bets. */
export function withTable(state: TableState, table: LiveTable, at: number, revision: number): TableState {
  const hadBets = state.acknowledged.bets.length > 0;
  let next = withRound(withClock(state, table.now, at, true), table.round);
  next = { ...next, lastNumbers: table.lastNumbers };
  next = atTime(next, at);
  const isCurrent =
    next.request === null && revision === state.revision && table.bets.roundId === next.round.roundId;
  if (isCurrent) {
    const isUnsent = next.phase === 'open' && next.doubtful === null && !isAcknowledged(next);
    next = {
      ...next,
      acknowledged: table.bets,
      wanted: isUnsent ? next.wanted : table.bets.bets,
      balance: table.balance,
    };
    next = resolved(next, table);
  }
  const { lastBets } = table;
  const isMissed = hadBets && lastBets?.roundId === state.round.roundId && next.round !== state.round;
  return withPaid(isMissed ? withPaid(next, lastBets) : next, table.bets);
}
