'use client';

import { type AutomaticWithdrawal } from '@casino-kit/api-contract';
import { isPositive, share } from '@casino-kit/money';
import { Card, Progress } from '@casino-kit/ui';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawalOverview } from '../use-withdrawals.js';
import styles from './withdraw-page.module.css';

function Figures({ automatic, currency }: { automatic: AutomaticWithdrawal; currency: string }) {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  const { available, used, limit, period } = automatic;
  const amounts = { used: money(used), limit: money(limit) };
  const facts = [
    [t('payments.withdraw.automatic.available'), money(available)],
    [t('payments.withdraw.automatic.used'), amounts.used],
    [t('payments.withdraw.automatic.limit'), amounts.limit],
    [t('payments.withdraw.automatic.period'), t(`payments.withdraw.automatic.periodOf.${period}`)],
  ] as const;
  return (
    <Card className={styles.automatic}>
      <div>
        <h2>{t('payments.withdraw.automatic.title')}</h2>
        <p>{t('payments.withdraw.automatic.text')}</p>
      </div>
      {/* An empty bar would look like a missing one. */}
      {isPositive(used) && (
        <Progress
          label={t('payments.withdraw.automatic.title')}
          value={share(used, limit)}
          valueText={t('payments.withdraw.automatic.usedOf', amounts)}
        />
      )}
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Shows how much is approved without a manual check: what is available, used, the limit and its period (§3). */
export function AutomaticWithdrawals() {
  const { data } = useWithdrawalOverview();
  if (!data?.automatic) return null;
  return <Figures automatic={data.automatic} currency={data.currencyCode} />;
}
