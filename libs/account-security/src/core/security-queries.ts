import { type ApiClient, type CallOptions } from '@casino-kit/api-client';
import {
  type AccountLogin,
  type AccountSecurity,
  type AccountSession,
  getLogins,
  getSecurity,
  getSessions,
} from '@casino-kit/api-contract';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** The key prefix of everything that this library reads. */
export const securityKey = ['account-security'] as const;

// Another device may change it at any time: it is read again whenever it is opened.
const shared = { networkMode: 'always' as const, staleTime: 0, meta: { audience: 'player' } };

/** Query options for how the account is protected. */
export const securityQuery = (client: Caller) => ({
  ...shared,
  queryKey: [...securityKey, 'protection'] as const,
  queryFn: ({ signal }: WithSignal = {}): Promise<AccountSecurity> =>
    client.call(getSecurity, {}, { signal }),
});

/** Query options for the open sessions, the one that asks first. */
export const sessionsQuery = (client: Caller) => ({
  ...shared,
  queryKey: [...securityKey, 'sessions'] as const,
  queryFn: ({ signal }: WithSignal = {}): Promise<AccountSession[]> =>
    client.call(getSessions, {}, { signal }),
});

/** A part of the login history. */
export interface LoginPage {
  logins: AccountLogin[];
  hasMore: boolean;
}

/** Query options for the logins of the past, page after page, the latest first. */
export const loginsQuery = (client: Caller) => ({
  ...shared,
  queryKey: [...securityKey, 'logins'] as const,
  queryFn: ({ pageParam, signal }: WithSignal & { pageParam?: string | undefined }): Promise<LoginPage> =>
    client.call(getLogins, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ logins, hasMore }: LoginPage) => (hasMore ? logins.at(-1)?.id : undefined),
});
