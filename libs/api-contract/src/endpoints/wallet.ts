import * as v from 'valibot';
import { calendarDate } from '../decimal.js';
import { defineEndpoint } from '../endpoint.js';
import { countedRows, list, listUnder, readObject, withDefault } from '../reading.js';
import { transaction, transactionKinds, transactionStatuses } from '../entities/transaction.js';
import { currency } from '../entities/place.js';
import { currencyWallet } from '../entities/wallet.js';

/**
 * `currencies` are those a wallet can be in, including the player's own; empty if the brand has one wallet per player.
 */
const wallets = listUnder(
  'wallets',
  readObject({ wallets: list(currencyWallet), currencies: withDefault(list(currency), []) }),
);

export const getWallets = /* @__PURE__ */ defineEndpoint({
  name: 'getWallets',
  origin: 'extension',
  summary:
    'Balances of the logged-in player in every currency, and the currencies in which a wallet can be opened.',
  method: 'GET',
  path: '/api/user/wallets',
  token: 'required',
  data: wallets,
});

export const chooseWallet = /* @__PURE__ */ defineEndpoint({
  name: 'chooseWallet',
  origin: 'extension',
  summary: 'Selects the active currency, and opens its wallet if the player has none.',
  method: 'POST',
  path: '/api/user/wallets/active',
  token: 'required',
  body: v.object({ currencyCode: v.string() }),
  data: wallets,
});

export const getTransactions = /* @__PURE__ */ defineEndpoint({
  name: 'getTransactions',
  origin: 'extension',
  summary:
    'Transactions of the logged-in player, newest first, paged from 1. Dates are inclusive and in `timeZone`; `search` matches part of the id.',
  method: 'GET',
  path: '/api/user/transactions',
  token: 'required',
  query: v.object({
    pageNo: v.number(),
    limit: v.number(),
    kind: v.picklist(transactionKinds),
    status: v.optional(v.picklist(transactionStatuses)),
    method: v.optional(v.string()),
    from: v.optional(calendarDate),
    to: v.optional(calendarDate),
    timeZone: v.optional(v.string()),
    search: v.optional(v.string()),
  }),
  data: listUnder('transactions', readObject({ transactions: countedRows(transaction) })),
});
