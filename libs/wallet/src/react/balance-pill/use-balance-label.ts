'use client';

import { isPositive } from '@casino-kit/money';
import { useMoneyText } from '../money/money.js';
import { useLabelTexts } from './label-texts.js';
import { type BalanceProps } from './balance-figures.js';

/** Returns the balances as one sentence for screen readers. */
export function useBalanceLabel({ wallet, currencyCode }: BalanceProps): string {
  const t = useLabelTexts();
  const text = useMoneyText();
  if (wallet === null) return t('wallet.label.loading');
  const money = (amount: string) => text(amount, currencyCode);
  return isPositive(wallet.nonCashAmount)
    ? t('wallet.label.bonus', { real: money(wallet.amount), bonus: money(wallet.nonCashAmount) })
    : t('wallet.label.real', { real: money(wallet.amount) });
}
