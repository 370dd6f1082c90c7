import { type CrashBet, type CrashTable } from '@casino-kit/api-contract';
import { compare } from '@casino-kit/money';
import { type Hundredths } from '@casino-kit/reference-games';
import { type ClientSeed } from '../../fairness/client-seed.js';
import { type LiveSessionOptions, startLiveSession } from '../../live-session.js';
import { type CrashClient, type CrashHandlers } from './crash-client.js';
import {
  type BetRequest,
  type CrashEvent,
  type CrashPlay,
  type CrashState,
  isAtStake,
} from './crash-state.js';
import { nextState } from './next-crash-state.js';
import { isOverdue, nextChangeAt } from './round-phase.js';

/** The running game: its state, and the calls and messages that result from it. */
export interface CrashSession {
  readonly state: CrashState;
  open(): void;
  choose(stake: string): void;
  /** Sets the multiplier at which the next bet is cashed out by itself; null for none. */
  chooseAutoCashOut(multiplier: Hundredths | null): void;
  placeBet(): void;
  cashOut(): void;
  /** Leaves a notice. */
  dismiss(): void;
  /** Applies the wallet's balance from the host page. */
  receiveBalance(balance: string): void;
  /** Takes no bet while it is on, such as during a reality check; a bet can still be cashed out. */
  pause(on: boolean): void;
  /** Reads the table again, such as when the page becomes visible. */
  refresh(): void;
  /** What to do with the messages of the game's socket. */
  readonly socket: CrashHandlers;
}

export interface CrashSessionOptions extends LiveSessionOptions<CrashState> {
  /** Null without a launch token: then there is nothing to open. */
  client: CrashClient | null;
  clientSeed: Pick<ClientSeed, 'value'>;
}

/** How often the table is read without a socket, and how soon a call without a result is repeated, in milliseconds. */
const pollMs = 2_000;
const retryMs = 500;
const longestRetryMs = 3_000;
/** With a running bet the table is read so often all the same: a socket may be dead long before it is closed. */
const readsWithBet = 3;

/** Returns the own bets that were settled by a change of the state. */
function settledBets(after: CrashPlay, before: CrashPlay): CrashBet[] {
  const wasOpen = ({ betId, roundId }: CrashBet) =>
    before.betRequest?.roundId === roundId ||
    [before.bet, before.lastBet].some((bet) => bet?.betId === betId && bet.state === 'placed');
  return [after.bet, after.lastBet].filter(
    (bet): bet is CrashBet =>
      bet !== null && bet.state !== 'placed' && bet !== before.bet && bet !== before.lastBet && wasOpen(bet),
  );
}

/** Opens crash and keeps state, server and host page in sync. */
export function startCrashSession(options: CrashSessionOptions): CrashSession {
  const { client, link, clientSeed, newKey, now, later } = options;
  let polls = 0;

  const readRound = async (roundId: string) => {
    const result = await client?.readRound(roundId);
    if (result?.ok === true)
      send({ type: 'roundRead', round: result.data.round, bet: result.data.bet ?? null });
  };
  const placeBet = async (request: BetRequest) => {
    const { key } = request;
    const result = await client?.placeBet(request);
    if (result === undefined) return;
    if (result.ok) send({ type: 'betPlaced', key, bet: result.data });
    else send({ type: 'betFailed', key, failure: result.failure });
  };
  const cashOut = async (betId: string) => {
    const result = await client?.cashOut(betId);
    if (result === undefined) return;
    if (result.ok) send({ type: 'cashOutAnswered', bet: result.data });
    else send({ type: 'cashOutFailed', betId, failure: result.failure });
  };

  /** Sends a bet or a cash-out, again if it has no result. */
  const followCalls = ({ betRequest, cashOut: taken }: CrashPlay, before: CrashPlay) => {
    const inMs = (failures: number) => Math.min(longestRetryMs, retryMs * failures);
    if (betRequest !== null && betRequest.key !== before.betRequest?.key) void placeBet(betRequest);
    else if (betRequest !== null && betRequest.failures > (before.betRequest?.failures ?? 0))
      later(() => {
        const isOpen = session.state.screen === 'table' && session.state.betRequest?.key === betRequest.key;
        if (isOpen) void placeBet(betRequest);
      }, inMs(betRequest.failures));
    if (taken !== null && taken.betId !== before.cashOut?.betId) void cashOut(taken.betId);
    else if (taken !== null && taken.failures > (before.cashOut?.failures ?? 0))
      later(() => {
        const isOpen = session.state.screen === 'table' && session.state.cashOut?.betId === taken.betId;
        if (isOpen) void cashOut(taken.betId);
      }, inMs(taken.failures));
  };
  const followMoney = (play: CrashPlay, before: CrashPlay) => {
    for (const { stake, payout, balance, state: end } of settledBets(play, before))
      if (end !== 'returned')
        link.send({ type: 'game:round', stake, payout: payout ?? '0', balance: balance ?? null });
    const isOn = isAtStake(play);
    if (isOn !== isAtStake(before)) link.send({ type: 'game:playing', on: isOn });
    const { notice, table } = play;
    if (notice === before.notice || notice?.name !== 'rejected') return;
    const { code } = notice;
    // The host page would offer a deposit, which does nothing for play money.
    if (!(table.mode === 'demo' && code === 'INSUFFICIENT_BALANCE')) link.send({ type: 'game:error', code });
    void session.read();
  };
  const followTable = (play: CrashPlay, before: CrashPlay) => {
    const { round, lastBet, checks } = play;
    followCalls(play, before);
    followMoney(play, before);
    const isUnseen =
      lastBet !== null &&
      (lastBet.state === 'placed' || !checks.some(({ roundId }) => roundId === lastBet.roundId));
    if (round.roundId !== before.round.roundId && isUnseen) void readRound(lastBet.roundId);
  };

  const session = startLiveSession<CrashPlay, CrashEvent, CrashTable>({
    ...options,
    pollMs,
    next: nextState,
    opened: (table) => ({ type: 'opened', table, at: now() }),
    nextChangeAt: ({ round }, time) => nextChangeAt(round, time),
    needsReading({ round, phase, bet }, time, at) {
      if (at === 'poll') polls += 1;
      const isOwnRun = at === 'poll' && phase === 'running' && bet?.state === 'placed';
      return isOverdue(round, time) || (isOwnRun && polls % readsWithBet === 0);
    },
    // A bet whose end was not seen.
    onPoll({ lastBet }) {
      if (lastBet?.state === 'placed') void readRound(lastBet.roundId);
    },
    onOpen(play) {
      if (isAtStake(play)) link.send({ type: 'game:playing', on: true });
    },
    follow: followTable,
  });
  const { send } = session;
  return {
    get state() {
      return session.state;
    },
    open: () => send({ type: 'opening' }),
    choose: (stake) => send({ type: 'stakeChosen', stake }),
    chooseAutoCashOut: (multiplier) => send({ type: 'autoCashOutChosen', multiplier }),
    placeBet() {
      // A timer may be late: a bet after the time would only be rejected.
      send({ type: 'timePassed', at: now() });
      send({ type: 'betPressed', key: newKey(), clientSeed: clientSeed.value });
    },
    cashOut: () => send({ type: 'cashOutPressed' }),
    dismiss: () => send({ type: 'dismissed' }),
    receiveBalance(balance) {
      // Play money is not the wallet's, and calls bring their own balance.
      const { state } = session;
      if (state.screen !== 'table' || state.table.mode === 'demo') return;
      if (state.betRequest === null && compare(balance, state.balance) !== 0) void session.read();
    },
    pause: (on) => send({ type: 'paused', on }),
    refresh: session.refresh,
    socket: {
      connected: session.connected,
      disconnected: session.disconnected,
      round: ({ now: time, round }) => send({ type: 'roundReceived', now: time, round, at: now() }),
      cashOuts: ({ roundId, cashOuts }) => send({ type: 'cashOutsReceived', roundId, cashOuts }),
      bet: (bet) => send({ type: 'betReceived', bet }),
    },
  };
}
