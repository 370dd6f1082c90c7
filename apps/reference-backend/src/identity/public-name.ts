import { eq } from 'drizzle-orm';
import { type Database, onlyRow } from '../database/database.js';
import { players } from './tables.js';

/** Masks a name for others: `Natasha` is `Na•••a`, short names keep their first letter. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length < 4) return `${letters[0] ?? ''}•••`;
  return `${letters.slice(0, 2).join('')}•••${letters.at(-1)}`;
}

/** What {@link publicName} needs of a player. */
export const nameColumns = {
  nickname: players.nickname,
  firstName: players.firstName,
  email: players.email,
  ghostMode: players.ghostMode,
};
type Named = { nickname: string; firstName: string; email: string | null; ghostMode: boolean };

/** Returns the masked name under which others see a player; empty in ghost mode (§6). */
export function publicName({ nickname, firstName, email, ghostMode }: Named): string {
  return ghostMode ? '' : maskName(nickname || firstName || (email?.split('@')[0] ?? ''));
}

/** Returns the name under which others see a player, by {@link publicName}. */
export async function readPublicName(database: Database, playerId: number): Promise<string> {
  const named = await database.select(nameColumns).from(players).where(eq(players.id, playerId));
  return publicName(onlyRow(named));
}
