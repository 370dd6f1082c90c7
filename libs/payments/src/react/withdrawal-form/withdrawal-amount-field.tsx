'use client';

import { useLocale } from '@casino-kit/i18n';
import { currencySymbol, isSymbolAfter } from '@casino-kit/money';
import { useMessageText } from '@casino-kit/player-fields';
import { QuickAmounts, TextField } from '@casino-kit/ui';
import { useRangeText } from '../amount-choice/amount-choice.js';
import { useTexts } from '../texts.js';
import { useMoneyText } from '../use-money-text.js';
import { useWithdrawalTexts } from '../withdrawal-texts.js';
import { useWithdrawalAmountErrorText, useWithdrawalErrorText } from '../use-withdrawal-error.js';
import { type WithdrawalFormModel } from './use-withdrawal-form.js';
import styles from './withdrawal-form.module.css';

/** Returns the error message of the amount: from this side or from the server. */
function useAmountError({ amount, again, calls, state, currency }: WithdrawalFormModel): string | undefined {
  const amountErrorText = useWithdrawalAmountErrorText(currency);
  const errorText = useWithdrawalErrorText(currency);
  const getText = useMessageText();
  if (again) return undefined;
  if (amount.error !== null) return amountErrorText(amount.error);
  const rejection =
    state.step === 'rejected' ? errorText(state.rejection.code, state.rejection.params) : null;
  if (rejection?.aboutAmount) return rejection.text;
  const rejected = calls.errors.fields.amount;
  return rejected && getText(rejected);
}

/** The amount of a withdrawal, with the method's range: typed, or chosen with one press. */
export function WithdrawalAmountField({ model }: { model: WithdrawalFormModel }) {
  const t = useWithdrawalTexts();
  const depositTexts = useTexts();
  const { formatTag } = useLocale();
  const { amount, currency, limits, busy } = model;
  const money = useMoneyText(currency);
  const range = useRangeText(currency, limits);
  const error = useAmountError(model);
  const symbol = <span aria-hidden>{currencySymbol(currency, formatTag)}</span>;
  const isAfter = isSymbolAfter(currency, formatTag);
  // What is available can be one of the quick amounts.
  const quick = amount.quick.filter((value) => value !== amount.max);
  return (
    <div className={styles.amount}>
      <TextField
        label={t('payments.amount.label')}
        name="amount"
        latin
        inputMode="decimal"
        autoComplete="off"
        aside={range ?? undefined}
        error={error}
        value={amount.typed}
        onChange={({ target }) => amount.type(target.value)}
        onBlur={amount.leave}
        icon={isAfter ? undefined : symbol}
        end={isAfter ? symbol : undefined}
      />
      <QuickAmounts
        label={depositTexts('payments.amount.quick')}
        options={[
          ...quick.map((value) => ({ value, label: money(value, true) })),
          { value: amount.max, label: t('payments.withdraw.amount.all') },
        ]}
        selected={amount.amount}
        onSelect={(value) => {
          if (!busy) amount.take(value);
        }}
      />
    </div>
  );
}
