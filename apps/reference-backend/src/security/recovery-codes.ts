import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { type Database } from '../database/database.js';
import { hashToken } from '../identity/tokens.js';
import { recoveryCodes } from './tables.js';

/** How many codes a set has. */
export const recoveryCodeCount = 10;

/** Digits and letters that nobody takes for another: Crockford's Base32. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Draws a code of 80 bits in four groups. */
function drawCode(): string {
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Reads a code as it was shown or copied by hand: in any case, with or without hyphens, `o` for 0 and `l` or `i` for 1. */
const normal = (typed: string) =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** Salted with the account: the same code of two players has two hashes. */
const hashCode = (playerId: number, code: string) => hashToken(`${playerId}:${normal(code)}`);

/** Replaces the codes of a player; the returned ones are the only copy. */
export async function newRecoveryCodes(transaction: Database, playerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, drawCode);
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ playerId, codeHash: hashCode(playerId, code) })));
  return codes;
}

/** Uses a code up. Returns false for one that is wrong or was used before. */
export async function takeRecoveryCode(
  database: Database,
  playerId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.playerId, playerId),
        eq(recoveryCodes.codeHash, hashCode(playerId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ usedAt: recoveryCodes.usedAt });
  return used.length > 0;
}

/** Returns how many codes of the set are left; `null` without a set. */
export async function countRecoveryCodes(
  database: Database,
  playerId: number,
): Promise<{ left: number; total: number } | null> {
  const [row] = await database
    .select({ total: count(), used: count(recoveryCodes.usedAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.playerId, playerId));
  const { total = 0, used = 0 } = row ?? {};
  return total === 0 ? null : { left: total - used, total };
}

/** Ends the codes of a player. */
export async function dropRecoveryCodes(transaction: Database, playerId: number): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.playerId, playerId));
}
