import {
  cashOutCrash,
  type CrashBet,
  type CrashEventData,
  crashEvents,
  type CrashRoundAndBet,
  type CrashTable,
  getCrashRound,
  openCrash,
  placeCrashBet,
} from '@casino-kit/api-contract';
import { parseCrashMultiplier } from '@casino-kit/reference-games';
import * as v from 'valibot';
import { type CallResult, createFrameCalls, type FrameCallsOptions } from '../../frame-calls.js';
import { type LiveSocket } from '../../live-socket.js';
import { toMs } from '../../server-time.js';
import { type BetRequest } from './crash-state.js';

/** The calls of the frame of crash. None ever rejects. */
export interface CrashClient {
  open(): Promise<CallResult<CrashTable>>;
  /** Places a bet. A repeat with its key stakes nothing: it returns the first response. */
  placeBet(request: Omit<BetRequest, 'failures' | 'number'>): Promise<CallResult<CrashBet>>;
  /** Cashes a bet out, which is paid once however often it is asked for. */
  cashOut(betId: string): Promise<CallResult<CrashBet>>;
  /** Reads a round, such as one that ended while there was no connection. */
  readRound(roundId: string): Promise<CallResult<CrashRoundAndBet>>;
}

/** Creates the client of one launch. */
export function createCrashClient(options: FrameCallsOptions): CrashClient {
  const call = createFrameCalls(options);
  return {
    open: () => call(openCrash, {}),
    placeBet: ({ key, roundId, stake, autoCashOut, clientSeed }) =>
      call(
        placeCrashBet,
        { roundId, stake, clientSeed, ...(autoCashOut === null ? {} : { autoCashOut }) },
        { 'idempotency-key': key },
      ),
    cashOut: (betId) => call(cashOutCrash, { betId }),
    readRound: (roundId) => call(getCrashRound, undefined, {}, { roundId }),
  };
}

/** What to do with what a socket sends. */
export interface CrashHandlers {
  connected(): void;
  disconnected(): void;
  round(news: CrashEventData<'crash:round'>): void;
  cashOuts(news: CrashEventData<'crash:cash-outs'>): void;
  bet(bet: CrashBet): void;
}

const isReadable = ({ now, round }: CrashEventData<'crash:round'>) =>
  toMs(now) > 0 &&
  toMs(round.bettingEndsAt) > 0 &&
  (typeof round.crashPoint !== 'string' || parseCrashMultiplier(round.crashPoint) !== null);

/** Subscribes to what the socket of crash sends. Ignores messages that do not match the contract. */
export function subscribeToCrash(socket: LiveSocket, handlers: CrashHandlers): void {
  socket.on('connect', () => handlers.connected());
  socket.on('disconnect', () => handlers.disconnected());
  socket.on('crash:round', (payload) => {
    const read = v.safeParse(crashEvents['crash:round'], payload);
    if (read.success && isReadable(read.output)) handlers.round(read.output);
  });
  socket.on('crash:cash-outs', (payload) => {
    const read = v.safeParse(crashEvents['crash:cash-outs'], payload);
    if (read.success) handlers.cashOuts(read.output);
  });
  socket.on('crash:bet', (payload) => {
    const read = v.safeParse(crashEvents['crash:bet'], payload);
    if (read.success) handlers.bet(read.output);
  });
}
