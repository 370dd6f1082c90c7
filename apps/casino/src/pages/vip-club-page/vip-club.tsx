import { useIsAuthenticated } from '@casino-kit/session';
import { modalHref, usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Card, Progress } from '@casino-kit/ui';
import { usePageTexts } from '../../app/page-texts.js';
import { useLevel } from '../../layout/use-level.js';
import { GuideCards } from '../guide-cards/guide-cards.js';
import styles from './vip-club.module.css';

/** The player's level with the points to the next one, as the server sends it (§3); or why none is shown. */
function Level() {
  const t = usePageTexts();
  const authenticated = useIsAuthenticated();
  const level = useLevel();
  return (
    <Card className={styles.level}>
      <span className={styles.medal} aria-hidden />
      {level === null ? (
        <div className={styles.words}>
          <h2>{t(authenticated ? 'shell.vipClub.none' : 'shell.vipClub.guest')}</h2>
          <p>{t(authenticated ? 'shell.vipClub.none.text' : 'shell.vipClub.guest.text')}</p>
        </div>
      ) : (
        <div className={styles.words}>
          <p>{t('shell.vipClub.level')}</p>
          <h2>
            <bdi>{level.name}</bdi>
          </h2>
          {level.next !== null && (
            <>
              <Progress label={level.next.text} value={level.next.progress} />
              <p>{level.next.text}</p>
            </>
          )}
        </div>
      )}
      {!authenticated && (
        <ButtonLink href={modalHref('login')} variant="primary">
          {t('shell.login')}
        </ButtonLink>
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
                  art: 'rakeback' as const,
                  link: { href: modalHref('rakeback'), label: t('shell.rakeback.title') },
                },
              ]
            : []),
          {
            title: t('shell.cashback.title'),
            text: t('shell.vipClub.cashback'),
            art: 'cashback',
            link: { href: cashback, label: t('shell.cashback.title') },
          },
          {
            title: t('shell.promotions.title'),
            text: t('shell.vipClub.promotions'),
            art: 'promotions',
            link: { href: promotions, label: t('shell.promotions.title') },
          },
        ]}
      />
    </div>
  );
}
