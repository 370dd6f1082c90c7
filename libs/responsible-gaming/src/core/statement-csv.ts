import { type Activity } from '@casino-kit/api-contract';
import { type DateRange } from './date-range.js';
import { type Amount, decimalPlaces } from '@casino-kit/money';
import { computeNet } from './statement-sums.js';

/** The columns of the file in their order. */
export const statementColumns = [
  'date',
  'deposited',
  'withdrawn',
  'staked',
  'won',
  'net',
  'rewards',
  'rounds',
  'minutes',
  'currency',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** What a spreadsheet reads as a formula, also after blanks and in full width. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/;

function textCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns an amount with all decimals of its currency, as the server writes the others of the day. */
function withAllDecimals(amount: Amount, currencyCode: string): Amount {
  const [whole = '0', decimals = ''] = amount.split('.');
  return `${whole}.${decimals.padEnd(decimalPlaces(currencyCode), '0')}`;
}

/**
 * Returns the activity as a CSV file (RFC 4180), a line for each date with activity: a byte order mark, lines that end
 * with CRLF, amounts as plain decimals. `titles` are the columns in the player's language.
 */
export function statementCsv(
  { days, currencyCode }: Pick<Activity, 'days' | 'currencyCode'>,
  titles: Readonly<Record<StatementColumn, string>>,
): string {
  const lines = days.map((day) => [
    day.date,
    day.deposited,
    day.withdrawn,
    day.staked,
    day.won,
    withAllDecimals(computeNet(day), currencyCode),
    day.rewards,
    String(day.rounds),
    String(day.minutes),
    textCell(currencyCode),
  ]);
  const head = statementColumns.map((column) => textCell(titles[column]));
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Returns a file name that describes its content: `statement-2026-11-01-to-2026-11-26.csv`. */
export const statementFileName = ({ from, to }: DateRange): string => `statement-${from}-to-${to}.csv`;
