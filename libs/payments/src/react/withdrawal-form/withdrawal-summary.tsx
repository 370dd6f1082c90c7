'use client';

import { subtract } from '@casino-kit/money';
import { DescriptionList } from '@casino-kit/ui';
import { toPayoutMethod } from '../../core/withdrawal-method.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';
import styles from './withdrawal-form.module.css';

/**
 * Shows what a withdrawal of the typed amount costs, which the casino does not charge for, what it leaves in the balance,
 * and what arrives how soon. Without an amount nothing leaves the balance.
 */
export function WithdrawalSummary({ model }: { model: WithdrawalFormModel }) {
  const t = useWithdrawalTexts();
  const money = useMoneyText(model.currency);
  const { method, isStarting, overview } = model;
  const { amount: typed } = model.amount;
  const amount = typed ?? '0';
  const time = method === null ? null : toPayoutMethod(method).settlementTime;
  return (
    <div className={styles.summary} data-empty={typed === null || undefined}>
      <DescriptionList
        facts={[
          { term: t('payments.summary.fee'), value: money('0') },
          {
            term: t('payments.withdraw.summary.after'),
            value: money(subtract(overview.balance, amount)),
          },
          {
            term: t('payments.summary.receive'),
            value: (
              <>
                {money(amount)}
                {(time || isStarting) && <small>{time ? t(`payments.settlement.${time}`) : '\u00A0'}</small>}
              </>
            ),
            total: true,
          },
        ]}
      />
    </div>
  );
}
