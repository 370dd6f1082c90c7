import { type Transaction, type TransactionStatus, type TransactionType } from '@casino-kit/api-contract';
import { type CalendarDate, parseInstant, isoIn } from '@casino-kit/calendar-dates';
import { isAmount } from '@casino-kit/money';
import { signedAmount } from './transaction-amount.js';
import { type TransactionFilters } from './transaction-filters.js';

/** The columns of §3 in the order of the file. */
export const csvColumns = [
  'date',
  'id',
  'method',
  'type',
  'amount',
  'currency',
  'status',
  'bonus',
  'game',
  'provider',
  'balanceBefore',
  'balanceAfter',
  'bonusBalance',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** The words of the file in the player's language. */
export interface CsvTexts {
  columns: Readonly<Record<CsvColumn, string>>;
  type: (type: TransactionType) => string;
  status: (status: TransactionStatus) => string;
  yes: string;
  no: string;
}

/** What a spreadsheet reads as a formula, also after blanks and in full width. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

/**
 * Returns a cell that no spreadsheet runs: a text that looks like a formula gets an apostrophe; RFC 4180 quotes if
 * needed.
 */
function textCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
/** Writes a figure. A plain decimal is not a formula, even with a minus. */
const amountCell = (amount: string | null) =>
  amount === null ? '' : isAmount(amount) ? amount : textCell(amount);

/**
 * Returns the history as a CSV file (RFC 4180): a byte order mark, lines that end with CRLF, times as ISO 8601 with the
 * offset of `zone` (IANA), amounts as plain decimals with a sign.
 */
export function transactionsCsv(rows: readonly Transaction[], texts: CsvTexts, zone: string): string {
  const toLine = (row: Transaction): Record<CsvColumn, string> => {
    const at = parseInstant(row.at);
    return {
      date: at === null ? textCell(row.at) : isoIn(at, zone),
      id: textCell(row.transactionId),
      method: textCell(row.methodTitle ?? row.method ?? ''),
      type: textCell(texts.type(row.type)),
      amount: amountCell(signedAmount(row)),
      currency: textCell(row.currencyCode),
      status: textCell(texts.status(row.status)),
      bonus: textCell(row.isBonus ? texts.yes : texts.no),
      game: textCell(row.gameName ?? ''),
      provider: textCell(row.provider ?? ''),
      balanceBefore: amountCell(row.balanceBefore),
      balanceAfter: amountCell(row.balanceAfter),
      bonusBalance: amountCell(row.bonusBalance),
    };
  };
  const head = csvColumns.map((column) => textCell(texts.columns[column]));
  const lines = [head, ...rows.map(toLine).map((line) => csvColumns.map((column) => line[column]))];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Returns a file name that describes its content: `transactions-deposit-2026-10-28-to-2026-11-26.csv`. */
export function csvFileName({ kind, period }: TransactionFilters, today: CalendarDate): string {
  const what = kind === 'all' ? 'transactions' : `transactions-${kind}`;
  return period === null ? `${what}-until-${today}.csv` : `${what}-${period.from}-to-${period.to}.csv`;
}
