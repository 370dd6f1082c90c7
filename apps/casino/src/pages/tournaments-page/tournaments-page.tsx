import '@casino-kit/games/styles/pages.css';
import '@casino-kit/tournaments/styles.css';
import { listedTournamentStates } from '@casino-kit/api-contract';
import { TopWins } from '@casino-kit/games';
import { pagePath, usePagePath, useSettings } from '@casino-kit/settings';
import { TournamentPage, Tournaments, TournamentTabs } from '@casino-kit/tournaments';
import { EmptyLine, Link, PageHeader } from '@casino-kit/ui';
import { Trophy } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { playerZone } from '../../app/player-zone.js';
import { queryWithModal } from '../../modals/modal-query.js';
import styles from './tournaments-page.module.css';

/** What a server without tournaments shows in their place. */
function NoTournaments() {
  const t = usePageTexts();
  const promotions = usePagePath('promotions');
  return (
    <EmptyLine
      icon={<Trophy size={20} aria-hidden />}
      title={t('shell.tournaments.none')}
      action={<Link href={promotions}>{t('shell.promotions.title')}</Link>}
    >
      {t('shell.tournaments.none.text')}
    </EmptyLine>
  );
}

/**
 * `/tournaments`: tournaments by state (`?state=`) above the top wins, and one of them with `?tournament=`.
 */
export default function TournamentsPage() {
  const t = usePageTexts();
  const settings = useSettings();
  const path = usePagePath('tournaments');
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const opened = query.get('tournament');
  const state = listedTournamentStates.find((known) => known === query.get('state')) ?? 'running';
  const shared = {
    loginHref: queryWithModal(search, 'login'),
    timeZone: playerZone(),
    withoutTournaments: <NoTournaments />,
  };
  if (opened !== null && opened !== '')
    return (
      <TournamentPage
        key={opened}
        {...shared}
        tournamentId={opened}
        listHref={path}
        gameHref={(slug) => pagePath(settings, 'game', { game: slug })}
      />
    );
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('shell.tournaments.title')}
        end={
          <TournamentTabs
            state={state}
            onState={(next) =>
              setQuery(next === 'running' ? {} : { state: next }, { preventScrollReset: true })
            }
          />
        }
      />
      <Tournaments
        {...shared}
        state={state}
        tournamentHref={(id) => `${path}?tournament=${encodeURIComponent(id)}`}
      />
      <TopWins />
    </div>
  );
}
