'use client';

import { Alert } from '@casino-kit/ui';
import { compare, isPositive } from '@casino-kit/money';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';
import styles from './withdrawal-form.module.css';

/** Shows what can be withdrawn, the real balance if it is another amount, and what is in progress. */
export function WithdrawalFigures({ model: { overview, currency } }: { model: WithdrawalFormModel }) {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  const isAll = compare(overview.available, overview.balance) === 0;
  const figures = (['available', 'balance', 'pending'] as const).filter(
    (figure) => figure !== 'balance' || !isAll,
  );
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>
            {t(
              figure === 'available' && overview.isUpperBound
                ? 'payments.withdraw.figures.atMost'
                : `payments.withdraw.figures.${figure}`,
            )}
          </dt>
          <dd>{money(overview[figure])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Explains why nothing can be withdrawn at the moment, or what the server has yet to check; renders nothing otherwise. */
export function HeldNote({ model: { overview, openConditions } }: { model: WithdrawalFormModel }) {
  const t = useWithdrawalTexts();
  if (openConditions.length > 0) {
    const why = openConditions.some(({ key }) => key === 'bonus') ? 'bonus' : 'other';
    return (
      <Alert tone="warning" title={t(`payments.withdraw.held.${why}`)}>
        {t('payments.withdraw.held.text', { count: openConditions.length })}
      </Alert>
    );
  }
  if (!isPositive(overview.available))
    return (
      <Alert tone="neutral" title={t('payments.withdraw.nothing.title')}>
        {t('payments.withdraw.nothing.text')}
      </Alert>
    );
  return overview.isUpperBound ? (
    <Alert tone="neutral" title={t('payments.withdraw.atMost.title')}>
      {t('payments.withdraw.atMost.text')}
    </Alert>
  ) : null;
}
