import { createHash } from 'node:crypto';
import { type RakebackStatement, rakebackStatementText } from '@casino-kit/api-contract';
import { sum } from '@casino-kit/money';
import { toCurrencyScale } from '../ledger/wallet.js';
import { computeNgr, computeReward } from './rules.js';
import { type cashbackAwards, type rakebackDays } from './tables.js';

export type DayRow = typeof rakebackDays.$inferSelect;
export type AwardRow = typeof cashbackAwards.$inferSelect;

/** A statement without its hash. */
export type Figures = Omit<RakebackStatement, 'hash'>;

/** The figures of a day: each with the decimals of its currency, awards in their order. */
export function toFigures(day: DayRow, awards: readonly AwardRow[], previousHash: string): Figures {
  const { claimDate, playDate, timeZone, currencyCode, rounds, rate } = day;
  const figure = (amount: string) => toCurrencyScale(amount, currencyCode);
  const ngr = computeNgr(day);
  const rakeback = computeReward(ngr, rate, currencyCode);
  const cashback = awards.map((award) => ({
    until: award.until.toISOString(),
    ngr: figure(computeNgr(award)),
    percent: award.percent,
    payout: figure(award.payout ?? '0'),
  }));
  return {
    claimDate,
    playDate,
    timeZone,
    currencyCode,
    rounds,
    wagered: figure(day.wagered),
    won: figure(day.won),
    bonusCost: figure(day.bonusCost),
    ngr: figure(ngr),
    rate,
    rakeback,
    cashback,
    amount: figure(sum([rakeback, ...cashback.map(({ payout }) => payout)])),
    previousHash,
  };
}

/** Returns the hash of a statement (SHA-256, hexadecimal). */
export function hashFigures(figures: Figures): string {
  return createHash('sha256').update(rakebackStatementText(figures)).digest('hex');
}
