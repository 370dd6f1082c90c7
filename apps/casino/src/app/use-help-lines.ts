import { useApiClient } from '@casino-kit/api-client';
import { type HelpLine } from '@casino-kit/api-contract';
import { visitorLocationQuery } from '@casino-kit/compliance';
import { sortHelpLines, type SortedHelpLines, useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const none: readonly HelpLine[] = [];

/**
 * Returns the brand's help lines, those of the visitor's probable country first once it is known; `undefined` without any.
 */
export function useHelpLines(): SortedHelpLines | undefined {
  const { helpLines: lines = none } = useSettings().operator;
  const enabled = lines.some(({ country }) => country !== undefined);
  const { data } = useQuery({ ...visitorLocationQuery(useApiClient()), enabled });
  const country = data?.location.country.code;
  return useMemo(() => (lines.length === 0 ? undefined : sortHelpLines(lines, country)), [lines, country]);
}
