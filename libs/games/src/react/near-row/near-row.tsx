'use client';

import { useAllTexts } from '@casino-kit/i18n';
import { useIsNear, Widget } from '@casino-kit/ui';
import { type ReactNode, Suspense, useRef } from 'react';
import styles from './near-row.module.css';

export interface NearRowProps {
  /** The widget's name in a log of errors. */
  name: string;
  /** Which height is reserved until the row has its own. */
  shape: 'jackpots' | 'ranked' | 'providers';
  /** A lazy row: its code, texts and games load as the place comes near. */
  children: ReactNode;
}

/** How near the place comes to the view, in pixels, before its row loads. */
const nearMargin = 600;

/** Waits for all texts of the locale: those of rows below the first view are not in the page. */
function WithTexts({ children }: { children: ReactNode }) {
  useAllTexts();
  return children;
}

/** A row of the lobby below the first view: nothing of it is loaded until its place comes near. */
export function NearRow({ name, shape, children }: NearRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, nearMargin);
  const reserved = <div className={`${styles.reserved} ${styles[shape]}`} />;
  return (
    <div ref={place}>
      {isNear ? (
        <Widget name={name}>
          <Suspense fallback={reserved}>
            <WithTexts>{children}</WithTexts>
          </Suspense>
        </Widget>
      ) : (
        reserved
      )}
    </div>
  );
}
