import { betLimitErrorCodes, type OwnLimitErrorCode, ownLimitErrorCodes } from '@casino-kit/api-contract';

/** What a player can do about an error. */
export type NextStep =
  | 'retry'
  | 'deposit'
  | 'demo'
  | 'real'
  | 'lobby'
  | 'bonuses'
  | 'limits'
  | 'verification'
  | 'profile'
  | 'bet';

/** Errors with their own text; every other code is shown as `UNKNOWN`. */
const nextSteps = {
  GAME_NOT_FOUND: 'lobby',
  GAME_UNAVAILABLE: 'lobby',
  NON_BONUS_GAME: 'bonuses',
  DEMO_NOT_POSSIBLE: 'real',
  COUNTRY_RESTRICTED: 'lobby',
  INSUFFICIENT_BALANCE: 'deposit',
  LIMIT_REACHED: 'limits',
  LIMIT_CHOICE_REQUIRED: 'limits',
  DEPOSIT_LIMIT_REQUIRED: 'limits',
  IDENTITY_NOT_VERIFIED: 'verification',
  BET_NOT_TAKEN: 'bet',
  REALITY_CHECK_DUE: 'bet',
  PLAY_PAUSED: 'bet',
  ROUND_TOO_SOON: 'bet',
  OTHER_GAME_OPEN: 'bet',
  AUTOPLAY_NOT_ALLOWED: 'bet',
  LAUNCH_EXPIRED: 'retry',
  ACCOUNT_EXCLUDED: 'lobby',
  ACCOUNT_UNDER_REVIEW: 'lobby',
  REOPENING_REQUIRED: 'lobby',
  REGISTER_UNAVAILABLE: 'retry',
  PROFILE_INCOMPLETE: 'profile',
  UNTRUSTED_FRAME: 'lobby',
  TIMEOUT: 'retry',
  NETWORK: 'retry',
  UNKNOWN: 'retry',
} as const satisfies Record<string, NextStep>;

export type PlayErrorCode = keyof typeof nextSteps;
export interface PlayError {
  code: PlayErrorCode;
  /** What names it, `games.problem.<title>`: the limit that is reached if it is the player's own, else the error. */
  title: PlayErrorCode | OwnLimitErrorCode;
  next: NextStep;
}

/** Bets that the game or the bonus does not take: another one is possible. */
const betCodes: ReadonlySet<string> = new Set(['MIN_MAX_BET', 'BONUS_MAX_BET', 'BONUS_BUY_OVER_LIMIT']);
const limitCodes: ReadonlySet<string> = new Set(betLimitErrorCodes);

const getErrorGroup = (code: string): string => {
  if (betCodes.has(code)) return 'BET_NOT_TAKEN';
  return limitCodes.has(code) ? 'LIMIT_REACHED' : code;
};

/**
 * Returns what to show a player for an error code, from the server, a call or a game's frame (§8, game play). A server
 * without the call has no such game to play (decisions 40).
 */
export function toPlayError(code: string): PlayError {
  const asked = code === 'UNSUPPORTED' ? 'GAME_UNAVAILABLE' : getErrorGroup(code);
  const known = Object.hasOwn(nextSteps, asked) ? (asked as PlayErrorCode) : 'UNKNOWN';
  const title = ownLimitErrorCodes.find((own) => own === code) ?? known;
  return { code: known, title, next: nextSteps[known] };
}

/** Errors that no other bet and no waiting inside the game solves: the next step is outside of it. */
const endCodes: ReadonlySet<PlayErrorCode> = new Set([
  'GAME_UNAVAILABLE',
  'LAUNCH_EXPIRED',
  'ACCOUNT_EXCLUDED',
  'ACCOUNT_UNDER_REVIEW',
  'REOPENING_REQUIRED',
  'NON_BONUS_GAME',
]);

/** Returns whether an open game cannot continue after an error it reported. */
export const endsPlay = ({ code }: PlayError): boolean => endCodes.has(code);

/** Errors that a host shows by itself: as a reality check, or as a pause. */
const hostCodes: ReadonlySet<PlayErrorCode> = new Set(['REALITY_CHECK_DUE', 'PLAY_PAUSED']);

/** Returns whether a host that counts play shows why a round was rejected. */
export const isShownByHost = ({ code }: PlayError): boolean => hostCodes.has(code);
