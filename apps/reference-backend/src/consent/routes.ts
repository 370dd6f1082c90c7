import { type Consent, getConsent, setConsent } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { isExcluded } from '../protection/excluded.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { readConsents, replaceConsents } from './consents.js';

const getChannels = (consents: readonly Consent[]) => [...new Set(consents.map(({ channel }) => channel))];

/** What a player agrees to receive (decision 79). */
export function consentRoutes({ serve }: EndpointRoutes, services: Services): void {
  const { database, clock, sessions, live } = services;

  /** Whether new players are asked by channel and product, in place of the newsletter of the form. */
  const isAskedAtSignUp = async () => getProtectionPolicy(await readBrandSettings(database)).consentAtSignUp;

  serve(getConsent, async ({ bearer }) => {
    const { id } = await sessions.require(bearer);
    return {
      given: [...(await readConsents(database, id))],
      isClosed: await isExcluded(database, id, clock.now()),
      isAskedAtSignUp: await isAskedAtSignUp(),
    };
  });

  serve(setConsent, async ({ bearer, body }) => {
    const { id } = await sessions.require(bearer);
    const { given, stopped } = await database.transaction((transaction) =>
      replaceConsents(transaction, id, body.given, clock.now()),
    );
    if (stopped.length > 0) live.emit(id, 'marketing:stop', { channels: getChannels(stopped) });
    return { given, isClosed: false, isAskedAtSignUp: await isAskedAtSignUp() };
  });
}
