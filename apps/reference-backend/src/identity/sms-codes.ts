import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { minutesFrom } from '../clock.js';
import { type Database } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { linkExpired } from './link-codes.js';
import { hashPassword, passwordFits } from './passwords.js';
import { smsCodes } from './tables.js';

const goodMinutes = 10;
const attemptsPerCode = 5;

/**
 * Creates a code of six digits for a phone number (`+` and digits) and stores it as a salted hash; it invalidates the
 * earlier one. `playerId` is null for a number without an account: its code opens nothing, just like a guess.
 */
export async function issueSmsCode(
  database: Database,
  { phone, playerId }: { phone: string; playerId: number | null },
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    playerId,
    codeHash: await hashPassword(code),
    tries: 0,
    expiresAt: minutesFrom(now, goodMinutes),
  };
  await database.delete(smsCodes).where(lte(smsCodes.expiresAt, now));
  await database
    .insert(smsCodes)
    .values({ phone, ...fresh })
    .onConflictDoUpdate({ target: smsCodes.phone, set: fresh });
  return code;
}

/** A correct code that is not used up yet. */
export interface RightSmsCode {
  playerId: number;
  phone: string;
  codeHash: string;
}

/**
 * Checks the code of a phone number (`+` and digits), which costs one of its attempts.
 * @throws ApiError CODE_WRONG (400) with `triesLeft`, LINK_EXPIRED (410) without a valid code or after five attempts
 */
export async function checkSmsCode(
  database: Database,
  phone: string,
  code: string,
  now: Date,
): Promise<RightSmsCode> {
  const [row] = await database
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.phone, phone), gt(smsCodes.expiresAt, now), lt(smsCodes.tries, attemptsPerCode)))
    .returning();
  if (row === undefined) throw linkExpired();
  const fits = await passwordFits(row.codeHash, code);
  if (!fits || row.playerId === null)
    throw reject('CODE_WRONG', 'This code is wrong.', {
      params: { triesLeft: String(attemptsPerCode - row.tries) },
    });
  return { playerId: row.playerId, phone, codeHash: row.codeHash };
}

/** Uses a correct code up: of requests at the same time, one gets it. @throws ApiError LINK_EXPIRED (410) */
export async function takeSmsCode(transaction: Database, right: RightSmsCode): Promise<void> {
  const taken = await transaction
    .delete(smsCodes)
    .where(and(eq(smsCodes.phone, right.phone), eq(smsCodes.codeHash, right.codeHash)))
    .returning({ phone: smsCodes.phone });
  if (taken.length === 0) throw linkExpired();
}
