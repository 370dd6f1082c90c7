import { type RakebackStatement, rakebackStatementText } from '@casino-kit/api-contract';
import { type ChainCheck } from './statement-check.js';

/**
 * Returns a chain of statements as JSON text to save: each with the exact text that its hash was made of, how to check
 * it without us, and the result of our own check (`null` when it could not run).
 */
export function statementExport(statements: readonly RakebackStatement[], check: ChainCheck | null): string {
  return `${JSON.stringify(
    {
      format: 'casino-kit/rakeback-statements',
      version: 1,
      howToCheck:
        'hash is the SHA-256 of hashedText in UTF-8, in hexadecimal. previousHash is the hash of the statement before; the very first has 64 zeros. ngr = wagered - won - bonusCost. rakeback = ngr x rate, cut to the smallest unit of the currency and never below zero. amount = rakeback + the payouts of cashback. A statement without a hash is of a day that is not over.',
      statements: statements.map((statement) => ({
        ...statement,
        hashedText: rakebackStatementText(statement),
      })),
      check,
    },
    null,
    2,
  )}\n`;
}
