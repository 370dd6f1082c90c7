import {
  type Currency,
  type CurrencyWallet,
  type Transaction,
  type TransactionKind,
} from '@casino-kit/api-contract';
import { addDays, dateIn } from '@casino-kit/calendar-dates';
import { isCrypto } from '@casino-kit/money';
import { makeUserDetails } from '@casino-kit/session/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { makeCurrencyWallet, makeCurrencyWallets, makeHistory } from './fixtures.js';

const wrapped = (data: object) => HttpResponse.json({ success: true, data });

export interface WalletServer {
  wallets?: readonly CurrencyWallet[] | undefined;
  /** Those a wallet can be in. */
  currencies?: readonly Currency[] | undefined;
  /** Receives every selected currency. */
  onChoose?: ((currencyCode: string) => void) | undefined;
}

const offered: readonly Currency[] = [
  { code: 'EUR', name: 'Euro' },
  { code: 'TRY', name: 'Turkish lira' },
  { code: 'NOK', name: 'Norwegian krone' },
  { code: 'BTC', name: 'Bitcoin' },
  { code: 'USDT', name: 'Tether' },
  { code: 'ETH', name: 'Ethereum' },
];

/** MSW handlers of a server that keeps a player's wallets: choosing one changes the player's details too. */
export function walletHandlers({
  wallets = makeCurrencyWallets(),
  currencies = offered,
  onChoose,
}: WalletServer = {}): HttpHandler[] {
  let stored = wallets;
  const chosen = () => stored.find(({ active }) => active) ?? makeCurrencyWallet({ active: true });
  return [
    http.get('*/api/user/wallets', () => wrapped({ wallets: stored, currencies })),
    http.post('*/api/user/wallets/active', async ({ request }) => {
      const { currencyCode } = (await request.json()) as { currencyCode: string };
      onChoose?.(currencyCode);
      const empty = { amount: '0', nonCashAmount: '0', totalAmount: '0' };
      const all = stored.some((wallet) => wallet.currencyCode === currencyCode)
        ? stored
        : [...stored, makeCurrencyWallet({ currencyCode, isCrypto: isCrypto(currencyCode), ...empty })];
      stored = all.map((wallet) => ({ ...wallet, active: wallet.currencyCode === currencyCode }));
      return wrapped({ wallets: stored, currencies });
    }),
    http.get('*/api/user/get-user-details', () => {
      const { currencyCode, amount, nonCashAmount, totalAmount } = chosen();
      return wrapped(
        makeUserDetails({
          getUser: { currencyCode },
          userWallet: { amount, nonCashAmount, totalAmount },
        }),
      );
    }),
  ];
}

const typesByKind: Readonly<Record<TransactionKind, readonly string[]>> = {
  all: ['deposit', 'withdrawal', 'bet', 'win', 'bonus', 'rakeback', 'cashback', 'prize'],
  deposit: ['deposit'],
  withdrawal: ['withdrawal'],
  casino: ['bet', 'win'],
  bonus: ['bonus', 'rakeback', 'cashback', 'prize'],
};

export interface TransactionServer {
  /** The whole history, newest first. */
  rows?: readonly Transaction[] | undefined;
  /** Receives every request. */
  onAsk?: ((query: URLSearchParams) => void) | undefined;
}

/** MSW handlers of a server that keeps a history and returns it filtered and paged as the contract defines. */
export function transactionHandlers({
  rows = makeHistory(148),
  onAsk,
}: TransactionServer = {}): HttpHandler[] {
  return [
    http.get('*/api/user/transactions', ({ request }) => {
      const query = new URL(request.url).searchParams;
      onAsk?.(query);
      const requested = (name: string) => query.get(name) ?? '';
      const day = (row: Transaction) => dateIn(new Date(row.at), query.get('timeZone') ?? 'UTC');
      const found = rows.filter(
        (row) =>
          typesByKind[requested('kind') as TransactionKind].includes(row.type) &&
          (requested('status') === '' || row.status === requested('status')) &&
          (requested('method') === '' || row.method === requested('method')) &&
          (requested('from') === '' || day(row) >= requested('from')) &&
          (requested('to') === '' || day(row) <= requested('to')) &&
          row.transactionId.toLowerCase().includes(requested('search').toLowerCase()),
      );
      const [page, limit] = [Number(requested('pageNo')), Number(requested('limit'))];
      return wrapped({
        transactions: { count: found.length, rows: found.slice((page - 1) * limit, page * limit) },
      });
    }),
    http.get('*/api/user/activity', ({ request }) => {
      const to = new URL(request.url).searchParams.get('to') ?? '';
      const day = (back: number, money: object) => ({ date: addDays(to, -back), ...money });
      return wrapped({
        currencyCode: 'EUR',
        days: [
          day(26, { deposited: '50', staked: '62', won: '48.40', rounds: 120 }),
          day(19, { deposited: '100', staked: '140', won: '171.20', rounds: 260 }),
          day(11, { staked: '80', won: '35.60', rewards: '2.64', rounds: 150 }),
          day(4, { withdrawn: '120', rounds: 0 }),
          day(0, { deposited: '25', staked: '18', won: '12', rounds: 31 }),
        ],
        byKind: [],
        longestMinutes: 64,
        lifetime: { deposited: '1200', withdrawn: '480' },
      });
    }),
    http.get('*/api/admin/get-payments', () =>
      wrapped({
        payments: [
          { id: 'card', name: 'Visa / Mastercard' },
          { id: 'bank', name: 'Bank transfer' },
          { id: 'skrill', name: 'Skrill' },
        ],
      }),
    ),
  ];
}
