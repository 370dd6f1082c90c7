import * as v from 'valibot';
import {
  getCalendarAward,
  getRakebackDays,
  getRakebackStatements,
  rakebackClaim,
} from '@casino-kit/api-contract';
import { isTimeZone } from '@casino-kit/calendar-dates';
import { invalid, reject } from '../http/api-error.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { hashRequest } from '../http/request-hash.js';
import { type LoggedInPlayer } from '../identity/sessions.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { type Services } from '../services.js';
import { emitBalances } from '../wallets/emit-balances.js';
import { type Calendar, openCalendar } from './calendar.js';
import { claimDay } from './claim.js';
import { readDays, readRunningAward, readStatements } from './read-days.js';

/** What is stored of the response to a claim. */
const claimed = v.object({ amount: v.string(), bonusId: v.string() });

/** @throws ApiError VALIDATION */
function checkZone(timeZone: string): void {
  if (!isTimeZone(timeZone)) throw invalid({ timeZone: 'form.validation.invalid.format' });
}

/** A calendar is visible only to its player. @throws ApiError NOT_FOUND */
function rejectOthers(player: LoggedInPlayer, asked: string | undefined): void {
  if (asked !== undefined && asked !== String(player.id))
    throw reject('NOT_FOUND', 'There is no such calendar.');
}

/** The rakeback calendar, the calculation of its days, and the running cashback (§3, §4, §7). */
export function rakebackRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, clock, sessions, configuration } = services;
  const { rates } = configuration;
  const openOwnCalendar = (player: LoggedInPlayer, timeZone?: string): Promise<Calendar> =>
    database.transaction((transaction) => openCalendar(transaction, player.id, rates, clock.now(), timeZone));

  serve(getRakebackDays, async ({ bearer, query }) => {
    const player = await sessions.require(bearer);
    const { user, bonusId, timeZone } = query;
    rejectOthers(player, user);
    if (timeZone !== undefined) checkZone(timeZone);
    const calendar = await openOwnCalendar(player, timeZone);
    const { currencyCode } = player;
    return { days: await readDays(database, calendar, { currencyCode, bonusId }, clock.now()) };
  });

  serve(getRakebackStatements, async ({ bearer, query }) => {
    const player = await sessions.require(bearer);
    return { statements: await readStatements(database, await openOwnCalendar(player), query) };
  });

  serve(getCalendarAward, async ({ bearer, query }) => {
    const player = await sessions.require(bearer);
    rejectOthers(player, query.user);
    const calendar = await openOwnCalendar(player);
    return {
      userCalendarData: await readRunningAward(database, calendar, player.currencyCode, rates, clock.now()),
    };
  });

  serve(rakebackClaim, async ({ bearer, query, body, idempotencyKey }) => {
    const player = await sessions.require(bearer);
    const { timeZone } = query;
    const { bonusId, claimDate, customerDate } = body;
    checkZone(timeZone);
    if (query.bonusId !== bonusId) throw invalid({ bonusId: 'form.validation.invalid.format' });
    if (query.customerDate !== customerDate)
      throw invalid({ customerDate: 'form.validation.invalid.format' });
    const identity = {
      owner: `player:${player.id}`,
      key: idempotencyKey,
      // The key identifies the day; the same request may come again on another date.
      bodyHash: hashRequest(rakebackClaim.name, 'rakeback', { bonusId, claimDate }),
    };
    const now = clock.now();
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      now,
      (transaction) =>
        claimDay(
          transaction,
          { playerId: player.id, bonusId, claimDate, customerDate, timeZone },
          rates,
          now,
        ),
      (kept) => v.parse(claimed, kept),
    );
    if (fresh) await emitBalances(services, player.id);
    return response;
  });
}
