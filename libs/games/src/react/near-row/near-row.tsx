'use client';

import { useIsNear, Widget } from '@casino-kit/ui';
import { lazy, Suspense, useRef } from 'react';
import styles from './near-row.module.css';

const LaterRow = lazy(() => import('../later-row/later-row.js'));

/** How near the place comes to the view, in pixels, before its row loads. */
const nearMargin = 600;

/**
 * A row of the lobby below the first view: its code, texts and games load as its place comes near. Its height is reserved
 * until then.
 */
export function NearRow({ row }: { row: 'jackpots' | 'ranked' | 'providers' }) {
  const place = useRef<HTMLDivElement>(null);
  const reserved = <div className={`${styles.reserved} ${styles[row]}`} />;
  return (
    <div ref={place}>
      {useIsNear(place, nearMargin) ? (
        <Widget name={row}>
          <Suspense fallback={reserved}>
            <LaterRow row={row} />
          </Suspense>
        </Widget>
      ) : (
        reserved
      )}
    </div>
  );
}
