import { useNumberFormat } from '@casino-kit/i18n';
import { useAuthState, usePlayer } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Card, Progress } from '@casino-kit/ui';
import { CalendarDays, Coins, Gift } from 'lucide-react';
import { usePageTexts } from '../../app/page-texts.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import styles from './vip-club.module.css';

/** The player's level with the points to the next one, as the server sends it (§3); a guest can log in, an account without a level sees nothing. */
function Level() {
  const t = usePageTexts();
  const numbers = useNumberFormat();
  const { authenticated } = useAuthState();
  const level = usePlayer()?.userLoyaltyLevel;
  if (!authenticated)
    return (
      <Card className={styles.level}>
        <p>{t('shell.vipClub.guest')}</p>
        <ButtonLink href={modalHref('login')} variant="primary">
          {t('shell.login')}
        </ButtonLink>
      </Card>
    );
  if (!level) return null;
  const { points, pointsToNext, nextName } = level;
  const name =
    level.name === '' ? t('shell.vipClub.levelNumber', { level: numbers.format(level.level) }) : level.name;
  const next =
    pointsToNext === null
      ? null
      : nextName === null
        ? t('shell.vipClub.nextNameless', { points: numbers.format(pointsToNext) })
        : t('shell.vipClub.next', { points: numbers.format(pointsToNext), name: nextName });
  return (
    <Card className={styles.level}>
      <div className={styles.name}>
        <h2>{t('shell.vipClub.level')}</h2>
        <p>
          <bdi>{name}</bdi>
        </p>
      </div>
      {next !== null && pointsToNext !== null && (
        <div className={styles.next}>
          <Progress label={next} value={points / (points + pointsToNext)} />
          <p>{next}</p>
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
