import { eq } from 'drizzle-orm';
import { type NoticeGroup, noticeGroups } from '@casino-kit/api-contract';
import { type Database } from '../database/database.js';
import { invalid } from '../http/api-error.js';
import { lockPlayer } from '../identity/lock-player.js';
import { noticeMutes } from './tables.js';

const inOrder = (muted: readonly NoticeGroup[]) => noticeGroups.filter((group) => muted.includes(group));

/** Returns the groups that a player has muted. */
export async function readMutes(database: Database, playerId: number): Promise<NoticeGroup[]> {
  const rows = await database
    .select({ group: noticeMutes.group })
    .from(noticeMutes)
    .where(eq(noticeMutes.playerId, playerId));
  return inOrder(rows.map(({ group }) => group));
}

/** Replaces the groups that a player has muted. @throws ApiError VALIDATION for `security` */
export function setMutes(
  database: Database,
  playerId: number,
  muted: readonly NoticeGroup[],
): Promise<NoticeGroup[]> {
  if (muted.includes('security')) throw invalid({ muted: 'form.validation.invalid.format' });
  return database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    await transaction.delete(noticeMutes).where(eq(noticeMutes.playerId, playerId));
    const wanted = inOrder(muted);
    if (wanted.length > 0)
      await transaction.insert(noticeMutes).values(wanted.map((group) => ({ playerId, group })));
    return wanted;
  });
}
