/** What a player can do about a problem. */
export type NextStep = 'retry' | 'deposit' | 'demo' | 'real' | 'lobby' | 'bonuses';

/** Problems with words of their own; every other code is told as `UNKNOWN`. */
const nextSteps = {
  GAME_NOT_FOUND: 'lobby',
  GAME_UNAVAILABLE: 'lobby',
  NON_BONUS_GAME: 'bonuses',
  DEMO_NOT_POSSIBLE: 'real',
  COUNTRY_RESTRICTED: 'lobby',
  INSUFFICIENT_BALANCE: 'deposit',
  LAUNCH_EXPIRED: 'retry',
  ACCOUNT_EXCLUDED: 'lobby',
  UNTRUSTED_FRAME: 'lobby',
  TIMEOUT: 'retry',
  NETWORK: 'retry',
  UNKNOWN: 'retry',
} as const satisfies Record<string, NextStep>;

export type PlayErrorCode = keyof typeof nextSteps;
export interface PlayError {
  code: PlayErrorCode;
  next: NextStep;
}

/**
 * Returns what to tell a player of an error code, from the server, a call or a game's frame (§8, game play). A server
 * without the call has no such game to play (decisions 40).
 */
export function toPlayError(code: string): PlayError {
  const asked = code === 'UNSUPPORTED' ? 'GAME_UNAVAILABLE' : code;
  const known = Object.hasOwn(nextSteps, asked) ? (asked as PlayErrorCode) : 'UNKNOWN';
  return { code: known, next: nextSteps[known] };
}

/** Problems that no other bet and no waiting inside the game helps: the next step lies outside of it. */
const endCodes: ReadonlySet<PlayErrorCode> = new Set([
  'LAUNCH_EXPIRED',
  'ACCOUNT_EXCLUDED',
  'NON_BONUS_GAME',
]);

/** Whether a game that is open cannot go on after a problem it told of. */
export const endsPlay = ({ code }: PlayError): boolean => endCodes.has(code);
