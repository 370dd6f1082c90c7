'use client';

import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { useAuthState } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { documentsQuery, labelsQuery } from '../core/document-queries.js';
import { type KindView, toKindViews } from '../core/kind-view.js';

/** The documents of the player or guest who looks at the page, as far as known. */
export type Documents =
  | { kind: 'guest' | 'loading' | 'unsupported' }
  | { kind: 'failed'; retry: () => void }
  | {
      kind: 'ready';
      views: readonly KindView[];
      /** Every required document is approved and the profile does not show it yet (§8). */
      profileLags: boolean;
      /** Documents are taken after the first deposit (`allowKYCBeforeDeposit`), which has not been made. */
      needsDeposit: boolean;
    };

/** Returns the logged-in player's documents by kind. Nothing is requested for a guest (§6). */
export function useDocuments(): Documents {
  const client = useApiClient();
  const { initialized, authenticated, user } = useAuthState();
  const { allowKYCBeforeDeposit } = useSettings();
  const isHydrated = useHydrated();
  const labels = useQuery({ ...labelsQuery(client), enabled: authenticated });
  const documents = useQuery({ ...documentsQuery(client), enabled: authenticated });
  const views = useMemo(
    () => (labels.data && documents.data ? toKindViews(labels.data, documents.data.documents) : null),
    [labels.data, documents.data],
  );
  if (initialized && !authenticated) return { kind: 'guest' };
  if (!isHydrated) return { kind: 'loading' };
  if (labels.data === null || documents.data === null) return { kind: 'unsupported' };
  if (views !== null && documents.data)
    return {
      kind: 'ready',
      views,
      profileLags: documents.data.profileLags,
      needsDeposit: !allowKYCBeforeDeposit && user?.depositCount === 0,
    };
  const failed = [labels, documents].filter(({ isError }) => isError);
  if (failed.length === 0) return { kind: 'loading' };
  return { kind: 'failed', retry: () => failed.forEach(({ refetch }) => void refetch()) };
}
