import { CallError, getErrorCode } from '@casino-kit/api-client';

const codes: ReadonlySet<string> = new Set(['GAME_NOT_FOUND', 'NOT_FOUND', 'HTTP_404']);
/** Statuses of servers that cannot read the address of a game: its slug is too long, or no slug at all. */
const unreadable: ReadonlySet<number | null> = new Set([400, 414]);

/** Returns whether loading a game failed because it does not exist. */
export const isGameNotFound = (error: unknown): boolean =>
  codes.has(getErrorCode(error)) || (error instanceof CallError && unreadable.has(error.status));
