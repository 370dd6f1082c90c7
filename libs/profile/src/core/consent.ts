import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Consent, getConsent, type MarketingConsent, setConsent } from '@casino-kit/api-contract';

type Caller = Pick<ApiClient, 'call'>;

export const consentKey = ['profile', 'consent'] as const;

/** Query options for what the player agrees to receive. */
export function consentQuery(client: Caller) {
  return {
    queryKey: consentKey,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'> = {}): Promise<MarketingConsent> =>
      client.call(getConsent, {}, { signal }),
    ...({ networkMode: 'always', staleTime: 0, meta: { audience: 'player' } } as const),
  };
}

/** Sends everything that the player agrees to receive, and returns what is given then. */
export function saveConsent(client: Caller, given: readonly Consent[]): Promise<MarketingConsent> {
  return client.call(setConsent, { body: { given: [...given] } });
}

const isSame = (a: Consent, b: Consent) => a.channel === b.channel && a.product === b.product;

/** Returns whether a consent is given. */
export const hasConsent = (given: readonly Consent[], one: Consent): boolean =>
  given.some((other) => isSame(other, one));

/** Returns what is given after one consent was given or withdrawn. */
export function withConsent(given: readonly Consent[], one: Consent, isGiven: boolean): Consent[] {
  const others = given.filter((other) => !isSame(other, one));
  return isGiven ? [...others, one] : others;
}
