import { useApiClient } from '@casino-kit/api-client';
import { type HelpLine } from '@casino-kit/api-contract';
import { visitorLocationQuery } from '@casino-kit/compliance';
import { useAuthState } from '@casino-kit/session';
import { sortHelpLines, type SortedHelpLines, useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const none: readonly HelpLine[] = [];

/**
 * Returns the brand's help lines, those of the player's country first, or of a guest's probable one once it is known;
 * `undefined` without any.
 */
export function useHelpLines(): SortedHelpLines | undefined {
  const { helpLines: lines = none } = useSettings().operator;
  const ofAccount = useAuthState(({ user }) => user?.getUser.countryCode) ?? '';
  const enabled = ofAccount === '' && lines.some(({ country }) => country !== undefined);
  const { data } = useQuery({ ...visitorLocationQuery(useApiClient()), enabled });
  const country = ofAccount === '' ? data?.location.country.code : ofAccount;
  return useMemo(() => (lines.length === 0 ? undefined : sortHelpLines(lines, country)), [lines, country]);
}
