'use client';

import { type ReferralSummary } from '@casino-kit/api-contract';
import { useDateFormat } from '@casino-kit/i18n';
import { isPositive } from '@casino-kit/money';
import { Alert, Button, Card } from '@casino-kit/ui';
import { type CollectOutcome, isCollectCode } from '../../core/collecting.js';
import { useMoney } from '../use-money.js';
import { useTexts } from '../texts.js';
import styles from './collect-card.module.css';

export interface CollectCardProps {
  /** What is ready and what was collected before, in major units of its `currencyCode`. */
  summary: ReferralSummary;
  /** Called by the button, which is shown only while something is ready or being collected. */
  collect: () => void;
  /** The collection is in progress: the button is busy and does nothing. */
  isPending: boolean;
  /** How the last collection ended. */
  outcome: CollectOutcome | null;
}

/** Why nothing was collected, in words. */
function Failure({ outcome }: { outcome: CollectOutcome }) {
  const t = useTexts();
  if (outcome.kind === 'uncertain')
    return (
      <Alert tone="warning" live>
        {t('referrals.collect.uncertain')}
      </Alert>
    );
  if (outcome.kind !== 'rejected') return null;
  const { code, message } = outcome;
  return (
    <Alert tone="danger" live>
      {isCollectCode(code) ? t(`referrals.collect.${code}`) : (message ?? t('referrals.collect.failed'))}
    </Alert>
  );
}

/** What can be collected now, the button for it, and what was collected before. */
export function CollectCard({ summary, collect, isPending, outcome }: CollectCardProps) {
  const t = useTexts();
  const money = useMoney();
  const date = useDateFormat({ day: 'numeric', month: 'long', year: 'numeric' });
  const { currencyCode, collected, collectedSince } = summary;
  const ready = summary.ready ?? '0';
  const hasAny = isPositive(ready);
  return (
    <Card className={styles.card}>
      <p className={styles.label}>{t('referrals.ready')}</p>
      <p className={styles.amount}>{money(ready, currencyCode)}</p>
      <p className={styles.label}>{t(hasAny ? 'referrals.ready.text' : 'referrals.ready.none')}</p>
      {(hasAny || isPending) && (
        <Button block onClick={collect} loading={isPending}>
          {t('referrals.collect', { amount: money(ready, currencyCode) })}
        </Button>
      )}
      <p role="status" className={styles.done}>
        {outcome?.kind === 'collected' &&
          t('referrals.collected', { amount: money(outcome.amount, outcome.currencyCode) })}
      </p>
      {outcome !== null && <Failure outcome={outcome} />}
      {collected && collectedSince && isPositive(collected) && (
        <p className={styles.since}>
          {t('referrals.collectedSince', {
            amount: money(collected, currencyCode),
            date: date.format(new Date(collectedSince)),
          })}
        </p>
      )}
    </Card>
  );
}
