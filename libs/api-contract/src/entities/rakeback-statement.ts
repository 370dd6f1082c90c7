import * as v from 'valibot';
import { calendarDate, decimal } from '../decimal.js';
import { numeric, readObject } from '../reading.js';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'not a SHA-256'));

/** The previous hash of a player's first statement. */
export const noStatementHash = '0'.repeat(64);

const cashbackAward = readObject({
  /** The half hour in which it was earned, by its end. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  ngr: decimal,
  percent: decimal,
  payout: decimal,
});

/**
 * Explains the amount of one day of the rakeback calendar. Amounts are major units of `currencyCode`; `rate` and
 * `percent` are fractions. `ngr` is `wagered − won − bonusCost`; `rakeback` is `ngr × rate`, cut to the currency's
 * smallest unit and never below zero; `amount` is that plus the payouts of the cashback awards added to that day.
 */
export const rakebackStatement = readObject({
  /** The player's day on which it can be claimed. */
  claimDate: calendarDate,
  /** The player's day on which it was earned: the day before. */
  playDate: calendarDate,
  timeZone: v.string(),
  currencyCode: v.string(),
  rounds: numeric,
  wagered: decimal,
  won: decimal,
  bonusCost: decimal,
  ngr: decimal,
  rate: decimal,
  rakeback: decimal,
  cashback: v.array(cashbackAward),
  amount: decimal,
  /** The hash of the statement before this one. */
  previousHash: hash,
  /** SHA-256 of `rakebackStatementText`, in hexadecimal; null while the day on which it is earned is not over. */
  hash: v.nullable(hash),
});
export type RakebackStatement = v.InferOutput<typeof rakebackStatement>;

/**
 * Returns the text whose SHA-256 is a statement's hash: every figure as a line `name=value` in a fixed order, with the
 * previous hash before it, so that no earlier day can be changed without a trace. Both ends and everyone who checks an
 * export use this function.
 */
export function rakebackStatementText(statement: Omit<RakebackStatement, 'hash'>): string {
  const { cashback, ...rest } = statement;
  const lines = (
    [
      'claimDate',
      'playDate',
      'timeZone',
      'currencyCode',
      'rounds',
      'wagered',
      'won',
      'bonusCost',
      'ngr',
      'rate',
      'rakeback',
      'amount',
      'previousHash',
    ] as const
  ).map((name) => `${name}=${rest[name]}`);
  const awards = cashback.map(
    ({ until, ngr, percent, payout }) => `cashback=${until} ${ngr} ${percent} ${payout}`,
  );
  return [...lines, ...awards].join('\n');
}
