'use client';

import { type ChecklistItem } from '../../core/withdrawal-checklist.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useMoneyText } from '../use-money-text.js';

/** Returns the line below a condition's name: what is done, what is left, what it is about. Amounts in `currency`. */
export function useConditionText(currency: string): (item: ChecklistItem) => string {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  return ({ key, text, subject, done, total, left, forfeits }) => {
    const written = (amount: string | null) => (amount === null ? '' : money(amount));
    return t(`payments.withdraw.condition.${text}`, {
      subject: subject ?? (key === 'bonus' ? t('payments.withdraw.condition.bonus.unnamed') : ''),
      done: written(done),
      total: written(total),
      left: written(left),
      forfeits: written(forfeits),
      ...(text === 'deposit.count' ? { count: Number(done) } : {}),
    });
  };
}
