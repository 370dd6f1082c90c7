'use client';

import { ListChecks } from 'lucide-react';
import { ButtonLink } from '@casino-kit/ui';
import { LimitCard } from '../limits-panel/limit-card.js';
import { useTexts } from '../texts.js';
import styles from './self-test-card.module.css';

/** The way to the self-test with what it is; nothing without an address. */
export function SelfTestCard({ href }: { href: string | undefined }) {
  const t = useTexts();
  if (href === undefined) return null;
  return (
    <LimitCard title={t('responsible-gaming.noticed.selfTest')} Icon={ListChecks}>
      <div className={styles.content}>
        <p>{t('responsible-gaming.selfTest.intro')}</p>
        <ButtonLink href={href} block>
          {t('responsible-gaming.selfTest.start')}
        </ButtonLink>
      </div>
    </LimitCard>
  );
}
