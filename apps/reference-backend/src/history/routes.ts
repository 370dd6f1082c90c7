import { getTransactions, type Transaction } from '@casino-kit/api-contract';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  isTimeZone,
  startOfDate,
} from '@casino-kit/calendar-dates';
import { invalid } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { toCurrencyScale } from '../ledger/wallet.js';
import { getMethodTitle } from '../payments/method-catalogue.js';
import { wholeFrom } from '../http/whole-from.js';
import { type Services } from '../services.js';
import { readTransactions, type TransactionRow } from './read-transactions.js';
import { toVerifyUrl } from './verify-url.js';

const longestPage = 500;

/** Returns a date whose next day exists, too. @throws ApiError VALIDATION at `field` outside the years 1000 to 9998 */
function readDate(field: 'from' | 'to', date: CalendarDate): CalendarDate {
  if (isCalendarDate(date) && date < '9999') return date;
  throw invalid({ [field]: 'form.validation.invalid.format' });
}

/** The history of money (§3): deposits, withdrawals, bets, wins and claims, all currencies together. */
export function historyRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, sessions } = services;
  serve(getTransactions, async ({ bearer, query, language }) => {
    const player = await sessions.require(bearer);
    const { timeZone = 'UTC', from, to, search } = query;
    if (!isTimeZone(timeZone)) throw invalid({ timeZone: 'form.validation.invalid.format' });
    const { count, rows } = await readTransactions(
      database,
      {
        playerId: player.id,
        kind: query.kind,
        status: query.status,
        method: query.method,
        from: from === undefined ? undefined : startOfDate(readDate('from', from), timeZone),
        before: to === undefined ? undefined : startOfDate(addDays(readDate('to', to), 1), timeZone),
        search: search?.trim() || undefined,
      },
      {
        page: wholeFrom(1, Number.MAX_SAFE_INTEGER / longestPage, query.pageNo),
        limit: wholeFrom(1, longestPage, query.limit),
      },
    );
    return { transactions: { count, rows: rows.map((row) => toTransaction(row, services, language)) } };
  });
}

/** Returns a row for the wire: amounts with the decimals of their currency, the method in the reader's language. */
function toTransaction(
  row: TransactionRow,
  { catalogue, configuration: { publicUrl } }: Pick<Services, 'catalogue' | 'configuration'>,
  language: string | undefined,
): Transaction {
  const { currencyCode, card, gameSlug, keptTitle, seeds } = row;
  const game = gameSlug === null ? undefined : catalogue.find(gameSlug);
  const figure = (amount: string | null) => (amount === null ? null : toCurrencyScale(amount, currencyCode));
  const shown = { publicUrl, face: game?.face ?? '', currency: currencyCode, locale: language ?? '' };
  return {
    transactionId: row.id,
    at: row.at,
    type: row.type,
    method: row.method,
    methodTitle: card ?? getMethodTitle(row.method, language) ?? keptTitle ?? row.method,
    amount: toCurrencyScale(row.amount, currencyCode),
    currencyCode,
    status: row.status,
    isBonus: row.isBonus,
    gameName: game?.entry.name ?? gameSlug,
    gameSlug,
    provider: game?.providerName ?? null,
    balanceBefore: figure(row.balanceBefore),
    balanceAfter: figure(row.balanceAfter),
    bonusBalance: figure(row.bonusBalance),
    verifyUrl: seeds && toVerifyUrl({ ...seeds, bet: figure(seeds.bet) }, shown),
  };
}
