import {
  getRoundRejection,
  isCheckDue,
  type PlaySessionRules,
  type RoundKind,
  withStartedRound,
} from '@casino-kit/play-limits';
import { reject } from '../http/api-error.js';
import { type Protection } from './lock-protection.js';
import { getRealityCheckMinutes } from './read-limits.js';

/** A round for money that is about to start. */
export interface StartingRound {
  gameSlug: string;
  /** Of the catalogue. */
  gameKind: string;
  /** Bets of a round that are changed: it has started already. */
  hasStarted?: boolean | undefined;
}

const reelKinds: ReadonlySet<string> = new Set(['slots', 'jackpots']);

/** Returns the kind by which regulators tell a game of the catalogue. */
export const toRoundKind = (gameKind: string): RoundKind => (reelKinds.has(gameKind) ? 'slots' : 'others');

/** Returns what applies to the play of a player. */
export function getPlayRules({
  row,
  policy,
  rules,
}: Pick<Protection, 'policy' | 'rules'> & {
  row: Pick<Protection['row'], 'realityCheckMinutes'>;
}): PlaySessionRules {
  return {
    checkMinutes: getRealityCheckMinutes(row, policy),
    pauseMinutes: rules.hourlyPauseMinutes,
    minimumRoundSeconds: {
      slots: rules.minimumSlotRoundSeconds,
      others: rules.minimumOtherRoundSeconds,
    },
    oneGameAtATime: rules.oneGameAtATime,
  };
}

/** Returns whether a reality check of a player waits for its answer. */
export const hasCheckDue = (protection: Protection): boolean =>
  isCheckDue(protection.row.playSession, getPlayRules(protection));

const messages = {
  REALITY_CHECK_DUE: 'Please answer the reality check first.',
  PLAY_PAUSED: 'Play pauses for a while after an hour.',
  OTHER_GAME_OPEN: 'Another game of yours is still open.',
  ROUND_TOO_SOON: 'The round before has only just started.',
} as const;

/**
 * Starts a round in the play session of a locked player, which the caller stores with what the round moves.
 * @throws ApiError REALITY_CHECK_DUE with `dueAt`, PLAY_PAUSED, OTHER_GAME_OPEN with `until`, ROUND_TOO_SOON with `until` and
 * `milliseconds` (409)
 */
export function startRound(
  protection: Protection,
  { gameSlug, gameKind, hasStarted = false }: StartingRound,
  now: Date,
): Protection {
  const { row } = protection;
  const rules = getPlayRules(protection);
  const round = { gameSlug, kind: toRoundKind(gameKind) };
  const rejection = getRoundRejection(row.playSession, round, now, rules);
  if (rejection !== null && !(hasStarted && rejection.code === 'ROUND_TOO_SOON')) {
    const { code, ...params } = rejection;
    throw reject(code, messages[code], {
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    });
  }
  return {
    ...protection,
    row: { ...row, playSession: withStartedRound(row.playSession, round, now, rules) },
  };
}
