import { type ClubHost, defaultCurrencyCode, getLoyaltyClub } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { type BrandFields } from '../settings/brand-fields.js';
import { getProtectionPolicy, readBrandSettings } from '../settings/brand-settings.js';
import { toLoyaltyClub } from './club.js';
import { ratesOfBrand } from './reward-rates.js';

/** Returns the club's host with the brand's words in a language, or in English. */
function toClubHost({ clubHost }: Partial<BrandFields>, language: string | undefined): ClubHost | null {
  if (clubHost === undefined) return null;
  const { text = {}, ...host } = clubHost;
  const textIn = (code: string) => (Object.hasOwn(text, code) ? text[code]?.trim() : undefined);
  return { ...host, text: textIn(language ?? 'en') || textIn('en') || null };
}

/** The VIP club as everyone sees it (§2); a player's own level is in the user details. */
export function loyaltyRoutes({ serve }: EndpointRoutes, { configuration, database }: Services): void {
  serve(getLoyaltyClub, async ({ query, language }) => {
    const settings = await readBrandSettings(database);
    const { oneBonusOnly } = getProtectionPolicy(settings);
    return toLoyaltyClub({
      rates: oneBonusOnly ? null : ratesOfBrand(configuration.rates, settings),
      currencyCode: query.currencyCode ?? defaultCurrencyCode,
      host: toClubHost(settings, language),
    });
  });
}
