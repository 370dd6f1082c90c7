'use client';

import { useState } from 'react';
import { Button } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import styles from './self-test.module.css';
import { SelfTestForm } from './self-test-form.js';
import { type SelfTestProps } from './self-test-props.js';

/**
 * The Problem Gambling Severity Index (Ferris & Wynne 2001) for the player alone: what is answered stays in this component,
 * is never sent or stored, and is gone with it. It works for guests. Load it with
 * its page: nothing else needs it.
 */
export function SelfTest(props: SelfTestProps) {
  const t = useTexts();
  const [isStarted, setStarted] = useState(false);
  return (
    <div className={styles.test}>
      <p>{t('responsible-gaming.selfTest.intro')}</p>
      <p>{t('responsible-gaming.selfTest.private')}</p>
      {isStarted ? (
        <SelfTestForm {...props} />
      ) : (
        <div>
          <Button onClick={() => setStarted(true)}>{t('responsible-gaming.selfTest.start')}</Button>
        </div>
      )}
    </div>
  );
}
