import * as v from 'valibot';
import { flag, list, readObject, withDefault } from '../reading.js';

/** How a player can be written to or called about offers. */
export const consentChannels = ['email', 'sms', 'phone', 'push'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** What an offer can be about: games of the casino, live tables, bonuses. */
export const consentProducts = ['casino', 'live', 'bonus'] as const;
export type ConsentProduct = (typeof consentProducts)[number];

/** One consent: offers about a product by a channel. */
export const consent = readObject({
  channel: v.picklist(consentChannels),
  product: v.picklist(consentProducts),
});
export type Consent = v.InferOutput<typeof consent>;

/** What a player agrees to receive. */
export const marketingConsent = readObject({
  /** Every consent that is given; what is not listed is not agreed to. */
  given: list(consent),
  /** The player is excluded: nothing is given, and nothing can be until that ends. */
  isClosed: withDefault(flag, false),
  /** A new player is asked for each of them at the end of the sign-up, whose form does not ask. */
  isAskedAtSignUp: withDefault(flag, false),
});
export type MarketingConsent = v.InferOutput<typeof marketingConsent>;
