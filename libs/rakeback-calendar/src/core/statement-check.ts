import { noStatementHash, type RakebackStatement, rakebackStatementText } from '@casino-kit/api-contract';
import { addDays } from '@casino-kit/calendar-dates';
import {
  compare,
  decimalPlaces,
  isPositive,
  multiply,
  subtract,
  sum,
  truncate,
  type Amount,
} from '@casino-kit/money';

/**
 * An error in a statement.
 * - `hash`: its figures are not those that were sealed.
 * - `chain`: the statement before it was changed or left out.
 * - `order`: it does not follow the one before, or was not earned the day before it can be claimed.
 * - `ngr`, `rakeback`, `amount`: that sum does not follow from the other figures.
 */
export type StatementError = 'hash' | 'chain' | 'order' | 'ngr' | 'rakeback' | 'amount';

/** One statement and its errors; none in a valid one. An open one has no hash yet: its day is not over. */
export interface StatementCheck {
  claimDate: string;
  currencyCode: string;
  open: boolean;
  errors: readonly StatementError[];
}

export interface ChainCheck {
  statements: readonly StatementCheck[];
  /** Whether no statement has an error. */
  isValid: boolean;
  /** Whether the chain is complete from the player's first statement on, instead of a later part of it. */
  isComplete: boolean;
}

/** SHA-256 of a text in UTF-8, in hexadecimal, lower case. */
export type Sha256 = (text: string) => Promise<string>;

/** Returns `ngr × rate`, never below zero, cut to the currency's smallest unit. */
export function computeRakeback(ngr: Amount, rate: string, currencyCode: string): Amount {
  return truncate(isPositive(ngr) ? multiply(ngr, rate) : '0', decimalPlaces(currencyCode));
}

const getSumErrors = (statement: RakebackStatement): StatementError[] => {
  const { wagered, won, bonusCost, ngr, rate, rakeback, cashback, amount, currencyCode } = statement;
  const isSame = (a: Amount, b: Amount) => compare(a, b) === 0;
  return [
    ...(isSame(ngr, subtract(subtract(wagered, won), bonusCost)) ? [] : ['ngr' as const]),
    ...(isSame(rakeback, computeRakeback(ngr, rate, currencyCode)) ? [] : ['rakeback' as const]),
    ...(isSame(amount, sum([rakeback, ...cashback.map(({ payout }) => payout)])) ? [] : ['amount' as const]),
  ];
};

/**
 * Checks statements as the server returns them, oldest first: every hash, that each names the hash before it, that
 * dates go forward, and every sum. The first may follow one that was not requested. Rejects when `sha256` rejects.
 */
export async function checkStatements(
  statements: readonly RakebackStatement[],
  sha256: Sha256,
): Promise<ChainCheck> {
  const hashes = await Promise.all(statements.map((statement) => sha256(rakebackStatementText(statement))));
  let previous: RakebackStatement | undefined;
  const checks: StatementCheck[] = [];
  for (const [index, statement] of statements.entries()) {
    const { claimDate, playDate, currencyCode, hash, previousHash } = statement;
    const isAfter = previous === undefined || previous.claimDate <= claimDate;
    checks.push({
      claimDate,
      currencyCode,
      open: hash === null,
      errors: [
        ...(hash === null || hash === hashes[index] ? [] : ['hash' as const]),
        ...(previous === undefined || previous.hash === previousHash ? [] : ['chain' as const]),
        ...(isAfter && addDays(claimDate, -1) === playDate ? [] : ['order' as const]),
        ...getSumErrors(statement),
      ],
    });
    // Open ones have no seal yet: all of them follow the last closed one.
    if (hash !== null) previous = statement;
  }
  return {
    statements: checks,
    isValid: checks.every(({ errors }) => errors.length === 0),
    isComplete: statements.length === 0 || statements[0]?.previousHash === noStatementHash,
  };
}
