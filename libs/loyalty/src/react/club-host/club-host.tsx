'use client';

import { type ClubHost } from '@casino-kit/api-contract';
import { Avatar, ButtonLink, Card } from '@casino-kit/ui';
import { Mail } from 'lucide-react';
import { useTexts } from '../texts.js';
import styles from './club-host.module.css';

/** The person whom a player of a high level can write to, with the brand's own words or neutral ones. */
export function ClubHostCard({ host: { name, email, text } }: { host: ClubHost }) {
  const t = useTexts();
  return (
    <Card className={styles.card}>
      <Avatar name={name} decorative />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <span className={styles.overline}>{t('loyalty.host')}</span> <bdi>{name}</bdi>
        </h2>
        <p>{text?.trim() || t('loyalty.host.text')}</p>
      </div>
      <ButtonLink href={`mailto:${email}`} icon={<Mail size={18} aria-hidden />}>
        {t('loyalty.host.write', { name })}
      </ButtonLink>
    </Card>
  );
}
