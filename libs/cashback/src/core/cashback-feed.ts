import { type LiveSocket } from '@casino-kit/api-client';
import { type SocketEventData } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { isHalfHourOver } from './half-hour.js';
import { type RoundEvent, toRoundEvent } from './round-events.js';

/** Shared by all components on a page: events count once and the end of a half hour is handled once. */
export interface CashbackFeed {
  /** Listens to the socket while there are subscribers; the events are cleared when the last one unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** The received events, oldest first; the same array until something changes. */
  moves(): readonly RoundEvent[];
  /** An award is being requested, at `at`. */
  asked(at: Date): void;
  /**
   * An award that was requested at `askedAt` (milliseconds) has arrived. Drops events received before the previous
   * request: both readings include them, whichever is still shown.
   */
  responded(askedAt: number): void;
  /**
   * Whether the half hour of the last award request is over. Returns `true` once, since the award is then about to be
   * requested.
   */
  consumeHalfHourEnd(now: Date): boolean;
}

interface Deposit {
  amount: Amount;
  receivedAt: number;
}

const nothing: readonly RoundEvent[] = [];
const since = <Received extends { receivedAt: number }>(received: readonly Received[], time: number) =>
  received.filter(({ receivedAt }) => receivedAt > time);

/** Creates a feed from a socket (`null`: there is none) and a clock. */
export function createCashbackFeed(live: Pick<LiveSocket, 'on'> | null, now: () => Date): CashbackFeed {
  const listeners = new Set<() => void>();
  let moves = nothing;
  let deposits: readonly Deposit[] = [];
  let lastAsked: Date | null = null;
  let lastRespondedFrom = -Infinity;
  let unsubscribes: readonly (() => void)[] = [];

  /** Whether a credit belongs to a deposit that was announced before it; that deposit is then used up. */
  const isDeposit = (credit: Amount) => {
    const announced = deposits.find(({ amount }) => compare(amount, credit) === 0);
    deposits = deposits.filter((deposit) => deposit !== announced);
    return announced !== undefined;
  };
  const take = (kind: RoundEvent['kind'], data: SocketEventData<'debit' | 'credit'>) => {
    const move = toRoundEvent(kind, data, now().getTime());
    if (move === null) return;
    moves = [...moves, move];
    for (const listener of listeners) listener();
  };
  const subscribeTo = (from: Pick<LiveSocket, 'on'>) => [
    from.on('debit', (data) => take('debit', data)),
    from.on('credit', (data) => {
      if (!isDeposit(data.amount)) take('credit', data);
    }),
    from.on('deposit', ({ amount }) => {
      if (amount !== undefined && amount !== null)
        deposits = [...deposits, { amount, receivedAt: now().getTime() }];
    }),
  ];

  return {
    moves: () => moves,
    subscribe(listener) {
      // A subscriber that subscribes twice has to unsubscribe twice.
      const own = () => listener();
      if (listeners.size === 0 && live !== null) unsubscribes = subscribeTo(live);
      listeners.add(own);
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        for (const stop of unsubscribes) stop();
        unsubscribes = [];
        deposits = [];
        moves = nothing;
      };
    },
    asked(at) {
      lastAsked = at;
    },
    responded(askedAt) {
      moves = since(moves, lastRespondedFrom);
      deposits = since(deposits, lastRespondedFrom);
      lastRespondedFrom = askedAt;
    },
    consumeHalfHourEnd(at) {
      if (lastAsked === null || !isHalfHourOver(lastAsked, at)) return false;
      lastAsked = at;
      return true;
    },
  };
}
