'use client';

import { lazy, Suspense, useState } from 'react';
import { type SortedHelpLines } from '@casino-kit/settings';
import { Button, Skeleton } from '@casino-kit/ui';
import { type ProtectionLinks } from '../protection-options.js';
import styles from './self-test.module.css';
import { useSelfTestTexts } from './self-test-texts.js';

const SelfTestForm = lazy(async () => ({ default: (await import('./self-test-form.js')).SelfTestForm }));

export interface SelfTestProps extends Pick<ProtectionLinks, 'limitsHref' | 'exclusionHref' | 'helpHref'> {
  /** Who helps, shown with a result that shows harm; without it the result links to `helpHref`. */
  helpLines?: SortedHelpLines | undefined;
}

/**
 * The Problem Gambling Severity Index (Ferris & Wynne 2001) for the player alone: what is answered stays in this component,
 * is never sent or stored, and is gone with it. It works for guests. The questions are loaded when the test starts.
 */
export function SelfTest(props: SelfTestProps) {
  const t = useSelfTestTexts();
  const [isStarted, setStarted] = useState(false);
  return (
    <div className={styles.test}>
      <p>{t('responsible-gaming.selfTest.intro')}</p>
      <p>{t('responsible-gaming.selfTest.private')}</p>
      {isStarted ? (
        <Suspense fallback={<Skeleton height="900px" radius="card" />}>
          <SelfTestForm {...props} />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setStarted(true)}>{t('responsible-gaming.selfTest.start')}</Button>
        </div>
      )}
    </div>
  );
}
