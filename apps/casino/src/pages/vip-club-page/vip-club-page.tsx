import '@casino-kit/loyalty/styles.css';
import '@casino-kit/profile/styles.css';
import { GameRow, lobbyRowFilter } from '@casino-kit/games';
import { ProfileFrame } from '@casino-kit/profile';
import { modalHref, usePagePath } from '@casino-kit/settings';
import { PageHeader } from '@casino-kit/ui';
import { Flame } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { useAccountSections } from '../account/account-sections.js';
import { VipClubContent } from './vip-club.js';
import styles from './vip-club.module.css';

/** `/vip-club`, and `/profile2/vip-club` in the frame of the account: the player's level and what comes back from play. */
export default function VipClubPage({ frame }: { frame: 'site' | 'account' }) {
  const t = usePageTexts();
  const sections = useAccountSections('vip-club');
  const popular = usePagePath('popular');
  const head = { title: t('shell.vipClub.title'), lead: t('shell.vipClub.lead') };
  if (frame === 'site')
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
    <ProfileFrame sections={sections} title={head.title} subtitle={head.lead} loginHref={modalHref('login')}>
      {() => <VipClubContent />}
    </ProfileFrame>
  );
}
