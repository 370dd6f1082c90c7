import { useApiClient } from '@casino-kit/api-client';
import { type HelpLine } from '@casino-kit/api-contract';
import { visitorLocationQuery } from '@casino-kit/compliance';
import { useAuthState } from '@casino-kit/session';
import { sortHelpLines, type SortedHelpLines, useSettings } from '@casino-kit/settings';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Who helps everywhere: a brand without lines of its own names the organisations that its rules name. */
const everywhere: readonly HelpLine[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org' },
];

/**
 * Returns the brand's help lines, those of the player's country first, or of a guest's probable one once it is known;
 * those for everybody where the brand has none.
 */
export function useHelpLines(): SortedHelpLines {
  const { helpLines = everywhere } = useSettings().operator;
  const lines = helpLines.length === 0 ? everywhere : helpLines;
  const ofAccount = useAuthState(({ user }) => user?.getUser.countryCode) ?? '';
  const enabled = ofAccount === '' && lines.some(({ country }) => country !== undefined);
  const { data } = useQuery({ ...visitorLocationQuery(useApiClient()), enabled });
  const country = ofAccount === '' ? data?.location.country.code : ofAccount;
  return useMemo(() => sortHelpLines(lines, country), [lines, country]);
}
