import * as v from 'valibot';
import {
  acknowledgeFunds,
  confirmLimitChoice,
  confirmLoginSummary,
  confirmLoosenedLimit,
  consentChannels,
  createExclusion,
  exclusion as exclusionSchema,
  getExclusions,
  getFundsNotice,
  getLimits,
  getPlayMarkers,
  type PlayLimits,
  removeSessionTimeLimit,
  requestReopening,
  setLimit,
  setRealityCheck,
  setSessionTimeLimit,
} from '@casino-kit/api-contract';
import { exclusionState, offeredExclusions, restrictionAt, type SessionTime } from '@casino-kit/play-limits';
import { type Database } from '../database/database.js';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { runIdempotent } from '../idempotency/idempotency.js';
import { type LinkedExclusion } from '../identity/person-guard.js';
import { lockPlayer } from '../identity/lock-player.js';
import {
  type EndedSessions,
  endPlayerSessions,
  shortenSessions,
  type LoggedInPlayer,
} from '../identity/sessions.js';
import { emitNotices } from '../notices/emit-notices.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { emitBalances } from '../wallets/emit-balances.js';
import {
  recordLimitChoice,
  applyConfirmedLimit,
  applyConfirmedSessionTime,
  isLooserLimit,
  updateLimit,
  updateRealityCheck,
  updateSessionTime,
  updateTimeZone,
} from './change-limits.js';
import { excludePlayer, listExclusions } from './create-exclusion.js';
import { isSelfExcluded, readColumns } from './excluded.js';
import { recordFundsAcknowledgement, readFundsNotice } from './funds-notice.js';
import { recordSummarySeen } from './login-summary.js';
import { lockProtection, type Protection } from './lock-protection.js';
import { type ProtectionRecords } from './player-records.js';
import { readPlayMarkers } from './play-markers.js';
import { recordReopeningRequest } from './reopening.js';
import { readLimits } from './read-limits.js';
import { isLooserTime, toSessionMinutes } from './session-limit.js';
import { tellOfLooser } from './tell-of-limits.js';

/** A change of what protects a player, inside a transaction that has locked both. */
type Change = (transaction: Database, protection: Protection, now: Date) => Promise<Protection>;

/** Ends the sessions of players who are self-excluded, where the policy closes logins then (`exclusionClosesLogin`). */
async function endExcluded(
  transaction: Database,
  playerIds: readonly number[],
  now: Date,
): Promise<EndedSessions[]> {
  if (!getProtectionPolicy(await readBrandSettings(transaction)).exclusionClosesLogin) return [];
  const ended: EndedSessions[] = [];
  for (const playerId of playerIds)
    if (isSelfExcluded(await readColumns(transaction, playerId), now))
      ended.push(await endPlayerSessions(transaction, playerId, 'ACCOUNT_LOCKED', now));
  return ended;
}

/** Limits, session time, reality check, breaks and exclusions (§3, §4, §5, §6, §8). */
export function protectionRoutes(
  { serve }: EndpointRoutes,
  services: Services,
  records: ProtectionRecords,
): void {
  const { database, clock, sessions, live, mail, persons, security, configuration } = services;
  const { globalMaxBet } = configuration;

  /** Changes something and returns all limits as they are after it. Adds a notice of a looser one that counts at once. */
  const change = async (
    session: LoggedInPlayer,
    apply: Change,
    afterwards?: (transaction: Database, protection: Protection, now: Date) => Promise<EndedSessions | null>,
  ): Promise<PlayLimits> => {
    const { limits, ended, isTold } = await database.transaction(async (transaction) => {
      const now = clock.now();
      await lockPlayer(transaction, session.id);
      const before = await lockProtection(transaction, session.id);
      const protection = await apply(transaction, before, now);
      return {
        ended: (await afterwards?.(transaction, protection, now)) ?? null,
        limits: await readLimits(transaction, protection, {
          session,
          money: records,
          globalMaxBet,
          now,
        }),
        isTold: await tellOfLooser(transaction, before.row, protection.row, now),
      };
    });
    if (ended !== null && ended.sessionKeys.length > 0) live.dropSessions(ended);
    if (isTold) await emitNotices(services, session.id);
    return limits;
  };

  /** Changes the session time and applies it to the open sessions. */
  const changeSessionTime = (session: LoggedInPlayer, time: SessionTime | null) =>
    change(
      session,
      async (transaction, protection, now) => {
        const changed = await updateSessionTime(transaction, protection, time, session.startedAt, now);
        if (isLooserTime(time, restrictionAt(protection.row.sessionTime, now).value))
          await security.requireConfirmation(transaction, session, now);
        return changed;
      },
      async (transaction, { row }, now) => {
        const current = restrictionAt(row.sessionTime, now).value;
        return current === null
          ? null
          : shortenSessions(transaction, session.id, toSessionMinutes(current), now);
      },
    );

  serve(getLimits, async ({ bearer, query }) =>
    change(await sessions.require(bearer), (transaction, protection) =>
      updateTimeZone(transaction, protection, query.timeZone),
    ),
  );

  serve(setLimit, async ({ bearer, body }) => {
    const session = await sessions.require(bearer);
    return change(session, async (transaction, protection, now) => {
      const changed = await updateLimit(transaction, protection, body, now);
      // Last, so that nobody confirms what is rejected then.
      if (isLooserLimit(protection, body, now)) await security.requireConfirmation(transaction, session, now);
      return changed;
    });
  });

  serve(setSessionTimeLimit, async ({ bearer, body }) =>
    changeSessionTime(await sessions.require(bearer), body),
  );

  serve(removeSessionTimeLimit, async ({ bearer }) =>
    changeSessionTime(await sessions.require(bearer), null),
  );

  serve(setRealityCheck, async ({ bearer, body }) =>
    change(await sessions.require(bearer), (transaction, protection, now) =>
      updateRealityCheck(transaction, protection, body.minutes, now),
    ),
  );

  serve(confirmLimitChoice, async ({ bearer }) =>
    change(await sessions.require(bearer), (transaction, protection, now) =>
      recordLimitChoice(transaction, protection, now),
    ),
  );

  serve(confirmLoginSummary, async ({ bearer }) =>
    change(await sessions.require(bearer), (transaction, protection) =>
      recordSummarySeen(transaction, protection),
    ),
  );

  serve(confirmLoosenedLimit, async ({ bearer, body }) => {
    const session = await sessions.require(bearer);
    return change(session, async (transaction, protection, now) => {
      const changed =
        body.kind === 'session-time'
          ? await applyConfirmedSessionTime(transaction, protection, now)
          : await applyConfirmedLimit(transaction, protection, { ...body, kind: body.kind }, now);
      await security.requireConfirmation(transaction, session, now);
      return changed;
    });
  });

  serve(getFundsNotice, async ({ bearer, language }) => {
    const { id } = await sessions.require(bearer);
    return database.transaction(async (transaction) => ({
      notice: await readFundsNotice(transaction, await lockProtection(transaction, id), language),
    }));
  });

  serve(acknowledgeFunds, async ({ bearer, body }) => {
    const { id } = await sessions.require(bearer);
    await database.transaction(async (transaction) => {
      await lockPlayer(transaction, id);
      const protection = await lockProtection(transaction, id);
      await recordFundsAcknowledgement(transaction, protection, body.version, clock.now());
    });
    return { notice: null };
  });

  serve(getExclusions, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    const now = clock.now();
    const rules = getProtectionPolicy(await readBrandSettings(database));
    return {
      exclusions: await listExclusions(database, id, rules, now),
      offered: offeredExclusions(rules, now),
    };
  });

  serve(requestReopening, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    const opensAt = await database.transaction((transaction) =>
      recordReopeningRequest(transaction, id, clock.now()),
    );
    return { opensAt: opensAt.toISOString() };
  });

  serve(getPlayMarkers, async ({ bearer, query }) => {
    const { id } = await sessions.require(bearer);
    return readPlayMarkers(database, id, { timeZone: query.timeZone, now: clock.now() });
  });

  serve(createExclusion, async ({ bearer, body, idempotencyKey, contentHash }) => {
    const { id } = await sessions.require(bearer);
    const identity = {
      owner: `player:${id}`,
      key: idempotencyKey,
      bodyHash: contentHash('exclusion'),
    };
    const now = clock.now();
    const { forfeitBonuses, withdrawConsents } = records;
    let linked: readonly LinkedExclusion[] = [];
    let ended: readonly EndedSessions[] = [];
    const { response, fresh } = await runIdempotent(
      database,
      identity,
      now,
      async (transaction) => {
        await persons.lock(transaction);
        const created = await excludePlayer(
          transaction,
          id,
          body,
          { mail, forfeitBonuses, withdrawConsents },
          now,
        );
        linked = await records.spreadExclusions(transaction, id, now);
        ended = await endExcluded(transaction, [id, ...linked.map(({ playerId }) => playerId)], now);
        return created;
      },
      (kept) => v.parse(exclusionSchema, kept),
    );
    if (fresh) {
      persons.announce(linked);
      live.leaveRooms(id);
      live.emit(id, 'exclusion', { exclusionId: response.exclusionId });
      live.emit(id, 'marketing:stop', { channels: consentChannels });
      await emitBalances(services, id);
      for (const sessionsOver of ended) live.dropSessions(sessionsOver);
    }
    return { ...response, state: exclusionState(response, now) };
  });
}
