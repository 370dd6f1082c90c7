import { type CrashBet, type CrashRound, type CrashTable } from '@casino-kit/api-contract';
import { formatCrashMultiplier, parseCrashMultiplier } from '@casino-kit/reference-games';
import { type CallFailure } from '../../frame-calls.js';
import { nextDoorState, endsLaunch } from '../../door.js';
import { nextClockOffset, toMs } from '../../server-time.js';
import { checkCrashRound, type KnownSeeds } from './crash-check.js';
import { type CrashEvent, type CrashPlay, type CrashState, openBet, takesBet } from './crash-state.js';
import { isNews, phaseAt } from './round-phase.js';

const mostResults = 20;
const mostKnown = 5;
/** A list of cash-outs is no longer than this. */
const mostCashOuts = 200;

const toKnownSeeds = ({ roundId, number, phase, seeds }: CrashRound): KnownSeeds => ({
  ...{ roundId, number, sentSeed: null },
  hash: phase === 'ended' ? null : seeds.serverSeedHash,
});

function opened(table: CrashTable, at: number): CrashPlay {
  const { round, history, cashOuts, bet, lastBet, balance, defaultBet } = table;
  const now = toMs(table.now);
  return checked({
    ...{ screen: 'table', table, round, history, cashOuts, balance },
    phase: phaseAt(round, now),
    clockOffset: now - at,
    bet: bet ?? null,
    lastBet: lastBet ?? null,
    stake: bet?.stake ?? lastBet?.stake ?? defaultBet,
    autoCashOut: parseCrashMultiplier(bet?.autoCashOut ?? ''),
    ...{ betRequest: null, cashOut: null, revision: 0, connection: 'polling' },
    ...{ isPaused: false, notice: null, known: [toKnownSeeds(round)], checks: [] },
  });
}

/** Adds the check of the present round, once it has ended. */
function checked(state: CrashPlay): CrashPlay {
  const { round, bet, known, checks } = state;
  const check = checkCrashRound(
    round,
    known.find(({ roundId }) => roundId === round.roundId),
    bet,
  );
  if (check === null) return state;
  const others = checks.filter(({ roundId }) => roundId !== round.roundId);
  return { ...state, checks: [check, ...others].slice(0, mostResults) };
}

/** Begins a round. */
function withNewRound(state: CrashPlay, round: CrashRound): CrashPlay {
  const { round: before, history } = state;
  const { roundId, number, crashPoint } = before;
  return {
    ...state,
    round,
    history:
      typeof crashPoint === 'string'
        ? [{ roundId, number, crashPoint }, ...history].slice(0, mostResults)
        : history,
    cashOuts: [],
    bet: null,
    lastBet: state.bet ?? state.lastBet,
    cashOut: null,
    known: [toKnownSeeds(round), ...state.known].slice(0, mostKnown),
  };
}

/** Applies a round's news. Ignores those that are older than what is known. */
function withRound(state: CrashPlay, round: CrashRound): CrashPlay {
  if (!isNews(round, state.round)) return state;
  if (round.roundId !== state.round.roundId) return withNewRound(state, round);
  return { ...state, round };
}

const atTime = (state: CrashPlay, at: number): CrashPlay => {
  const phase = phaseAt(state.round, at + state.clockOffset);
  return phase === state.phase ? state : { ...state, phase };
};

const withClock = (state: CrashPlay, now: string, at: number, isRead: boolean): CrashPlay => ({
  ...state,
  clockOffset: nextClockOffset(state.clockOffset, now, at, isRead),
});

/** Applies how an own bet stands, of this round or of one before. One that is settled stays as it is. */
function withBet(state: CrashPlay, bet: CrashBet): CrashPlay {
  const field = bet.roundId === state.round.roundId ? 'bet' : 'lastBet';
  const before = state[field];
  const isSame = before?.betId === bet.betId;
  if (isSame && before.state !== 'placed') return state;
  // Nothing is known of a bet of an earlier round but the last.
  if (field === 'lastBet' && !isSame && state.betRequest?.roundId !== bet.roundId) return state;
  const isDone = bet.state !== 'placed' && state.cashOut?.betId === bet.betId;
  return checked({
    ...state,
    [field]: bet,
    cashOut: isDone ? null : state.cashOut,
    balance: bet.balance ?? state.balance,
  });
}

/** Says how a bet of an earlier round ended, if that was not seen. */
function withAway(state: CrashPlay, bet: CrashBet): CrashPlay {
  const number = state.known.find(({ roundId }) => roundId === bet.roundId)?.number;
  if (number === undefined || bet.state === 'placed') return state;
  return { ...state, notice: { name: 'away', number, bet } };
}

/** Applies an earlier round with the own bet in it. */
function withReadRound(state: CrashPlay, round: CrashRound, bet: CrashBet | null): CrashPlay {
  const known = state.known.find(({ roundId }) => roundId === round.roundId);
  const check = checkCrashRound(round, known, bet);
  const others = state.checks.filter(({ roundId }) => roundId !== round.roundId);
  const checks =
    check === null ? state.checks : [...others, check].toSorted((one, other) => other.number - one.number);
  const read = { ...state, checks: checks.slice(0, mostResults) };
  if (bet === null || bet.state === 'placed' || state.lastBet?.betId !== bet.betId) return read;
  // What can be staked may have changed since.
  const settled = withBet(read, { ...bet, balance: null });
  return state.lastBet.state === 'placed' ? withAway(settled, bet) : settled;
}

/** Applies a table that was read again. */
function withTable(before: CrashPlay, table: CrashTable, at: number, revision: number): CrashPlay {
  const hadOpenBet = before.bet?.state === 'placed' ? before.bet : null;
  const { round, history, cashOuts, bet, lastBet, balance } = table;
  const state = atTime(withRound(withClock(before, table.now, at, true), round), at);
  // A message over the socket was faster.
  if (state.round.roundId !== round.roundId || state.round.phase !== round.phase) return checked(state);
  const read: CrashPlay = { ...state, history, cashOuts };
  if (revision !== before.revision || before.betRequest !== null || before.cashOut !== null)
    return checked(read);
  const known = { ...read, balance };
  const withOwn = bet === null || bet === undefined ? known : withBet(known, bet);
  if (lastBet === null || lastBet === undefined) return checked(withOwn);
  const withLast = withBet(withOwn, { ...lastBet, balance: null });
  const isMissed = hadOpenBet?.betId === lastBet.betId && before.round.phase !== 'ended';
  return checked(isMissed ? withAway(withLast, lastBet) : withLast);
}

function betPlaced(state: CrashPlay, bet: CrashBet): CrashPlay {
  const { betRequest, known } = state;
  if (betRequest === null) return state;
  const { roundId, clientSeed } = betRequest;
  const isOwn = (seeds: KnownSeeds) => seeds.roundId === roundId;
  const placed = withBet(
    {
      ...state,
      known: known.map((seeds) => (isOwn(seeds) ? { ...seeds, sentSeed: clientSeed } : seeds)),
      revision: state.revision + 1,
    },
    bet,
  );
  const next = { ...placed, betRequest: null };
  return roundId === state.round.roundId ? next : withAway(next, bet);
}

function betFailed(state: CrashPlay, failure: CallFailure): CrashState {
  const { betRequest } = state;
  if (betRequest === null) return state;
  if (failure.kind === 'unknown')
    return { ...state, betRequest: { ...betRequest, failures: betRequest.failures + 1 } };
  const { code } = failure;
  if (endsLaunch(code)) return { screen: 'expired' };
  const { stake } = betRequest;
  const notice =
    code === 'BETTING_CLOSED'
      ? ({ name: 'late', stake } as const)
      : ({ name: 'rejected', code, stake } as const);
  return { ...state, betRequest: null, revision: state.revision + 1, notice };
}

function cashOutFailed(state: CrashPlay, failure: CallFailure): CrashState {
  const { cashOut } = state;
  if (cashOut === null) return state;
  if (failure.kind === 'unknown')
    return { ...state, cashOut: { ...cashOut, failures: cashOut.failures + 1 } };
  return endsLaunch(failure.code) ? { screen: 'expired' } : { ...state, cashOut: null };
}

function cashOutAnswered(state: CrashPlay, bet: CrashBet): CrashPlay {
  if (state.cashOut?.betId !== bet.betId) return withBet(state, bet);
  return withBet({ ...state, cashOut: null, revision: state.revision + 1 }, bet);
}

function betPressed(state: CrashPlay, key: string, clientSeed: string): CrashPlay {
  if (!takesBet(state)) return state;
  const { round, stake, autoCashOut } = state;
  const { roundId, number } = round;
  return {
    ...state,
    notice: null,
    betRequest: {
      ...{ key, roundId, number, stake, clientSeed, failures: 0 },
      autoCashOut: autoCashOut === null ? null : formatCrashMultiplier(autoCashOut),
    },
    revision: state.revision + 1,
  };
}

/** Whether stake and auto cash-out can be changed. */
export const mayChoose = ({ phase, bet, betRequest }: CrashPlay): boolean =>
  betRequest === null && (bet === null || phase === 'ended');

function atTable(state: CrashPlay, event: CrashEvent): CrashState {
  switch (event.type) {
    case 'tableRead': {
      const isBack = state.connection === 'lost';
      const back: CrashPlay = isBack ? { ...state, connection: 'polling' } : state;
      return withTable(back, event.table, event.at, event.revision);
    }
    case 'notRead':
      if (event.failure.kind === 'rejected' && endsLaunch(event.failure.code)) return { screen: 'expired' };
      return state.connection === 'lost' ? state : { ...state, connection: 'lost' };
    case 'roundReceived': {
      const { now, round, at } = event;
      return checked(
        atTime(withRound(withClock({ ...state, connection: 'live' }, now, at, false), round), at),
      );
    }
    case 'cashOutsReceived': {
      if (event.roundId !== state.round.roundId) return state;
      // A table that was just read may have some of them already.
      const isKnown = (one: { player: string; multiplier: string }) =>
        one.player !== '' &&
        state.cashOuts.some(
          ({ player, multiplier }) => player === one.player && multiplier === one.multiplier,
        );
      const fresh = event.cashOuts.filter((one) => !isKnown(one)).toReversed();
      return { ...state, cashOuts: [...fresh, ...state.cashOuts].slice(0, mostCashOuts) };
    }
    case 'betReceived':
      return withBet(state, event.bet);
    case 'roundRead':
      return withReadRound(state, event.round, event.bet);
    case 'timePassed':
      return atTime(state, event.at);
    case 'socketConnected':
      return { ...state, connection: 'live' };
    case 'socketDisconnected':
      return state.connection === 'lost' ? state : { ...state, connection: 'lost' };
    case 'stakeChosen':
      return mayChoose(state) && state.table.betSteps.includes(event.stake)
        ? { ...state, stake: event.stake }
        : state;
    case 'autoCashOutChosen':
      return mayChoose(state) ? { ...state, autoCashOut: event.multiplier } : state;
    case 'betPressed':
      return betPressed(state, event.key, event.clientSeed);
    case 'betPlaced':
      return state.betRequest?.key === event.key ? betPlaced(state, event.bet) : state;
    case 'betFailed':
      return state.betRequest?.key === event.key ? betFailed(state, event.failure) : state;
    case 'cashOutPressed': {
      const bet = openBet(state);
      if (bet === null) return state;
      return { ...state, cashOut: { betId: bet.betId, failures: 0 }, revision: state.revision + 1 };
    }
    case 'cashOutAnswered':
      return cashOutAnswered(state, event.bet);
    case 'cashOutFailed':
      return state.cashOut?.betId === event.betId ? cashOutFailed(state, event.failure) : state;
    case 'paused':
      return { ...state, isPaused: event.on };
    case 'dismissed':
      return { ...state, notice: null };
    default:
      return state;
  }
}

/** Returns the state after an event. Ignores events that do not fit the state. */
export function nextState(state: CrashState, event: CrashEvent): CrashState {
  if (state.screen === 'table') return atTable(state, event);
  if (event.type === 'opened') return state.screen === 'opening' ? opened(event.table, event.at) : state;
  return event.type === 'opening' || event.type === 'notOpened' ? nextDoorState(state, event) : state;
}
