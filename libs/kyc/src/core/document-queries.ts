import { type ApiClient, CallError, type CallOptions, isUnsupported } from '@casino-kit/api-client';
import {
  type DocumentLabel,
  getDocumentLabels,
  getDocuments,
  type IdentityDocuments,
} from '@casino-kit/api-contract';

type Caller = Pick<ApiClient, 'call'>;
type WithSignal = Pick<CallOptions, 'signal'>;

/** Statuses of a server that lacks the calls. */
const missingStatuses: readonly (number | null)[] = [404, 405, 501];

/** Returns the data of a call, `null` if the server does not have it: nothing asks for it again in this visit. */
async function orMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isUnsupported(error)) return null;
    if (error instanceof CallError && missingStatuses.includes(error.status)) return null;
    throw error;
  }
}

export const labelsKey = ['kyc', 'labels'] as const;
export const documentsKey = ['kyc', 'documents'] as const;

/** How often documents that are being checked are read again, in ms. */
const checkedEveryMs = 30_000;

/** Query options for the kinds of documents; `null` when the server has no documents. */
export function labelsQuery(client: Caller) {
  return {
    queryKey: labelsKey,
    queryFn: async ({ signal }: WithSignal = {}): Promise<DocumentLabel[] | null> =>
      (await orMissing(client.call(getDocumentLabels, {}, { signal })))?.labels ?? null,
    networkMode: 'always' as const,
    staleTime: 300_000,
    meta: { audience: 'player' },
  };
}

/**
 * Query options for the player's documents; `null` when the server has none. They are read again while one is being
 * checked or the profile lags behind.
 */
export function documentsQuery(client: Caller) {
  return {
    queryKey: documentsKey,
    queryFn: ({ signal }: WithSignal = {}): Promise<IdentityDocuments | null> =>
      orMissing(client.call(getDocuments, {}, { signal })),
    networkMode: 'always' as const,
    staleTime: 10_000,
    refetchInterval: ({ state: { data } }: { state: { data?: IdentityDocuments | null | undefined } }) =>
      data?.profileLags || data?.documents.some(({ status }) => status === 'pending-review')
        ? checkedEveryMs
        : false,
    meta: { audience: 'player' },
  };
}
