'use client';

import { useIsNear, Widget } from '@casino-kit/ui';
import { lazy, Suspense, useRef } from 'react';
import { type GamePulseProps } from './game-pulse.js';
import styles from './game-pulse.module.css';

const GamePulse = lazy(() => import('./game-pulse.js'));

/** How near the place comes to the view, in pixels, before the graph loads. */
const nearMargin = 400;

/** The place of Game Pulse, whose code and figures load as it comes near. Its height is reserved until then. */
export function NearPulse({ slug }: GamePulseProps) {
  const place = useRef<HTMLDivElement>(null);
  const reserved = <div className={styles.nearPlace} />;
  return (
    <div ref={place}>
      {useIsNear(place, nearMargin) ? (
        <Widget name="game pulse">
          <Suspense fallback={reserved}>
            <GamePulse slug={slug} />
          </Suspense>
        </Widget>
      ) : (
        reserved
      )}
    </div>
  );
}
