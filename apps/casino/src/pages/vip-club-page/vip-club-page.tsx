import '@casino-kit/loyalty/styles.css';
import { PopularGames } from '@casino-kit/games';
import { useIsAuthenticated } from '@casino-kit/session';
import { PageHeader } from '@casino-kit/ui';
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
  const head = { title: t('shell.vipClub.title'), lead: t('shell.vipClub.lead') };
  const isAuthenticated = useIsAuthenticated();
  if (frame === 'site' && !isAuthenticated)
    return (
      <div className={styles.page}>
        <PageHeader {...head} />
        <VipClubContent />
        <PopularGames />
      </div>
    );
  return (
    <AccountFrame view="vip-club" title={head.title} subtitle={head.lead}>
      {() => <VipClubContent />}
    </AccountFrame>
  );
}
