import { depositErrorInfo, type DepositErrorInfo, fillRange } from '../core/deposit-error.js';
import { type AmountError } from '../core/deposit-amount.js';
import { useTexts } from './texts.js';
import { useMoneyText } from './use-money-text.js';

export interface ShownError extends DepositErrorInfo {
  text: string;
}

/** Gives the message for an error code with the server's `params`, amounts written in `currency`. */
export function useErrorText(
  currency: string,
): (code: string, params?: Readonly<Record<string, string>>) => ShownError {
  const t = useTexts();
  const money = useMoneyText(currency);
  return (code, params) => {
    const info = depositErrorInfo(code, params);
    const [min, max] = [info.min, info.max].map((end) => (end === null ? undefined : money(end, true)));
    return { ...info, text: fillRange(t(`payments.error.${info.code}`), { min, max }) };
  };
}

/** Gives the message for what is wrong with a typed amount of `currency`. */
export function useAmountErrorText(currency: string): (problem: AmountError) => string {
  const t = useTexts();
  const money = useMoneyText(currency);
  return (problem) => {
    const range = {
      min: 'min' in problem ? money(problem.min, true) : undefined,
      max: 'max' in problem ? money(problem.max, true) : undefined,
    };
    if (problem.code === 'AMOUNT_BELOW_ZERO' || problem.code === 'PAYMENT_PROVIDER_LIMIT_THRESHOLD')
      return fillRange(t(`payments.error.${problem.code}`), range);
    const params = { places: 'places' in problem ? problem.places : '', example: money('50') };
    return fillRange(t(`payments.amount.${problem.code}`, params), range);
  };
}
