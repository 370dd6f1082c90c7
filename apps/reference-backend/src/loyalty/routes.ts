import { defaultCurrencyCode, getLoyaltyClub } from '@casino-kit/api-contract';
import { type EndpointRoutes } from '../http/endpoint-route.js';
import { type Services } from '../services.js';
import { clubOf } from './club.js';

/** The VIP club as everyone sees it (§2); a player's own level is in the user details. */
export function loyaltyRoutes({ serve }: EndpointRoutes, { configuration }: Services): void {
  serve(getLoyaltyClub, ({ query }) =>
    Promise.resolve(clubOf(configuration.rates, query.currencyCode ?? defaultCurrencyCode)),
  );
}
