'use client';

import { useLocale } from '@casino-kit/i18n';
import { currencySymbol, isSymbolAfter, isSymbolApart } from '@casino-kit/money';
import { AmountField, QuickAmounts } from '@casino-kit/ui';
import { type ReactNode } from 'react';
import { type AmountLimits } from '../../core/deposit-amount.js';
import { useTexts } from '../texts.js';
import { useMoneyText } from '../use-money-text.js';
import styles from './amount-choice.module.css';
import { type DepositAmount } from './use-deposit-amount.js';

export interface AmountChoiceProps {
  amount: DepositAmount;
  /** ISO 4217 or a crypto code. */
  currency: string;
  limits: AmountLimits;
  /** The message of the error. */
  error: string | null;
  /** The field's label; "Amount" by default. */
  label?: ReactNode | undefined;
}

/** The range that a provider accepts, as text, or `null` if there is no limit. */
export function useRangeText(currency: string, { min, max, aboveMin }: AmountLimits): string | null {
  const t = useTexts();
  const money = useMoneyText(currency);
  const texts = { min: min === null ? '' : money(min, true), max: max === null ? '' : money(max, true) };
  if (min !== null && max !== null)
    return t(aboveMin ? 'payments.amount.moreThanTo' : 'payments.amount.range', texts);
  if (min !== null) return t(aboveMin ? 'payments.amount.moreThan' : 'payments.amount.from', texts);
  return max === null ? null : t('payments.amount.upTo', texts);
}

/** The amount of a deposit: typed, stepped or chosen with one press (§5, §9). */
export function AmountChoice({ amount, currency, limits, error, label }: AmountChoiceProps) {
  const t = useTexts();
  const { formatTag, dir } = useLocale();
  const money = useMoneyText(currency);
  const range = useRangeText(currency, limits);
  return (
    <div className={styles.choice}>
      <AmountField
        label={label ?? t('payments.amount.label')}
        aside={range ?? undefined}
        error={error ?? undefined}
        value={amount.typed}
        onChange={amount.type}
        onBlur={amount.leave}
        onIncrease={amount.increase}
        onDecrease={amount.decrease}
        canIncrease={amount.canIncrease}
        currency={currencySymbol(currency, formatTag)}
        // The field runs from left to right: what a right-to-left locale reads after the amount is before it here.
        currencyAfter={dir === 'ltr' && isSymbolAfter(currency, formatTag)}
        currencyApart={isSymbolApart(currency, formatTag)}
      />
      {amount.quick.length > 0 && (
        <QuickAmounts
          label={t('payments.amount.quick')}
          options={amount.quick.map((value) => ({ value, label: money(value, true) }))}
          selected={amount.amount}
          onSelect={amount.take}
        />
      )}
    </div>
  );
}
