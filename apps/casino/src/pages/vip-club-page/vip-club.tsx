import { VipClub } from '@casino-kit/loyalty';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Card } from '@casino-kit/ui';
import { CalendarDays, Coins, Gift } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import styles from './vip-club.module.css';

/** The VIP club with the rewards for play that the brand offers; a guest can log in. */
export function VipClubContent() {
  const t = usePageTexts();
  const { showRakebackCalendar } = useSettings();
  const cashback = usePagePath('cashback');
  const promotions = usePagePath('promotions');
  return (
    <div className={styles.page}>
      <VipClub
        guest={
          <Card className={styles.guest}>
            <p>{t('shell.vipClub.guest')}</p>
            <ButtonLink href={modalHref('login')} variant="primary">
              {t('shell.login')}
            </ButtonLink>
          </Card>
        }
      />
      <GuideCards
        cards={[
          ...(showRakebackCalendar
            ? [
                {
                  title: t('shell.rakeback.title'),
                  text: t('shell.vipClub.rakeback'),
                  Icon: CalendarDays,
                  link: { href: modalHref('rakeback'), label: t('shell.rakeback.title') },
                },
              ]
            : []),
          {
            title: t('shell.cashback.title'),
            text: t('shell.vipClub.cashback'),
            Icon: Coins,
            link: { href: cashback, label: t('shell.cashback.title') },
          },
          {
            title: t('shell.promotions.title'),
            text: t('shell.vipClub.promotions'),
            Icon: Gift,
            link: { href: promotions, label: t('shell.promotions.title') },
          },
        ]}
      />
    </div>
  );
}
