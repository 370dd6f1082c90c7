import { type ChatAuthor, cleanChatText, getChatNameError } from '@casino-kit/api-contract';
import { players } from '../identity/tables.js';
import { maskName } from '../identity/public-name.js';
import { chatProfiles } from './tables.js';

/** The tag of an account that moderates the chat (§3, tags of the user details). */
export const moderatorTag = 'moderator';

/** The columns of {@link toAuthor}, from `players` joined with `chat_profiles`. */
export const authorColumns = {
  authorId: chatProfiles.authorId,
  colour: chatProfiles.colour,
  nickname: players.nickname,
  firstName: players.firstName,
  email: players.email,
  ghostMode: players.ghostMode,
  tags: players.tags,
};

type ChatNamed = Pick<AuthorRow, 'authorId' | 'nickname' | 'firstName' | 'email' | 'ghostMode'>;

export interface AuthorRow {
  authorId: string;
  colour: ChatAuthor['colour'];
  nickname: string;
  firstName: string;
  email: string | null;
  ghostMode: boolean;
  tags: string[];
}

/**
 * Returns four characters that tell an author from others with the same masked name. They are the same in every message
 * and say nothing about the player: the id of an author is random, and is not that of the account.
 */
const toSign = (authorId: string): string => authorId.replaceAll('-', '').slice(0, 4).toUpperCase();

/**
 * Returns the name that others read: a nickname that may be sent as a message, else a masked name with a sign of its own,
 * such as `Na•••a 4F7C`; empty in ghost mode.
 */
export function chatName({ authorId, nickname, firstName, email, ghostMode }: ChatNamed): string {
  if (ghostMode) return '';
  const shown = cleanChatText(nickname);
  if (getChatNameError(shown) === null) return shown;
  const masked = maskName(cleanChatText(firstName) || (email?.split('@')[0] ?? ''));
  return `${masked} ${toSign(authorId)}`;
}

/** Returns a player as others see them in the chat. */
export function toAuthor(row: AuthorRow): ChatAuthor {
  return {
    authorId: row.authorId,
    name: chatName(row),
    colour: row.colour,
    isModerator: row.tags.includes(moderatorTag),
  };
}
