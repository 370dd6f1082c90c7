import {
  noStatementHash,
  type RakebackDay,
  type RakebackStatement,
  rakebackStatementText,
} from '@casino-kit/api-contract';
import { addDays, type CalendarDate } from '@casino-kit/calendar-dates';
import { multiply, subtract, sum, truncate } from '@casino-kit/money';
import { computeRakeback, type Sha256 } from '../core/statement-check.js';
import { browserSha256 } from '../react/sha256.js';

/** A day on which someone played. */
export interface PlayedDay {
  /** Days from today to the one on which it can be claimed; 1 is what is being played today. */
  away: number;
  /** What the games kept, in major units of the currency. */
  ngr: string;
  rounds: number;
  paid: boolean;
  /** A cashback award that was added. */
  cashback?: string | undefined;
}

const rate = '0.125';

/** Creates two weeks of a player: most days paid, two missed, one without play, yesterday and today claimable. */
export const playedDays: readonly PlayedDay[] = [
  { away: -12, ngr: '48.00', rounds: 610, paid: true },
  { away: -9, ngr: '33.44', rounds: 402, paid: true },
  { away: -8, ngr: '56.16', rounds: 733, paid: true },
  { away: -7, ngr: '19.20', rounds: 240, paid: false },
  { away: -6, ngr: '45.28', rounds: 588, paid: true },
  { away: -4, ngr: '66.48', rounds: 912, paid: true, cashback: '1.00' },
  { away: -3, ngr: '9.20', rounds: 95, paid: false },
  { away: -2, ngr: '40.40', rounds: 431, paid: true },
  { away: -1, ngr: '31.20', rounds: 377, paid: false },
  { away: 0, ngr: '50.80', rounds: 840, paid: false },
  { away: 1, ngr: '38.40', rounds: 291, paid: false },
];

const createBonusId = (claimDate: CalendarDate) => `rakeback-${claimDate}`;
const computeAmount = ({ ngr, cashback = '0.00' }: PlayedDay) =>
  truncate(sum([computeRakeback(ngr, rate, 'EUR'), cashback]), 2);

/**
 * Returns the server's data for days that were played, for a player whose date is `today`. The running day has no id.
 */
export function makeRakebackDays(
  today: CalendarDate,
  played: readonly PlayedDay[] = playedDays,
): RakebackDay[] {
  return played.map((day) => {
    const canClaimDate = addDays(today, day.away);
    return {
      canClaimDate,
      bonusId: day.away > 0 ? null : createBonusId(canClaimDate),
      amount: computeAmount(day),
      paidAt: day.paid ? `${canClaimDate}T12:00:00.000Z` : null,
    };
  });
}

/** Returns the statements of days that were played, as a chain with real hashes. @throws Error without SHA-256. */
export async function makeStatements(
  today: CalendarDate,
  {
    played = playedDays,
    timeZone = 'UTC',
    sha256 = browserSha256(),
  }: {
    played?: readonly PlayedDay[] | undefined;
    timeZone?: string | undefined;
    sha256?: Sha256 | null | undefined;
  } = {},
): Promise<RakebackStatement[]> {
  if (sha256 === null) throw new Error('statements need SHA-256, which browsers offer on secure pages only');
  const statements: RakebackStatement[] = [];
  let previousHash = noStatementHash;
  for (const day of played) {
    const claimDate = addDays(today, day.away);
    const wagered = truncate(multiply(day.ngr, '25'), 2);
    const statement = {
      claimDate,
      playDate: addDays(claimDate, -1),
      timeZone,
      currencyCode: 'EUR',
      rounds: day.rounds,
      wagered,
      won: truncate(subtract(wagered, day.ngr), 2),
      bonusCost: '0.00',
      ngr: day.ngr,
      rate,
      rakeback: computeRakeback(day.ngr, rate, 'EUR'),
      cashback:
        day.cashback === undefined
          ? []
          : [
              {
                until: `${addDays(claimDate, -1)}T20:30:00.000Z`,
                ngr: truncate(multiply(day.cashback, '10'), 2),
                percent: '0.1',
                payout: day.cashback,
              },
            ],
      amount: computeAmount(day),
      previousHash,
    };
    const hash = day.away > 0 ? null : await sha256(rakebackStatementText(statement));
    statements.push({ ...statement, hash });
    if (hash !== null) previousHash = hash;
  }
  return statements;
}

/** The clock of tests and stories: Sunday 22 November 2026, half past six in the morning in Curaçao. */
export const testNow = () => new Date('2026-11-22T10:30:00Z');
export const testZone = 'America/Curacao';
