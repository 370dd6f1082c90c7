'use client';

import { listedTournamentStates, type ListedTournamentState } from '@casino-kit/api-contract';
import { SegmentedControl } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { useNumberFormat } from '@casino-kit/i18n';
import { useTournamentList, useTournamentsOffered } from '../use-tournaments.js';
import styles from './tournament-tabs.module.css';

export interface TournamentTabsProps {
  /** The state whose tournaments are in the list; `Tournaments` receives the same. */
  state: ListedTournamentState;
  /** Called with the state that the player selects: write it into the address. */
  onState: (state: ListedTournamentState) => void;
}

/** Chooses between tournaments that run, that are coming, and that have ended, with how many there are. */
export function TournamentTabs({ state, onState }: TournamentTabsProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const isOffered = useTournamentsOffered();
  const counts = useTournamentList(state).data?.counts ?? null;
  if (!isOffered) return null;
  return (
    <div className={styles.tabs}>
      <SegmentedControl
        label={t('tournaments.state.choose')}
        value={state}
        onChange={onState}
        options={listedTournamentStates.map((value) => ({
          value,
          label: (
            <>
              {t(`tournaments.state.${value}`)}{' '}
              {counts !== null && value !== 'finished' && counts[value] > 0 && (
                <span className={styles.count}>{numbers.format(counts[value])}</span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
