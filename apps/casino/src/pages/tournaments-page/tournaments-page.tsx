import { GameRow, lobbyRowFilter, TopWins } from '@casino-kit/games';
import { usePagePath } from '@casino-kit/settings';
import { EmptyLine, Link, PageHeader } from '@casino-kit/ui';
import { Flame, Radio, Trophy } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import styles from './tournaments-page.module.css';

/** `/tournaments`: no call of the contract lists tournaments, so none is running; the top wins, and games to play meanwhile. */
export default function TournamentsPage() {
  const t = usePageTexts();
  const promotions = usePagePath('promotions');
  const popular = usePagePath('popular');
  const live = usePagePath('live-casino');
  return (
    <div className={styles.page}>
      <PageHeader title={t('shell.tournaments.title')} />
      <EmptyLine
        icon={<Trophy size={20} aria-hidden />}
        title={t('shell.tournaments.none')}
        action={<Link href={promotions}>{t('shell.promotions.title')}</Link>}
      >
        {t('shell.tournaments.none.text')}
      </EmptyLine>
      <TopWins />
      <GameRow
        title={t('shell.tournaments.popular')}
        icon={<Flame size={22} aria-hidden />}
        filter={lobbyRowFilter('popular')}
        href={popular}
      />
      <GameRow
        title={t('shell.tournaments.live')}
        icon={<Radio size={22} aria-hidden />}
        filter={lobbyRowFilter('live')}
        href={live}
        size="table"
      />
    </div>
  );
}
