import { PopularGames } from '@casino-kit/games';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { usePageTexts } from '../../app/page-texts.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import styles from './instead-of-cashback.module.css';

/** What a brand without cashback has instead, beside its rakeback calendar: the ways to other rewards or to games. */
export function InsteadOfCashback() {
  const t = usePageTexts();
  const { showRakebackCalendar } = useSettings();
  const promotions = usePagePath('promotions');
  const vipClub = usePagePath('vip-club');
  return (
    <div className={styles.page}>
      <GuideCards
        cards={[
          {
            title: t('shell.promotions.title'),
            text: t('shell.vipClub.promotions'),
            art: 'promotions',
            href: promotions,
          },
          {
            title: t('shell.vipClub.title'),
            text: t('shell.vipClub.lead'),
            art: 'vipClub',
            href: vipClub,
          },
        ]}
      />
      {!showRakebackCalendar && <PopularGames />}
    </div>
  );
}
