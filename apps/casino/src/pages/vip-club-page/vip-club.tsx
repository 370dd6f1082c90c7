import { useIsAuthenticated } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Card, Progress } from '@casino-kit/ui';
import { CalendarDays, Coins, Gift } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { useLevel } from '../../layout/use-level.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import styles from './vip-club.module.css';

/** The player's level with the points to the next one, as the server sends it (§3); a guest can log in, an account without a level sees nothing. */
function Level() {
  const t = usePageTexts();
  const authenticated = useIsAuthenticated();
  const level = useLevel();
  if (!authenticated)
    return (
      <Card className={styles.level}>
        <p>{t('shell.vipClub.guest')}</p>
        <ButtonLink href={modalHref('login')} variant="primary">
          {t('shell.login')}
        </ButtonLink>
      </Card>
    );
  if (level === null) return null;
  const { name, next } = level;
  return (
    <Card className={styles.level}>
      <div className={styles.name}>
        <h2>{t('shell.vipClub.level')}</h2>
        <p>
          <bdi>{name}</bdi>
        </p>
      </div>
      {next !== null && (
        <div className={styles.next}>
          <Progress label={next.text} value={next.progress} />
          <p>{next.text}</p>
        </div>
      )}
    </Card>
  );
}

/** What the VIP club consists of: the level, and the rewards for play that the brand offers. */
export function VipClub() {
  const t = usePageTexts();
  const { showRakebackCalendar } = useSettings();
  const cashback = usePagePath('cashback');
  const promotions = usePagePath('promotions');
  return (
    <div className={styles.page}>
      <Level />
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
