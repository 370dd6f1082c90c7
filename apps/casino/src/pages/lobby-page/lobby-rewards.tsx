import { useSettings } from '@casino-kit/settings';
import { useHydrated } from '@casino-kit/ui';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import styles from './lobby-rewards.module.css';

const RewardStrip = lazyPart(() => import('./reward-strip.js'));

/** Rewards in the middle of the lobby for brands with the calendar. They load after the page, in a reserved place. */
export function LobbyRewards() {
  const { showRakebackCalendar } = useSettings();
  const hydrated = useHydrated();
  if (!showRakebackCalendar) return null;
  return (
    <div className={styles.rewards}>
      {hydrated && (
        <Suspense fallback={null}>
          <RewardStrip />
        </Suspense>
      )}
    </div>
  );
}
