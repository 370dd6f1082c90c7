'use client';

import { Skeleton } from '@casino-kit/ui';
import { MethodTilesSkeleton } from '../method-tiles/method-tiles.js';
import styles from './deposit-dialog.module.css';

/**
 * A placeholder for the body of the deposit dialog while the methods load, as high as the form that most players see
 * first: `stepped` the step with the amount, after the chosen method unless `linear`.
 */
export function DepositDialogSkeleton({ stepped, linear }: { stepped: boolean; linear: boolean }) {
  return (
    <div className={styles.split} data-stepped={stepped} aria-busy>
      <div className={styles.main}>
        {stepped ? (
          !linear && <Skeleton height="92px" radius="control" />
        ) : (
          <>
            <div>
              <span className={styles.legend}>
                <Skeleton width="96px" height="20px" />
              </span>
              <MethodTilesSkeleton rows={2} />
            </div>
            <Skeleton height="356px" radius="control" />
          </>
        )}
      </div>
      <div className={styles.side}>
        <Skeleton height="144px" radius="control" />
        <Skeleton height="36px" radius="control" />
        <Skeleton height="36px" radius="control" />
      </div>
    </div>
  );
}
