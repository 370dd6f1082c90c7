import { defaultCurrencyCode, getLoyaltyClub } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { toLoyaltyClub } from './club.js';

/** The VIP club as everyone sees it (§2); a player's own level is in the user details. */
export function loyaltyRoutes({ serve }: EndpointRoutes, { configuration, database }: Services): void {
  serve(getLoyaltyClub, async ({ query }) => {
    const { oneBonusOnly } = getProtectionPolicy(await readBrandSettings(database));
    return toLoyaltyClub(
      oneBonusOnly ? null : configuration.rates,
      query.currencyCode ?? defaultCurrencyCode,
    );
  });
}
