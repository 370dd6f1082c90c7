import * as v from 'valibot';
import { decimal } from './decimal.js';
import { chatEvents } from './entities/chat-events.js';
import { consentChannels } from './entities/consent.js';
import { terminationReasons } from './entities/session.js';
import { withdrawalStatuses } from './entities/withdrawal-status.js';
import { flag, id, list, maybe, numeric, readObject, text } from './reading.js';

/** How much was debited or credited, in major units: an object with its `amount`, or the amount alone. */
const movement = v.union([
  readObject({ amount: decimal, currencyCode: maybe(text), at: maybe(text) }),
  v.pipe(
    decimal,
    v.transform((amount) => ({ amount, currencyCode: null, at: null })),
  ),
]);

/**
 * Balances after an event, in major units of `currencyCode` or, if that is missing, of the player's currency. A balance
 * that an event does not name is `null`.
 */
export interface BalanceUpdate {
  cash: string | null;
  nonCash: string | null;
  total: string | null;
  currencyCode: string | null;
}

const named = {
  cash: maybe(decimal),
  nonCash: maybe(decimal),
  total: maybe(decimal),
  currencyCode: maybe(text),
};
interface NamedBalances {
  cash?: string | null | undefined;
  nonCash?: string | null | undefined;
  total?: string | null | undefined;
  currencyCode?: string | null | undefined;
}
const toUpdate = ({ cash, nonCash, total, currencyCode }: NamedBalances): BalanceUpdate => ({
  cash: cash ?? null,
  nonCash: nonCash ?? null,
  total: total ?? null,
  currencyCode: currencyCode ?? null,
});
const namesOne = ({ cash, nonCash, total }: BalanceUpdate) => (cash ?? nonCash ?? total) !== null;

/** Balances as `{ cash, nonCash, total }`, also under the names that `userWallet` has (decisions 42). */
const balanceUpdate = v.pipe(
  readObject({
    ...named,
    amount: maybe(decimal),
    nonCashAmount: maybe(decimal),
    totalAmount: maybe(decimal),
  }),
  v.transform(({ amount, nonCashAmount, totalAmount, ...balances }) =>
    toUpdate({
      cash: balances.cash ?? amount,
      nonCash: balances.nonCash ?? nonCashAmount,
      total: balances.total ?? totalAmount,
      currencyCode: balances.currencyCode,
    }),
  ),
  v.check(namesOne, 'no balance'),
);

/** The balances after a debit or credit of the wallet. An `amount` is the amount moved, not a balance. */
const walletMovement = v.pipe(readObject(named), v.transform(toUpdate), v.check(namesOne, 'no balance'));

/**
 * All events that the server may emit over the socket (§7). Amounts are major units of the player's currency. If the
 * balances name another currency than the client knows, the currency was changed elsewhere.
 */
export const socketEvents = {
  debit: movement,
  credit: movement,
  globalCredit: movement,
  balance: balanceUpdate,
  /** `count` is how many deposits the player has made. */
  deposit: readObject({ count: numeric, depositId: maybe(id), amount: maybe(decimal) }),
  failedDeposit: readObject({ method: text, depositId: maybe(id), errorCode: maybe(text) }),
  /** A withdrawal of the player has moved on. */
  withdrawal: readObject({ withdrawalId: id, status: v.picklist(withdrawalStatuses) }),
  /** An exclusion of the player was created, on whichever device. */
  exclusion: readObject({ exclusionId: id }),
  /** A reality check of the player became due, or was answered on whichever device. */
  realityCheck: readObject({ isDue: flag }),
  /** The player has withdrawn consent to offers, or is excluded: these channels get none from now on. */
  'marketing:stop': readObject({ channels: list(v.picklist(consentChannels)) }),
  /** The player's score in a tournament has changed. */
  tournament: readObject({ tournamentId: id }),
  /** A favourite of the player was added or removed, on whichever device. */
  favourite: readObject({ slug: text, isFavourite: flag }),
  'wallet:debit': walletMovement,
  'wallet:credit': walletMovement,
  'wallet:balance': balanceUpdate,
  /** A notice of the player was added; `unread` counts all that are unread. */
  'notice:new': readObject({ noticeId: id, unread: numeric }),
  /** Notices of the player were read, on whichever device. */
  'notice:read': readObject({ unread: numeric }),
  /** The session of this socket has ended on the server; the socket is dropped after it. */
  'session:ended': readObject({ reason: v.picklist(terminationReasons) }),
  ...chatEvents,
} as const;
export type SocketEventName = keyof typeof socketEvents;
/** What a subscriber receives. */
export type SocketEventData<N extends SocketEventName> = v.InferOutput<(typeof socketEvents)[N]>;
/** What a server sends. */
export type SocketEventPayload<N extends SocketEventName> = v.InferInput<(typeof socketEvents)[N]>;
