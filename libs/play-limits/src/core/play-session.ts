import { add, type Amount, isPositive, negate } from '@casino-kit/money';

/** The kinds of games whose rounds have a least time of their own. */
export type RoundKind = 'slots' | 'others';

/** A round for money that starts. */
export interface StartedRound {
  gameSlug: string;
  kind: RoundKind;
}

/**
 * The play session of an account: what its rounds and reports from all tabs and devices add up to. Times are milliseconds,
 * points in time ISO 8601, all by the server's clock; amounts are in major units of the limits' currency.
 */
export interface PlaySession {
  startedAt: string;
  /** The last round or report of a game in view. */
  lastActivityAt: string;
  playedMs: number;
  /** Play since the last answered reality check. */
  sinceCheckMs: number;
  /** Play since the last pause, obligatory or taken. */
  sincePauseMs: number;
  staked: Amount;
  won: Amount;
  /** Rounds that were paid for. */
  rounds: number;
  /** When the check became due that waits for an answer. */
  checkDueAt: string | null;
  pausedUntil: string | null;
  lastRound: (StartedRound & { at: string }) | null;
}

/** What applies to the play of an account. */
export interface PlaySessionRules {
  /** Minutes of play between two reality checks; `null` for none. */
  checkMinutes: number | null;
  /** The pause after an hour of play; 0 for none. */
  pauseMinutes: number;
  /** The least time between the starts of two rounds, in seconds; 0 for none. */
  minimumRoundSeconds: Readonly<Record<RoundKind, number>>;
  oneGameAtATime: boolean;
}

/** What a round moved: its stake, and all that it paid. */
export interface SessionFigures {
  staked: Amount;
  won: Amount;
}

const minuteMs = 60_000;
/** An activity counts as play for this long at most, unless another follows. */
export const longestActivityMs = minuteMs;
/** After this long without activity a new session begins, unless a check waits for its answer. */
export const sessionBreakMs = 60 * minuteMs;
/** So long after its last round another game is still open. */
export const openGameMs = minuteMs;
const hourMs = 60 * minuteMs;

const toIso = (ms: number) => new Date(ms).toISOString();

const newSession = (now: Date): PlaySession => ({
  startedAt: now.toISOString(),
  lastActivityAt: now.toISOString(),
  playedMs: 0,
  sinceCheckMs: 0,
  sincePauseMs: 0,
  staked: '0',
  won: '0',
  rounds: 0,
  checkDueAt: null,
  pausedUntil: null,
  lastRound: null,
});

/** Returns the session that lasts at an instant; `null` when the last one is over. */
export function sessionAt(session: PlaySession | null, now: Date): PlaySession | null {
  if (session === null || session.checkDueAt !== null) return session;
  return now.getTime() - Date.parse(session.lastActivityAt) > sessionBreakMs ? null : session;
}

/** Returns whether a reality check waits for its answer. */
export function isCheckDue(
  session: Pick<PlaySession, 'checkDueAt'> | null,
  { checkMinutes }: Pick<PlaySessionRules, 'checkMinutes'>,
): boolean {
  return checkMinutes !== null && session !== null && session.checkDueAt !== null;
}

/** Returns until when the pause of a session lasts that is running, in milliseconds; `null` without one. */
export function pauseAt(
  session: Pick<PlaySession, 'pausedUntil'> | null,
  now: Date,
  { pauseMinutes }: Pick<PlaySessionRules, 'pauseMinutes'>,
): number | null {
  if (session === null || session.pausedUntil === null || pauseMinutes <= 0) return null;
  const until = Date.parse(session.pausedUntil);
  // A server whose clock was set back pauses for no longer than the pause.
  const isRunning = until > now.getTime() && until - now.getTime() <= pauseMinutes * minuteMs;
  return isRunning ? until : null;
}

/** Returns the later of two activities: that of a clock which is slightly behind does not lead back. */
function lastActivity(last: number, now: number): number {
  return last - now > longestActivityMs ? now : Math.max(last, now);
}

/**
 * Returns the session after an activity: a round that starts, or a report that a game is in view. What lies between two
 * activities counts as play, at most {@link longestActivityMs} of it, so that activities of two tabs count once and a device
 * that slept not at all. While a check is due and during a pause time does not count.
 */
export function withActivity(
  before: PlaySession | null,
  now: Date,
  rules: Pick<PlaySessionRules, 'checkMinutes' | 'pauseMinutes'>,
): PlaySession {
  const session = sessionAt(before, now);
  if (session === null) return newSession(now);
  const last = Date.parse(session.lastActivityAt);
  const active = { ...session, lastActivityAt: toIso(lastActivity(last, now.getTime())) };
  if (isCheckDue(session, rules) || pauseAt(session, now, rules) !== null) return active;
  const pauseEnd = session.pausedUntil === null ? last : Math.max(last, Date.parse(session.pausedUntil));
  const gap = Math.max(0, now.getTime() - pauseEnd);
  const step = Math.min(gap, longestActivityMs);
  const rested = session.pausedUntil !== null || gap >= Math.max(1, rules.pauseMinutes) * minuteMs;
  const counted: PlaySession = {
    ...active,
    playedMs: session.playedMs + step,
    sinceCheckMs: session.sinceCheckMs + step,
    sincePauseMs: rested ? 0 : session.sincePauseMs + step,
    checkDueAt: null,
    pausedUntil: null,
  };
  const { checkMinutes, pauseMinutes } = rules;
  const isDue = checkMinutes !== null && counted.sinceCheckMs >= checkMinutes * minuteMs;
  const isPaused = pauseMinutes > 0 && counted.sincePauseMs >= hourMs;
  return {
    ...counted,
    checkDueAt: isDue ? now.toISOString() : null,
    pausedUntil: isPaused ? toIso(now.getTime() + pauseMinutes * minuteMs) : null,
  };
}

/** Returns the session in which a round starts. Reject it first where {@link getRoundRejection} says so. */
export function withStartedRound(
  before: PlaySession | null,
  { gameSlug, kind }: StartedRound,
  now: Date,
  rules: Pick<PlaySessionRules, 'checkMinutes' | 'pauseMinutes'>,
): PlaySession {
  return { ...withActivity(before, now, rules), lastRound: { gameSlug, kind, at: now.toISOString() } };
}

/** Returns the session with what a round moved. */
export function withFigures(session: PlaySession, { staked, won }: SessionFigures): PlaySession {
  return {
    ...session,
    staked: add(session.staked, staked),
    won: add(session.won, won),
    rounds: session.rounds + (isPositive(staked) ? 1 : 0),
  };
}

/** Returns the session without what a round moved that was voided or replaced, if it was played in this session. */
export function withoutFigures(
  session: PlaySession,
  { staked, won }: SessionFigures,
  playedAt: Date,
): PlaySession {
  if (playedAt.getTime() < Date.parse(session.startedAt)) return session;
  return {
    ...session,
    staked: add(session.staked, negate(staked)),
    won: add(session.won, negate(won)),
    rounds: session.rounds - (isPositive(staked) ? 1 : 0),
  };
}

/** Returns the session after the answer to its check. The time that the player thought about it does not count. */
export function withAnswer(session: PlaySession, now: Date): PlaySession {
  const last = Date.parse(session.lastActivityAt);
  const isOver = now.getTime() - last > sessionBreakMs;
  return {
    ...session,
    sinceCheckMs: 0,
    checkDueAt: null,
    lastActivityAt: isOver ? session.lastActivityAt : toIso(lastActivity(last, now.getTime())),
  };
}

/** Why a round does not start now; `until` is ISO 8601. */
export type RoundRejection =
  | { code: 'REALITY_CHECK_DUE'; dueAt: string }
  | { code: 'PLAY_PAUSED' | 'OTHER_GAME_OPEN'; until: string }
  | { code: 'ROUND_TOO_SOON'; until: string; milliseconds: number };

/** Returns why a round does not start at an instant; `null` when it may. */
export function getRoundRejection(
  before: PlaySession | null,
  { gameSlug }: Pick<StartedRound, 'gameSlug'>,
  now: Date,
  rules: PlaySessionRules,
): RoundRejection | null {
  const session = sessionAt(before, now);
  if (session === null) return null;
  if (session.checkDueAt !== null && isCheckDue(session, rules))
    return { code: 'REALITY_CHECK_DUE', dueAt: session.checkDueAt };
  const pausedUntil = pauseAt(session, now, rules);
  if (pausedUntil !== null) return { code: 'PLAY_PAUSED', until: toIso(pausedUntil) };
  const { lastRound } = session;
  if (lastRound === null) return null;
  const startedAt = Date.parse(lastRound.at);
  // In both directions: the clocks of two servers differ slightly, and one may have been set back.
  const isWithin = (ms: number) => Math.abs(now.getTime() - startedAt) < ms;
  if (rules.oneGameAtATime && lastRound.gameSlug !== gameSlug && isWithin(openGameMs))
    return { code: 'OTHER_GAME_OPEN', until: toIso(startedAt + openGameMs) };
  const leastMs = rules.minimumRoundSeconds[lastRound.kind] * 1000;
  if (!isWithin(leastMs)) return null;
  const until = startedAt + leastMs;
  return { code: 'ROUND_TOO_SOON', until: toIso(until), milliseconds: until - now.getTime() };
}
