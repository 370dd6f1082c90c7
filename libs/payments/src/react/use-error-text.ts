'use client';

import { depositErrorInfo, type DepositErrorInfo, fillRange } from '../core/deposit-error.js';
import { type AmountError } from '../core/deposit-amount.js';
import { getExceededLimit } from '../core/exceeded-limit.js';
import { useLimitText } from './use-limit-text.js';
import { useTexts } from './texts.js';
import { useMoneyText } from './use-money-text.js';

export interface ShownError extends DepositErrorInfo {
  text: string;
}

/** Returns the message for an error code with the server's `params`, amounts written in `currency`. */
export function useErrorText(
  currency: string,
): (code: string, params?: Readonly<Record<string, string>>) => ShownError {
  const t = useTexts();
  const money = useMoneyText(currency);
  const limitText = useLimitText();
  return (code, params) => {
    const limit = code === 'PAYMENT_LIMIT_THRESHOLD' ? getExceededLimit(params) : null;
    const info = depositErrorInfo(code, params);
    const [min, max] = [info.min, info.max].map((end) => (end === null ? undefined : money(end, true)));
    if (limit !== null) return { ...info, text: limitText(limit) };
    return { ...info, text: fillRange(t(`payments.error.${info.code}`), { min, max }) };
  };
}

/** Returns the message for an error of a typed amount of `currency`. */
export function useAmountErrorText(currency: string): (error: AmountError) => string {
  const t = useTexts();
  const money = useMoneyText(currency);
  return (error) => {
    const range = {
      min: 'min' in error ? money(error.min, true) : undefined,
      max: 'max' in error ? money(error.max, true) : undefined,
    };
    if (error.code === 'AMOUNT_BELOW_ZERO' || error.code === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD')
      return fillRange(t(`payments.error.${error.code}`), range);
    const params = { places: 'places' in error ? error.places : '', example: money('50') };
    return fillRange(t(`payments.amount.${error.code}`, params), range);
  };
}
