import { CallError } from '@casino-kit/api-client';
import { getChatNameError } from '@casino-kit/api-contract';

/** Why a nickname is not saved: what is wrong with it, or that the server did not save it. */
export type NicknameProblem = 'empty' | 'long' | 'contact' | 'rejected' | 'unknown';

/** Returns what is wrong with a cleaned nickname; `null` when others can read it in the chat. */
export function getNicknameProblem(nickname: string): NicknameProblem | null {
  const error = getChatNameError(nickname);
  return error === null || error === 'empty' || error === 'long' ? error : 'contact';
}

/** Reads why the server did not save a nickname. */
export function readNicknameFailure(error: unknown): NicknameProblem {
  const hasRejected = error instanceof CallError && error.fields['nickname'] !== undefined;
  return hasRejected ? 'rejected' : 'unknown';
}
