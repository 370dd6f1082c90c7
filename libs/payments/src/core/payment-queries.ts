import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import { type Deposit, getDeposit, getPayments, type PaymentMethod } from '@casino-kit/api-contract';
import { isUnderWay, outcomeOfStatus } from './deposit-outcome.js';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Query options for the payment methods of a currency and a country, as the server lists them (§7). */
export function paymentMethodsQuery(client: Caller, place: { currencyCode: string; countryCode: string }) {
  return {
    queryKey: ['payments', 'methods', place.currencyCode, place.countryCode] as const,
    queryFn: async ({ signal }: WithSignal = {}): Promise<PaymentMethod[]> =>
      (await client.call(getPayments, { query: place }, { signal })).payments,
    staleTime: 60_000,
    meta: { audience: 'player' },
  };
}

/** Milliseconds between two questions after a deposit that is under way. */
export const depositPollMs = 3_000;

/** Query options for a deposit as it stands now; asked for again until it is settled. */
export function depositQuery(client: Caller, depositId: string) {
  return {
    queryKey: ['payments', 'deposit', depositId] as const,
    queryFn: ({ signal }: WithSignal = {}): Promise<Deposit> =>
      client.call(getDeposit, { params: { depositId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data: Deposit | undefined } }): number | false =>
      state.data === undefined || isUnderWay(outcomeOfStatus(state.data.status)) ? depositPollMs : false,
    meta: { audience: 'player' },
  };
}
