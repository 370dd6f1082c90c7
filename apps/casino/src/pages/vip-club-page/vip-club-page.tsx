import '@casino-kit/loyalty/styles.css';
import { GameRow, lobbyRowFilter } from '@casino-kit/games';
import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { PageHeader } from '@casino-kit/ui';
import { Flame } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { AccountFrame } from '../account/account-frame.js';
import { VipClubContent } from './vip-club.js';
import styles from './vip-club.module.css';

/**
 * `/vip-club` and `/profile2/vip-club`: the player's level and what comes back from play, in the frame of the account. At the
 * first a guest reads about the club, and finds games below.
 */
export default function VipClubPage({ frame }: { frame: 'site' | 'account' }) {
  const t = usePageTexts();
  const popular = usePagePath('popular');
  const head = { title: t('shell.vipClub.title'), lead: t('shell.vipClub.lead') };
  const isAuthenticated = useIsAuthenticated();
  if (frame === 'site' && !isAuthenticated)
    return (
      <div className={styles.page}>
        <PageHeader {...head} />
        <VipClubContent />
        <GameRow
          title={t('shell.tournaments.popular')}
          icon={<Flame size={22} aria-hidden />}
          filter={lobbyRowFilter('popular')}
          href={popular}
        />
      </div>
    );
  return (
    <AccountFrame view="vip-club" title={head.title} subtitle={head.lead}>
      {() => <VipClubContent />}
    </AccountFrame>
  );
}
