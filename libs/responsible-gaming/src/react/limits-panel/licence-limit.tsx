'use client';

import { type PlayLimit } from '@casino-kit/api-contract';
import { limitProgress } from '../../core/limit-list.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './limits-panel.module.css';

/** A limit that the licence sets for everyone, which nobody can change here: what it is, and what is left until when. */
export function LicenceLimit({ limit, formats }: { limit: PlayLimit; formats: ProtectionFormats }) {
  const t = useTexts();
  const progress = limitProgress(limit);
  if (progress === null) return null;
  const values = { amount: formats.money(progress.amount), left: formats.money(progress.left) };
  return (
    <p className={styles.fact}>
      {limit.periodEndsAt === null
        ? t('responsible-gaming.limit.licence', values)
        : t('responsible-gaming.limit.licenceUntil', {
            ...values,
            until: formats.moment(limit.periodEndsAt),
          })}
    </p>
  );
}
