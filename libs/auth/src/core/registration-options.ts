import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Currency, getCurrencies, getRegistrationFields } from '@casino-kit/api-contract';

const day = 24 * 60 * 60 * 1000;
// A browser that believes itself offline must fail at once and offer a retry, instead of waiting silently.
const atOnce = { networkMode: 'always', staleTime: day } as const;

/** Query options: the currencies an account may have. */
export function currenciesQuery(client: ApiClient) {
  return {
    queryKey: ['auth', 'currencies'] as const,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'>): Promise<Currency[]> =>
      client.call(getCurrencies, {}, { signal }),
    ...atOnce,
  };
}

/** Query options: which fields of the registration form are shown; 0 means hidden. */
export function registrationFieldsQuery(client: ApiClient) {
  return {
    queryKey: ['auth', 'registration-fields'] as const,
    queryFn: ({ signal }: Pick<CallOptions, 'signal'>): Promise<Record<string, number>> =>
      client.call(getRegistrationFields, {}, { signal }),
    ...atOnce,
  };
}
