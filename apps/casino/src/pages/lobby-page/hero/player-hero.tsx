import { LastPlayed } from '@casino-kit/games';
import { useAuthState } from '@casino-kit/session';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, Skeleton } from '@casino-kit/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../../app/lazy-part.js';
import { useTexts } from '../../../app/texts.js';
import styles from './player-hero.module.css';

const PlayerRewards = lazyPart(() => import('./player-rewards.js'));

/** A player's last game with “Continue”, and beside it today's rakeback and the active bonus. */
export default function PlayerHero() {
  const name = useAuthState(({ user }) => user?.getUser.firstName || user?.getUser.nickname || '');
  const t = useTexts();
  const { showRakebackCalendar } = useSettings();
  const popular = usePagePath('popular');
  const greeting = name === '' ? t('shell.hero.playerTitleNameless') : t('shell.hero.playerTitle', { name });
  const waiting = (
    <>
      {showRakebackCalendar && <Skeleton height="100%" radius="card" />}
      <Skeleton height="100%" radius="card" />
    </>
  );
  return (
    <div className={styles.frame} data-rakeback={showRakebackCalendar || undefined}>
      <div className={styles.last}>
        <LastPlayed
          greeting={greeting}
          otherwise={
            <section className={styles.welcome}>
              <h1>{greeting}</h1>
              <p>{t('shell.hero.playerText')}</p>
              <ButtonLink href={popular} variant="primary">
                {t('shell.hero.playerAction')}
              </ButtonLink>
            </section>
          }
        />
      </div>
      <div className={styles.rewards}>
        <Suspense fallback={waiting}>
          <PlayerRewards />
        </Suspense>
      </div>
    </div>
  );
}
