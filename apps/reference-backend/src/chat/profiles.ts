import { and, eq } from 'drizzle-orm';
import {
  type ChatAuthor,
  type ChatAppearance,
  type ChatColour,
  type ChatFontSize,
} from '@casino-kit/api-contract';
import { type Database, onlyRow } from '../database/database.js';
import { reject } from '../http/api-error.js';
import { players } from '../identity/tables.js';
import { authorColumns, toAuthor } from './author.js';
import { chatMutes, chatProfiles } from './tables.js';

export type ChatProfile = typeof chatProfiles.$inferSelect;

/** Returns a player's profile in the chat; creates it with the first use. */
export async function readOrCreateProfile(database: Database, playerId: number): Promise<ChatProfile> {
  const find = () => database.select().from(chatProfiles).where(eq(chatProfiles.playerId, playerId));
  const [found] = await find();
  if (found !== undefined) return found;
  await database.insert(chatProfiles).values({ playerId }).onConflictDoNothing();
  return onlyRow(await find());
}

/** Locks a player's profile until the transaction ends: what the player sends is written one after the other. */
export async function lockProfile(transaction: Database, playerId: number): Promise<ChatProfile> {
  await transaction.insert(chatProfiles).values({ playerId }).onConflictDoNothing();
  return onlyRow(
    await transaction.select().from(chatProfiles).where(eq(chatProfiles.playerId, playerId)).for('update'),
  );
}

/** Returns a player with a profile as others see them. */
export async function readAuthor(database: Database, playerId: number): Promise<ChatAuthor> {
  const rows = await database
    .select(authorColumns)
    .from(chatProfiles)
    .innerJoin(players, eq(players.id, chatProfiles.playerId))
    .where(eq(chatProfiles.playerId, playerId));
  return toAuthor(onlyRow(rows));
}

/** Changes how a player is shown, and how the player sees the chat. */
export async function changeChatSettings(
  database: Database,
  playerId: number,
  changes: {
    colour?: ChatColour | undefined;
    fontSize?: ChatFontSize | undefined;
    appearance?: ChatAppearance | undefined;
  },
): Promise<void> {
  const { colour, fontSize, appearance } = changes;
  const set = { ...(colour && { colour }), ...(fontSize && { fontSize }), ...(appearance && { appearance }) };
  if (Object.keys(set).length > 0)
    await database.update(chatProfiles).set(set).where(eq(chatProfiles.playerId, playerId));
}

/** Returns the players whose messages a player does not see. */
export async function mutedBy(database: Database, playerId: number): Promise<ChatAuthor[]> {
  const rows = await database
    .select(authorColumns)
    .from(chatMutes)
    .innerJoin(chatProfiles, eq(chatProfiles.playerId, chatMutes.mutedId))
    .innerJoin(players, eq(players.id, chatMutes.mutedId))
    .where(eq(chatMutes.playerId, playerId));
  return rows.map(toAuthor);
}

/** Hides the messages of an author from a player, or shows them again. @throws ApiError NOT_FOUND */
export async function setMuted(
  database: Database,
  playerId: number,
  { authorId, isMuted }: { authorId: string; isMuted: boolean },
): Promise<void> {
  const [author] = await database
    .select({ playerId: chatProfiles.playerId })
    .from(chatProfiles)
    .where(eq(chatProfiles.authorId, authorId));
  if (author === undefined || author.playerId === playerId) throw reject('NOT_FOUND', 'No such player.');
  const mute = { playerId, mutedId: author.playerId };
  if (isMuted) await database.insert(chatMutes).values(mute).onConflictDoNothing();
  else
    await database
      .delete(chatMutes)
      .where(and(eq(chatMutes.playerId, playerId), eq(chatMutes.mutedId, author.playerId)));
}
