'use client';

import { useLocale } from '@casino-kit/i18n';
import { type Amount, parseAmount } from '@casino-kit/money';
import { useState } from 'react';
import { type AmountLimits, writeAmount } from '../../core/deposit-amount.js';
import {
  maxWithdrawal,
  quickWithdrawals,
  readWithdrawalAmount,
  type WithdrawalAmountError,
} from '../../core/withdrawal-amount.js';

/** The amount of a withdrawal while it is typed. Amounts are decimal strings in major units. */
export interface WithdrawalAmount {
  /** The text of the field. */
  typed: string;
  /** The typed amount, whether it can be requested or not; `null` when it is not an amount. */
  written: Amount | null;
  /** The amount that can be requested, or `null` while it is invalid. */
  amount: Amount | null;
  /** The error; `null` also while the player has not had a chance to finish typing. */
  error: WithdrawalAmountError | null;
  type: (typed: string) => void;
  leave: () => void;
  /** What can be asked for with one press. */
  quick: readonly Amount[];
  /** The most that can be asked for at once. */
  max: Amount;
  /** Fills in an amount. */
  take: (amount: Amount) => void;
  /** Shows the error from now on. */
  check: () => void;
  /** Clears the amount. */
  clear: () => void;
}

/** Manages the amount of a withdrawal. It starts empty: no one is nudged towards an amount. */
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
      // A player who only passes through the field has not entered anything yet.
      if (typed.trim() === '') return;
      setChecked(true);
      if (amount !== null) setTyped(writeAmount(amount, { locale, currency }));
    },
    quick: quickWithdrawals(available, limits, currency),
    max: maxWithdrawal(available, limits, currency),
    take: (next) => {
      enter(writeAmount(next, { locale, currency }));
      setChecked(true);
    },
    check: () => setChecked(true),
    clear: () => {
      setTyped('');
      setChecked(false);
    },
  };
}
