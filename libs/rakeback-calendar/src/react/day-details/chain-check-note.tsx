'use client';

import { Alert } from '@casino-kit/ui';
import { ShieldCheck } from 'lucide-react';
import { type ChainCheck } from '../../core/statement-check.js';
import { useTexts } from '../texts.js';
import { type DayTexts } from '../use-day-texts.js';
import styles from './day-details.module.css';

/** Shows the result of the check on this device: that all is right, or every wrong statement with its errors. */
export function ChainCheckNote({ check, texts }: { check: ChainCheck | null; texts: DayTexts }) {
  const t = useTexts();
  if (check === null) return <p className={styles.quiet}>{t('rakeback-calendar.check.impossible')}</p>;
  if (check.isValid)
    return (
      <p className={styles.sound}>
        <ShieldCheck size={16} aria-hidden />
        <span>{t('rakeback-calendar.check.sound', { count: check.statements.length })}</span>
      </p>
    );
  const lines = check.statements.flatMap(({ claimDate, errors }) =>
    errors.map((error) =>
      t('rakeback-calendar.check.line', {
        date: texts.day(claimDate),
        error: t(`rakeback-calendar.check.${error}`),
      }),
    ),
  );
  return (
    <div className={styles.wrong}>
      <Alert tone="danger" live title={t('rakeback-calendar.check.wrong')}>
        {t('rakeback-calendar.check.wrong.text')}
      </Alert>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
