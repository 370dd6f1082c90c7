'use client';

import { Lock } from 'lucide-react';
import { type Reopening } from '@casino-kit/api-contract';
import { Button, ButtonLink, Card } from '@casino-kit/ui';
import { looseningDelay } from '../../core/loosening-delay.js';
import { ProtectionErrorAlert } from '../protection-error-alert/protection-error-alert.js';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import { useRequestReopening } from '../use-request-reopening.js';
import styles from './exclusion-page.module.css';

export interface ReopeningCardProps {
  reopening: Reopening;
  formats: ProtectionFormats;
  withdrawHref: string;
  supportHref: string | undefined;
}

/** How long after the request the account opens. */
function Wait({ hours }: { hours: number }) {
  const t = useTexts();
  const { unit, count } = looseningDelay(hours);
  return (
    <p>
      {unit === 'days'
        ? t('responsible-gaming.reopening.waitDays', { count })
        : t('responsible-gaming.reopening.wait', { count })}
    </p>
  );
}

/** A self-exclusion that has ended and keeps the account closed: how to open it, or when it opens. Nothing urges to. */
export function ReopeningCard({ reopening, formats, withdrawHref, supportHref }: ReopeningCardProps) {
  const t = useTexts();
  const { request, pending, error } = useRequestReopening();
  const { opensAt } = reopening;
  const waitHours = reopening.waitHours ?? 0;
  return (
    <Card>
      <section className={styles.running}>
        <Lock size={24} aria-hidden />
        <div>
          <h2>
            {opensAt === null
              ? t('responsible-gaming.reopening.ended')
              : t('responsible-gaming.reopening.asked', { at: formats.moment(opensAt) })}
          </h2>
          <p>
            {opensAt === null
              ? t('responsible-gaming.reopening.ended.text')
              : t('responsible-gaming.reopening.asked.text')}
          </p>
          {opensAt === null && waitHours > 0 && <Wait hours={waitHours} />}
          <p>{t('responsible-gaming.running.withdraw')}</p>
          {error !== null && (
            <ProtectionErrorAlert error={error} formats={formats} supportHref={supportHref} />
          )}
          {opensAt === null && (
            <Button loading={pending} onClick={request}>
              {t('responsible-gaming.reopening.ask')}
            </Button>
          )}
        </div>
        <ButtonLink href={withdrawHref}>{t('responsible-gaming.withdraw')}</ButtonLink>
      </section>
    </Card>
  );
}
