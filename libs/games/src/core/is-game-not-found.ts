import { errorCodeOf } from '@casino-kit/api-client';

const codes: ReadonlySet<string> = new Set(['GAME_NOT_FOUND', 'NOT_FOUND', 'HTTP_404']);

/** Returns whether loading a game failed because it does not exist. */
export const isGameNotFound = (error: unknown): boolean => codes.has(errorCodeOf(error));
