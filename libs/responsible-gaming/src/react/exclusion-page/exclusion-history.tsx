'use client';

import { type Exclusion } from '@casino-kit/api-contract';
import { exclusionState } from '@casino-kit/play-limits';
import { Card, Tag } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type ProtectionFormats } from '../use-protection-formats.js';
import styles from './exclusion-page.module.css';
import { useExclusionTexts } from './use-exclusion-texts.js';

export interface ExclusionHistoryProps {
  exclusions: readonly Exclusion[];
  formats: Pick<ProtectionFormats, 'moment'>;
  now: Date;
}

/** All breaks and exclusions with their state, newest first. One that begins in a moment already closes the account. */
export function ExclusionHistory({ exclusions, formats, now }: ExclusionHistoryProps) {
  const t = useTexts();
  const texts = useExclusionTexts();
  return (
    <Card>
      <section className={styles.card}>
        <h2>{t('responsible-gaming.history.title')}</h2>
        <ul className={styles.history}>
          {exclusions.map((exclusion) => {
            const isOver = exclusionState(exclusion, now) === 'expired';
            const { exclusionId, kind, period, startsAt, endsAt } = exclusion;
            const from = formats.moment(startsAt);
            return (
              <li key={exclusionId}>
                <div>
                  <b>
                    {texts.kind(kind)}, {texts.period(period)}
                  </b>
                  <p>
                    {endsAt === null
                      ? t('responsible-gaming.history.from', { from })
                      : t('responsible-gaming.history.range', { from, until: formats.moment(endsAt) })}
                  </p>
                </div>
                <Tag tone={isOver ? 'neutral' : 'warning'}>
                  {t(isOver ? 'responsible-gaming.history.expired' : 'responsible-gaming.history.active')}
                </Tag>
              </li>
            );
          })}
        </ul>
      </section>
    </Card>
  );
}
