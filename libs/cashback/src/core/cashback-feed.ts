import { type LiveSocket } from '@casino-kit/api-client';
import { type SocketEventData } from '@casino-kit/api-contract';
import { type Amount, compare } from '@casino-kit/money';
import { type Store } from '@casino-kit/session';
import { type Atom, atom, createStore } from 'jotai/vanilla';
import { isHalfHourOver } from './half-hour.js';
import { type RoundEvent, toRoundEvent } from './round-events.js';

/** Shared by all components on a page: events count once and the end of a half hour is handled once. */
export interface CashbackFeed {
  /**
   * The received events, oldest first; the same array until something changes. Listens to the socket while the atom is
   * mounted in a store; the events are cleared after that.
   */
  readonly movesAtom: Atom<readonly RoundEvent[]>;
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
/** Returns what was received after a time; the same array if that is everything. */
function since<Received extends { receivedAt: number }>(
  received: readonly Received[],
  time: number,
): readonly Received[] {
  const later = received.filter(({ receivedAt }) => receivedAt > time);
  return later.length === received.length ? received : later;
}

/** Creates a feed from a socket (`null`: there is none) and a clock. Its events are kept in `store`; a new one by default. */
export function createCashbackFeed(
  live: Pick<LiveSocket, 'on'> | null,
  now: () => Date,
  store: Store = createStore(),
): CashbackFeed {
  const movesAtom = atom(nothing);
  let deposits: readonly Deposit[] = [];
  let lastAsked: Date | null = null;
  let lastRespondedFrom = -Infinity;

  /** Whether a credit belongs to a deposit that was announced before it; that deposit is then used up. */
  const isDeposit = (credit: Amount) => {
    const announced = deposits.find(({ amount }) => compare(amount, credit) === 0);
    deposits = deposits.filter((deposit) => deposit !== announced);
    return announced !== undefined;
  };
  const take = (kind: RoundEvent['kind'], data: SocketEventData<'debit' | 'credit'>) => {
    const move = toRoundEvent(kind, data, now().getTime());
    if (move === null) return;
    store.set(movesAtom, (before) => [...before, move]);
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

  movesAtom.onMount = (setMoves) => {
    const unsubscribes = live === null ? [] : subscribeTo(live);
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      deposits = [];
      setMoves(nothing);
    };
  };

  return {
    movesAtom,
    asked(at) {
      lastAsked = at;
    },
    responded(askedAt) {
      store.set(movesAtom, (moves) => since(moves, lastRespondedFrom));
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
