import { countryBlocked, logEvent, reverseGeocode } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { nearestCountry } from './nearest-country.js';
import { countryBlockReports, visitorEvents } from './tables.js';

/** A visit as the shell reports it, at most once in half an hour for each visitor (§9). */
export interface Visit {
  campaign: Readonly<Record<string, unknown>> | undefined;
  address: string;
  /** Undefined for a guest. */
  playerId: number | undefined;
}

/** What the shell reports about its visitors: events and blocked countries (§7); the country of a position. */
export function visitorRoutes(
  { serve }: EndpointRoutes,
  { database, clock, sessions }: Services,
  onVisit: (visit: Visit) => Promise<void>,
): void {
  serve(logEvent, async ({ body, bearer, address }) => {
    const player = await sessions.find(bearer);
    await database.insert(visitorEvents).values({
      playerId: player?.id ?? null,
      event: body.event,
      data: body.data ?? {},
      marketing: body.mkt ?? {},
      deviceType: body.userDeviceType ?? '',
      coupon: body.cpncToSent ?? '',
      createdAt: clock.now(),
    });
    if (body.event === 'MARKETING_VISIT')
      await onVisit({ campaign: body.mkt, address, playerId: player?.id });
    return undefined;
  });
  serve(countryBlocked, async ({ body }) => {
    await database.insert(countryBlockReports).values({
      ip: body.ip,
      countryCode: body.country,
      firstUrl: body.firstUrl,
      createdAt: clock.now(),
    });
    return undefined;
  });
  serve(reverseGeocode, ({ query: { lat, lon } }) => {
    return { location: { country: { code: nearestCountry(Number(lat), Number(lon)) } } };
  });
}
