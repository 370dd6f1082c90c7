import { useIsAuthenticated } from '@casino-kit/session';
import { useSettings } from '@casino-kit/settings';
import { Skeleton, useIsNear, Widget } from '@casino-kit/ui';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../../app/lazy-part.js';
import styles from './lobby-rewards.module.css';

const RewardStrip = lazyPart(() => import('./reward-strip.js'));

/**
 * How near the place comes to the view, in pixels, before its content loads, and with it all texts of the language: no
 * phone of up to 930 pixels has it that near before it scrolls.
 */
const nearMargin = 150;

/** Rewards in the middle of the lobby for brands with the calendar. They load in a reserved place as it comes near. */
export function LobbyRewards() {
  const { showRakebackCalendar } = useSettings();
  const authenticated = useIsAuthenticated();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, nearMargin);
  if (!showRakebackCalendar) return null;
  return (
    <div ref={place} className={`${styles.rewards} ${authenticated ? '' : styles.guest}`}>
      {isNear && (
        <Widget name="reward strip">
          <Suspense fallback={<Skeleton height="100%" radius="card" />}>
            <RewardStrip />
          </Suspense>
        </Widget>
      )}
    </div>
  );
}
