import { gameFrameProtocol } from '@casino-kit/api-contract';
import { compare, isPositive } from '@casino-kit/money';
import { type ClientSeed } from '../fairness/client-seed.js';
import { type FrameLink } from '../frame-link.js';
import { type LiveClient, type SocketHandlers } from './live-client.js';
import { firstState, nextState } from './next-state.js';
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

export interface TableSessionOptions {
  /** Null without a launch token: then there is nothing to open. */
  client: LiveClient | null;
  link: FrameLink;
  clientSeed: Pick<ClientSeed, 'value'>;
  newKey(): string;
  /** The browser's clock in milliseconds. */
  now(): number;
  /** Runs something later; the returned function cancels it. */
  later(run: () => void, ms: number): () => void;
  onChange(state: RouletteState, before: RouletteState): void;
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
  const { client, link, clientSeed, newKey, now, later, onChange } = options;
  let state: RouletteState = firstState;
  let isReading = false;
  let readsAgain = false;
  let cancelBoundary: () => void = () => undefined;
  let cancelPoll: () => void = () => undefined;

  const open = async () => {
    const opening = await client?.open();
    if (opening === undefined)
      send({ type: 'notOpened', failure: { kind: 'rejected', code: 'LAUNCH_EXPIRED' } });
    else if (opening.ok)
      send({ type: 'opened', table: opening.data, at: now(), clientSeed: clientSeed.value });
    else send({ type: 'notOpened', failure: opening.failure });
  };
  const read = async () => {
    if (state.screen !== 'table') return;
    if (isReading) {
      readsAgain = true;
      return;
    }
    isReading = true;
    readsAgain = false;
    const { revision } = state;
    const table = await client?.open();
    isReading = false;
    if (table?.ok === true) send({ type: 'tableRead', table: table.data, at: now(), revision });
    else if (table !== undefined) send({ type: 'notRead', failure: table.failure });
    if (readsAgain) void read();
  };
  const setBets = async (request: BetRequest) => {
    const { key } = request;
    const result = await client?.setBets(request);
    if (result === undefined) return;
    if (result.ok) send({ type: 'betsAcknowledged', key, bets: result.data });
    else send({ type: 'betsFailed', key, failure: result.failure });
  };

  const awaitBoundary = (table: TableState) => {
    cancelBoundary();
    const server = now() + table.clockOffset;
    const next = nextChangeAt(table.round, server);
    if (next === null) return;
    const pass = () => {
      send({ type: 'timePassed', at: now() });
      if (state.screen !== 'table') return;
      if (state.connection !== 'live') void read();
      awaitBoundary(state);
    };
    // A timer may fire a little early.
    cancelBoundary = later(pass, next - server + 5);
  };
  /** Reads the table while nothing else brings news: without a socket, with bets in doubt, or when a round is late. */
  const poll = () => {
    cancelPoll();
    if (state.screen !== 'table') return;
    const needsReading =
      state.connection !== 'live' ||
      state.doubtful !== null ||
      isOverdue(state.round, now() + state.clockOffset);
    if (needsReading) void read();
    cancelPoll = later(poll, pollMs);
  };

  const followTable = (table: TableState, before: TableState) => {
    const { request, notice, paid, phase, round, connection, doubtful } = table;
    if (hasBetsToSend(table)) send({ type: 'betsSent', key: newKey() });
    else if (request !== null && request.key !== before.request?.key) void setBets(request);
    else if (request !== null && request.failures > (before.request?.failures ?? 0))
      later(() => {
        if (state.screen === 'table' && state.request?.key === request.key) void setBets(request);
      }, retryMs * request.failures);

    if (round !== before.round || phase !== before.phase || table.clockOffset !== before.clockOffset)
      awaitBoundary(table);
    const hasLost = connection === 'lost' && before.connection === 'live';
    const isBack = connection === 'live' && before.connection !== 'live';
    if (hasLost || isBack || (doubtful !== null && doubtful !== before.doubtful)) void read();

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
    void read();
  };

  /** Runs the effects of a state change. */
  const follow = (after: RouletteState, before: RouletteState) => {
    if (after.screen === 'table' && before.screen === 'table') {
      followTable(after, before);
      return;
    }
    if (after.screen === before.screen) return;
    cancelBoundary();
    cancelPoll();
    if (after.screen === 'opening') void open();
    if (after.screen === 'expired') link.send({ type: 'game:error', code: 'LAUNCH_EXPIRED' });
    if (after.screen === 'unopened') link.send({ type: 'game:error', code: after.code ?? 'NETWORK' });
    if (after.screen !== 'table') return;
    link.send({ type: 'game:ready', protocol: gameFrameProtocol });
    awaitBoundary(after);
    cancelPoll = later(poll, pollMs);
  };

  const send = (event: RouletteEvent) => {
    const before = state;
    const after = nextState(before, event);
    if (after === before) return;
    state = after;
    onChange(after, before);
    follow(after, before);
  };

  void open();
  return {
    get state() {
      return state;
    },
    send,
    receiveBalance(balance) {
      // A wallet's balance excludes bonus money, and play money is not in it: the table has what can be staked.
      if (state.screen !== 'table' || state.table.mode === 'demo' || state.request !== null) return;
      if (compare(balance, state.balance) !== 0) void read();
    },
    refresh() {
      send({ type: 'timePassed', at: now() });
      void read();
    },
    socket: {
      connected: () => send({ type: 'socketConnected' }),
      disconnected: () => send({ type: 'socketDisconnected' }),
      round: ({ now: time, round }) => send({ type: 'roundReceived', now: time, round, at: now() }),
      paid: (bets) => send({ type: 'paidReceived', bets }),
    },
  };
}
