import { useLocale } from '@casino-kit/i18n';
import { type Amount, parseAmount } from '@casino-kit/money';
import { useState } from 'react';
import { type AmountLimits, writeAmount } from '../../core/deposit-amount.js';
import {
  maxWithdrawal,
  readWithdrawalAmount,
  type WithdrawalAmountError,
} from '../../core/withdrawal-amount.js';

/** The amount of a withdrawal as it is being typed. Amounts are decimal strings in major units. */
export interface WithdrawalAmount {
  /** As it stands in the field. */
  typed: string;
  /** What was typed, whether it can be asked for or not; `null` where it is no amount. */
  written: Amount | null;
  /** What can be asked for, or `null` while something is wrong with it. */
  amount: Amount | null;
  /** What is wrong; `null` also as long as the player has not had a chance to finish typing. */
  error: WithdrawalAmountError | null;
  type: (typed: string) => void;
  leave: () => void;
  /** Takes all that can be had at once. */
  takeAll: () => void;
  /** Shows what is wrong from now on. */
  check: () => void;
  /** Starts again with nothing. */
  clear: () => void;
}

/** Holds the amount of a withdrawal. It starts empty: no one is nudged towards a sum. */
export function useWithdrawalAmount({
  currency,
  limits,
  available,
  onEdited,
}: {
  currency: string;
  limits: AmountLimits;
  available: Amount;
  onEdited: () => void;
}): WithdrawalAmount {
  const { formatTag: locale } = useLocale();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const { amount, error } = readWithdrawalAmount(typed, { locale, currency, limits, available });
  const enter = (next: string) => {
    setTyped(next);
    onEdited();
  };
  return {
    typed,
    written: parseAmount(typed, locale, currency),
    amount,
    error: checked ? error : null,
    type: enter,
    leave: () => {
      // Anyone who only passes by has not been asked anything yet.
      if (typed.trim() === '') return;
      setChecked(true);
      if (amount !== null) setTyped(writeAmount(amount, { locale, currency }));
    },
    takeAll: () => {
      enter(writeAmount(maxWithdrawal(available, limits, currency), { locale, currency }));
      setChecked(true);
    },
    check: () => setChecked(true),
    clear: () => {
      setTyped('');
      setChecked(false);
    },
  };
}
