'use client';

import { ButtonLink, Card } from '@casino-kit/ui';
import { CircleDashed, Plus } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './steps-to-link.module.css';

/** What opens the link (§6: a first deposit), and why. */
export function StepsToLink({ depositHref }: { depositHref: string }) {
  const t = useTexts();
  return (
    <div className={styles.cards}>
      <Card className={styles.step}>
        <h2>{t('referrals.step')}</h2>
        <div className={styles.row}>
          <CircleDashed size={28} aria-hidden className={styles.mark} />
          <div className={styles.words}>
            <b>{t('referrals.step.deposit')}</b>
            <p>{t('referrals.step.text')}</p>
          </div>
          <ButtonLink href={depositHref} variant="primary" icon={<Plus size={18} aria-hidden />}>
            {t('referrals.step.deposit')}
          </ButtonLink>
        </div>
      </Card>
      <Card className={styles.why}>
        <h2>{t('referrals.why')}</h2>
        <p>{t('referrals.why.text')}</p>
      </Card>
    </div>
  );
}
