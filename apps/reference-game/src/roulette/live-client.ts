import {
  type LiveBets,
  type LiveRound,
  type LiveTable,
  liveTableEvents,
  openLiveTable,
  setLiveBets,
} from '@casino-kit/api-contract';
import { isAmount } from '@casino-kit/money';
import * as v from 'valibot';
import { type CallResult, createFrameCalls, type FrameCallsOptions } from '../frame-calls.js';
import { type BetRequest } from './table-state.js';
import { type LiveSocket } from '../live-socket.js';
import { toMs } from '../server-time.js';

/** The two calls of a live table's frame. Neither ever rejects. */
export interface LiveClient {
  open(): Promise<CallResult<LiveTable>>;
  /** Replaces the bets of a round. A repeat with the same key moves nothing: it returns the first response. */
  setBets(
    request: Pick<BetRequest, 'key' | 'roundId' | 'bets' | 'clientSeed'>,
  ): Promise<CallResult<LiveBets>>;
}

/** Creates the client of one launch. */
export function createLiveClient(options: FrameCallsOptions): LiveClient {
  const call = createFrameCalls(options);
  return {
    open: () => call(openLiveTable, {}),
    setBets: ({ key, roundId, bets, clientSeed }) =>
      call(setLiveBets, { roundId, bets, clientSeed }, { 'idempotency-key': key }),
  };
}

export interface SocketHandlers {
  connected(): void;
  disconnected(): void;
  round(news: { now: string; round: LiveRound }): void;
  paid(bets: LiveBets): void;
}

const isRound = ({ round, now }: { round: LiveRound; now: string }) =>
  [round.opensAt, round.closesAt, round.settlesAt, round.endsAt, now].every((time) => toMs(time) > 0) &&
  (round.result === null || round.result === undefined || (round.result >= 0 && round.result <= 36));
const isPaid = ({ payout }: LiveBets) => typeof payout === 'string' && isAmount(payout);

/** Subscribes to what the table's socket sends. Ignores messages that do not match the contract. */
export function subscribeToTable(socket: LiveSocket, handlers: SocketHandlers): void {
  socket.on('connect', () => handlers.connected());
  socket.on('disconnect', () => handlers.disconnected());
  socket.on('table:round', (payload) => {
    const read = v.safeParse(liveTableEvents['table:round'], payload);
    if (read.success && isRound(read.output)) handlers.round(read.output);
  });
  socket.on('table:paid', (payload) => {
    const read = v.safeParse(liveTableEvents['table:paid'], payload);
    if (read.success && isPaid(read.output)) handlers.paid(read.output);
  });
}
