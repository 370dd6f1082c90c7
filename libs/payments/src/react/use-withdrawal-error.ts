'use client';

import { fillRange } from '../core/deposit-error.js';
import { type WithdrawalAmountError } from '../core/withdrawal-amount.js';
import { withdrawalErrorInfo, type WithdrawalErrorInfo } from '../core/withdrawal-error.js';
import { useWithdrawalTexts } from './withdrawal-texts.js';
import { useAmountErrorText } from './use-error-text.js';
import { useMoneyText } from './use-money-text.js';

export interface ShownWithdrawalRejection extends WithdrawalErrorInfo {
  text: string;
}

/** Returns the message for an error code of a withdrawal with the server's `params`, amounts written in `currency`. */
export function useWithdrawalErrorText(
  currency: string,
): (code: string, params?: Readonly<Record<string, string>>) => ShownWithdrawalRejection {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  return (code, params) => {
    const info = withdrawalErrorInfo(code, params);
    const min = info.min === null ? undefined : money(info.min, true);
    // A remaining amount is shown to the cent, a limit of the method is not.
    const max = info.max === null ? undefined : money(info.max, info.code !== 'INSUFFICIENT_BALANCE');
    return { ...info, text: fillRange(t(`payments.withdraw.error.${info.code}`), { min, max }) };
  };
}

/** Returns the message for an error of a typed amount of `currency`. */
export function useWithdrawalAmountErrorText(currency: string): (error: WithdrawalAmountError) => string {
  const t = useWithdrawalTexts();
  const money = useMoneyText(currency);
  const others = useAmountErrorText(currency);
  return (error) =>
    error.code === 'moreThanAvailable'
      ? t('payments.withdraw.amount.moreThanAvailable', { amount: money(error.available) })
      : others(error);
}
