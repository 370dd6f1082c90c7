'use client';

import { ListChecks } from 'lucide-react';
import { ButtonLink, Card } from '@casino-kit/ui';
import { LimitSection } from '../limits-panel/limit-card.js';
import { useTexts } from '../texts.js';
import styles from './self-test-card.module.css';

/** The way to the self-test with what it is. */
export function SelfTestSection({ href }: { href: string }) {
  const t = useTexts();
  return (
    <LimitSection title={t('responsible-gaming.noticed.selfTest')} Icon={ListChecks}>
      <div className={styles.content}>
        <p>{t('responsible-gaming.selfTest.intro')}</p>
        <ButtonLink href={href} block>
          {t('responsible-gaming.selfTest.start')}
        </ButtonLink>
      </div>
    </LimitSection>
  );
}

/** The way to the self-test in a card of its own; nothing without an address. */
export function SelfTestCard({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <Card>
      <SelfTestSection href={href} />
    </Card>
  );
}
