'use client';

import { useQuery } from '@tanstack/react-query';
import { isUnsupported, useApiClient } from '@casino-kit/api-client';
import { statementsQuery } from '../core/rakeback-queries.js';
import { checkStatements } from '../core/statement-check.js';
import { browserSha256 } from './sha256.js';
import { type Calendar } from './use-calendar.js';

/**
 * Returns the statements of the whole window with their check, oldest first; loaded when the player opens the
 * explanation.
 */
export function useStatements({ userId, range, signedIn }: Calendar, enabled: boolean) {
  const client = useApiClient();
  const { queryFn, ...query } = statementsQuery(client, userId, range);
  const { data, error, isError, refetch } = useQuery({
    ...query,
    queryFn: async (context) => {
      const statements = await queryFn(context);
      const sha256 = browserSha256();
      return { statements, check: sha256 === null ? null : await checkStatements(statements, sha256) };
    },
    enabled: enabled && signedIn,
  });
  return {
    chain: data ?? null,
    /** The server has no statements (decisions 40). */
    unsupported: isUnsupported(error),
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
