'use client';

import { useReturnToLastPage } from '@casino-kit/api-client/paging';
import { type TournamentDetails } from '@casino-kit/api-contract';
import { Button, EmptyLine, ErrorState, PagedList, Skeleton } from '@casino-kit/ui';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { boardParts } from '../../core/tournament-view.js';
import { type TournamentTexts } from '../use-tournament-texts.js';
import { useLeaderboard } from '../use-tournaments.js';
import { LeaderboardTable } from './leaderboard-table.js';
import styles from './leaderboard.module.css';

/**
 * The leaderboard of a tournament: the first places and the player's own one, with how many are left out between and after
 * them, or all of them in pages.
 */
export function Leaderboard({
  details,
  texts,
  rulesHref,
}: {
  details: TournamentDetails;
  texts: TournamentTexts;
  /** Leads to prizes and rules on the page. */
  rulesHref: string;
}) {
  const { tournament, leaders } = details;
  const { t, number } = texts;
  const [chosen, setPage] = useState<number | null>(null);
  const view = useLeaderboard(tournament.tournamentId, chosen ?? 1, chosen !== null);
  useReturnToLastPage(view, setPage);
  const page = view.kind === 'unsupported' ? null : chosen;
  const parts = boardParts(details);
  const hasMore = parts.some(({ kind }) => kind === 'gap') && view.kind !== 'unsupported';
  const content = () => {
    if (leaders.length === 0)
      return (
        <div className={styles.none}>
          <EmptyLine icon={<Trophy size={20} aria-hidden />} title={t('tournaments.board.none')}>
            {t('tournaments.board.none.text')}
          </EmptyLine>
        </div>
      );
    if (page === null) return <LeaderboardTable tournament={tournament} parts={parts} texts={texts} />;
    switch (view.kind) {
      case 'rows':
        return (
          <PagedList {...view} onPage={setPage}>
            {(pagination) => (
              <>
                <LeaderboardTable
                  tournament={tournament}
                  parts={view.rows.map((row) => ({ kind: 'row', row }))}
                  texts={texts}
                />
                <div className={styles.pages}>{pagination}</div>
              </>
            )}
          </PagedList>
        );
      case 'failed':
        return (
          <ErrorState
            title={t('tournaments.failed')}
            action={<Button onClick={view.retry}>{t('tournaments.retry')}</Button>}
          />
        );
      default:
        return (
          <div role="group" aria-busy="true" aria-label={t('tournaments.loading')}>
            <Skeleton height="480px" />
          </div>
        );
    }
  };
  return (
    <section className={styles.board} aria-label={t('tournaments.leaderboard')}>
      <div className={styles.head}>
        <h2>{t('tournaments.leaderboard')}</h2>
        <a href={rulesHref} className={styles.link}>
          {t('tournaments.prizesAndRules')}
        </a>
      </div>
      {content()}
      <div className={styles.foot}>
        <span>
          {t('tournaments.paidPlaces', {
            count: tournament.paidPlaces,
            places: number(tournament.paidPlaces),
          })}
        </span>
        {(hasMore || page !== null) && (
          <Button variant="ghost" size="md" onClick={() => setPage(page === null ? 1 : null)}>
            {t(page === null ? 'tournaments.showAll' : 'tournaments.showTop')}
          </Button>
        )}
      </div>
    </section>
  );
}
