import { createHash, timingSafeEqual } from 'node:crypto';
import { asc, eq, gt } from 'drizzle-orm';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { getBearerToken } from '../http/bearer.js';
import { reject } from '../http/api-error.js';
import { readQuery } from '../http/read-input.js';
import { players } from '../identity/tables.js';
import { type Services } from '../services.js';
import { readConsents } from './consents.js';
import { mayAdvertise } from './may-remind.js';
import { marketingStops } from './tables.js';

export const marketingStopsPath = '/api/operator/marketing-stops';

/** How many stops one response has. */
const most = 500;

/** Where the operator's mailer asks, before each message, whether it may be sent. */
export const marketingPermissionPath = '/api/operator/marketing-permission';

const permissionQuery = v.object({
  playerId: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
});
const query = v.object({
  since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), '0'),
});

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves the withdrawals of consent to the company that sends offers: those after the number `since`, in their order, and the
 * number to read on from. Only with the key of the operator (`OPERATOR_KEY`); without one there is no such call. It is no call
 * of the shell: no browser reaches it. Beside it the same company asks before each message whether a player may get it, and what
 * they agree to: while advertising is closed to them (`mayAdvertise`) nothing.
 */
export function marketingRoutes(app: FastifyInstance, services: Services): void {
  const { database, configuration, clock } = services;
  const { operatorKey } = configuration;
  if (operatorKey === undefined) return;
  const expected = digest(operatorKey);
  const requireKey = (request: FastifyRequest) => {
    const shown = getBearerToken(request);
    if (shown === undefined || !timingSafeEqual(digest(shown), expected))
      throw reject('NOT_FOUND', 'There is nothing at this address.');
  };
  app.get(marketingPermissionPath, async (request) => {
    requireKey(request);
    const { playerId } = readQuery(permissionQuery, request.query);
    const [player] = await database.select({ id: players.id }).from(players).where(eq(players.id, playerId));
    if (player === undefined) throw reject('NOT_FOUND', 'There is no such player.');
    const isOpen = await mayAdvertise(services, playerId, clock.now());
    return { success: true, data: { given: isOpen ? await readConsents(database, playerId) : [] } };
  });
  app.get(marketingStopsPath, async (request) => {
    requireKey(request);
    const { since } = readQuery(query, request.query);
    const stops = await database
      .select({
        id: marketingStops.id,
        playerId: marketingStops.playerId,
        email: players.email,
        phoneCode: players.phoneCode,
        phone: players.phone,
        stopped: marketingStops.stopped,
        reason: marketingStops.reason,
        at: marketingStops.createdAt,
      })
      .from(marketingStops)
      .innerJoin(players, eq(players.id, marketingStops.playerId))
      .where(gt(marketingStops.id, since))
      .orderBy(asc(marketingStops.id))
      .limit(most);
    return {
      success: true,
      data: {
        stops: stops.map(({ phoneCode, phone, at, ...stop }) => ({
          ...stop,
          phone: phone === '' ? null : `+${phoneCode}${phone}`,
          at: at.toISOString(),
        })),
        next: stops.at(-1)?.id ?? since,
      },
    };
  });
}
