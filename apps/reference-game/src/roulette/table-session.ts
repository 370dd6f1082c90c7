import { type LiveTable } from '@casino-kit/api-contract';
import { compare, isPositive } from '@casino-kit/money';
import { type ClientSeed } from '../fairness/client-seed.js';
import { type LiveSessionOptions, startLiveSession } from '../live-session.js';
import { type LiveClient, type SocketHandlers } from './live-client.js';
import { nextState } from './next-state.js';
import { type RouletteEvent } from './table-event.js';
import { type BetRequest, hasBetsToSend, type RouletteState, type TableState } from './table-state.js';
import { isOverdue, nextChangeAt } from './timeline.js';

/** The running table: its state, and the calls and messages that result from it. */
export interface TableSession {
  readonly state: RouletteState;
  send(event: RouletteEvent): void;
  /** Applies the wallet's balance from the host page. */
  receiveBalance(balance: string): void;
  /** Reads the table again, such as when the page becomes visible. */
  refresh(): void;
  /** What to do with the messages of the table's socket. */
  readonly socket: SocketHandlers;
}

export interface TableSessionOptions extends LiveSessionOptions<RouletteState> {
  /** Null without a launch token: then there is nothing to open. */
  client: LiveClient | null;
  clientSeed: Pick<ClientSeed, 'value'>;
}

/** How often the table is read without a socket, and how long after an unknown result the request is repeated. */
const pollMs = 3_000;
const retryMs = 700;
/** Rejections after which no bet is taken: the host page explains them and leads on. */
const stopsPlay: ReadonlySet<string> = new Set([
  'ACCOUNT_EXCLUDED',
  'LIMIT_CHOICE_REQUIRED',
  'DEPOSIT_LIMIT_REQUIRED',
  'IDENTITY_NOT_VERIFIED',
  'NON_BONUS_GAME',
  'COUNTRY_RESTRICTED',
  'REALITY_CHECK_DUE',
  'PLAY_PAUSED',
  'OTHER_GAME_OPEN',
]);

/** Opens the table and keeps state, server and host page in sync. */
export function startTableSession(options: TableSessionOptions): TableSession {
  const { client, link, clientSeed, newKey, now, later } = options;

  const setBets = async (request: BetRequest) => {
    const { key } = request;
    const result = await client?.setBets(request);
    if (result === undefined) return;
    if (result.ok) send({ type: 'betsAcknowledged', key, bets: result.data });
    else send({ type: 'betsFailed', key, failure: result.failure });
  };

  const followTable = (table: TableState, before: TableState) => {
    const { request, notice, paid, doubtful } = table;
    if (hasBetsToSend(table)) send({ type: 'betsSent', key: newKey() });
    else if (request !== null && request.key !== before.request?.key) void setBets(request);
    else if (request !== null && request.failures > (before.request?.failures ?? 0))
      later(() => {
        if (session.state.screen === 'table' && session.state.request?.key === request.key)
          void setBets(request);
      }, retryMs * request.failures);

    if (doubtful !== null && doubtful !== before.doubtful) void session.read();
    if (paid !== null && paid !== before.paid && isPositive(paid.staked))
      link.send({
        type: 'game:round',
        stake: paid.staked,
        payout: paid.payout ?? '0',
        balance: paid.balance ?? null,
      });
    if (notice === before.notice || notice?.name !== 'rejected') return;
    // Of other rejections the table itself tells the player: other bets of the round stand.
    if (stopsPlay.has(notice.code)) link.send({ type: 'game:error', code: notice.code });
    void session.read();
  };

  const session = startLiveSession<TableState, RouletteEvent, LiveTable>({
    ...options,
    pollMs,
    next: nextState,
    opened: (table) => ({ type: 'opened', table, at: now(), clientSeed: clientSeed.value }),
    nextChangeAt: ({ round }, time) => nextChangeAt(round, time),
    // With bets in doubt, or when a round is late.
    needsReading: ({ round, doubtful }, time, at) =>
      at === 'poll' && (doubtful !== null || isOverdue(round, time)),
    follow: followTable,
  });
  const { send } = session;
  return {
    get state() {
      return session.state;
    },
    send,
    receiveBalance(balance) {
      // A wallet's balance excludes bonus money, and play money is not in it: the table has what can be staked.
      const { state } = session;
      if (state.screen !== 'table' || state.table.mode === 'demo' || state.request !== null) return;
      if (compare(balance, state.balance) !== 0) void session.read();
    },
    refresh: session.refresh,
    socket: {
      connected: session.connected,
      disconnected: session.disconnected,
      round: ({ now: time, round }) => send({ type: 'roundReceived', now: time, round, at: now() }),
      paid: (bets) => send({ type: 'paidReceived', bets }),
    },
  };
}
