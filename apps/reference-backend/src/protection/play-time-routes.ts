import {
  answerRealityCheck,
  countPlayTime,
  getPlayTime,
  listRealityChecks,
  type PlayTimeFigures,
} from '@casino-kit/api-contract';
import { addDays, dayNumber, isCalendarDate, isTimeZone, startOfDate } from '@casino-kit/calendar-dates';
import { type Database } from '../database/database.js';
import { invalid } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { lockPlayer } from '../identity/lock-player.js';
import { type Services } from '../services.js';
import { lockProtection, type Protection } from './lock-protection.js';
import {
  answerCheck,
  countActivity,
  getPlayTimeFigures,
  readAnsweredChecks,
  readPlayTime,
} from './play-time.js';
import { hasCheckDue } from './start-round.js';

const mostDates = 400;
const wrongFormat = 'form.validation.invalid.format';

/** Returns the instants between which dates of a zone lie. @throws ApiError VALIDATION as for the activity */
function parseInstants({ from, to, timeZone }: { from: string; to: string; timeZone: string }) {
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: wrongFormat });
  if (!isCalendarDate(from)) throw invalid({ from: wrongFormat });
  if (!isCalendarDate(to)) throw invalid({ to: wrongFormat });
  const dates = dayNumber(to) - dayNumber(from) + 1;
  if (dates < 1 || dates > mostDates) throw invalid({ to: wrongFormat });
  return { from: startOfDate(from, timeZone), before: startOfDate(addDays(to, 1), timeZone) };
}

/** The play session of an account, and its reality checks (decisions 78). */
export function playTimeRoutes(
  { serve }: EndpointRoutes,
  { database, clock, sessions, live }: Services,
): void {
  /** Changes the play session of a player, and tells all devices when a check became due or was answered. */
  const change = async (
    id: number,
    apply: (transaction: Database, protection: Protection, now: Date) => Promise<Protection>,
  ): Promise<PlayTimeFigures> => {
    const now = clock.now();
    const { playTime, was, is } = await database.transaction(async (transaction) => {
      await lockPlayer(transaction, id);
      const before = await lockProtection(transaction, id);
      const after = await apply(transaction, before, now);
      return { playTime: getPlayTimeFigures(after, now), was: hasCheckDue(before), is: hasCheckDue(after) };
    });
    if (was !== is) live.emit(id, 'realityCheck', { isDue: is });
    return playTime;
  };

  serve(getPlayTime, async ({ bearer }) =>
    readPlayTime(database, await sessions.require(bearer), clock.now()),
  );

  serve(countPlayTime, async ({ bearer }) => change((await sessions.require(bearer)).id, countActivity));

  serve(answerRealityCheck, async ({ bearer, body }) =>
    change((await sessions.require(bearer)).id, (transaction, protection, now) =>
      answerCheck(transaction, protection, body, now),
    ),
  );

  serve(listRealityChecks, async ({ bearer, query }) => {
    const { id } = await sessions.require(bearer);
    return { checks: await readAnsweredChecks(database, id, parseInstants(query)) };
  });
}
