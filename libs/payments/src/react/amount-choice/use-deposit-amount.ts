'use client';

import { useLocale } from '@casino-kit/i18n';
import { type Amount, compare, parseAmount } from '@casino-kit/money';
import { useState } from 'react';
import {
  type AmountLimits,
  type AmountError,
  defaultAmount,
  increaseWithin,
  isAtMaximum,
  offeredAmounts,
  readDepositAmount,
  writeAmount,
} from '../../core/deposit-amount.js';
import { decrease } from '../../core/stepper.js';

/** The amount as it is being chosen. Amounts are decimal strings in major units. */
export interface DepositAmount {
  /** The text of the field. */
  typed: string;
  /** The parsed amount, or `null` while it is invalid. */
  amount: Amount | null;
  /** The error; `null` also while the player has not had a chance to finish typing. */
  error: AmountError | null;
  /** Quick amounts that the provider accepts and the player's own limits leave. */
  quick: readonly Amount[];
  /** Whether there is more to step up to. */
  canIncrease: boolean;
  type: (typed: string) => void;
  leave: () => void;
  take: (amount: Amount) => void;
  increase: () => void;
  decrease: () => void;
  /** Shows the error from now on. */
  check: () => void;
}

/**
 * Manages the amount of a deposit. It starts at 25, or as near as the provider and what is `left` of the player's limits
 * allow, unless `initial` says otherwise.
 */
export function useDepositAmount(
  currency: string,
  limits: AmountLimits,
  {
    initial,
    left = null,
    onEdited,
  }: {
    initial?: Amount | undefined;
    left?: Amount | null | undefined;
    onEdited?: (() => void) | undefined;
  } = {},
): DepositAmount {
  const { formatTag: locale } = useLocale();
  const [entered, setEntered] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  const format = { locale, currency };
  const typed = entered ?? writeAmount(initial ?? defaultAmount(limits, left), format);
  const { amount, error } = readDepositAmount(typed, { ...format, limits });
  const enter = (next: string) => {
    setEntered(next);
    onEdited?.();
  };
  const take = (next: Amount) => {
    enter(writeAmount(next, format));
    setChecked(true);
  };
  const read = typed.trim() === '' ? defaultAmount(limits, left) : parseAmount(typed, locale, currency);
  /** Steps from the typed amount; an unreadable one stays, with its message. */
  const step = (to: (from: Amount) => Amount) => (read === null ? setChecked(true) : take(to(read)));
  return {
    typed,
    amount,
    error: checked ? error : null,
    quick: offeredAmounts(limits).filter((one) => left === null || compare(one, left) <= 0),
    canIncrease: read === null || !isAtMaximum(read, limits),
    type: enter,
    leave: () => {
      setChecked(true);
      if (amount !== null && entered !== null) setEntered(writeAmount(amount, format));
    },
    take,
    increase: () => step((from) => increaseWithin(from, limits)),
    decrease: () => step(decrease),
    check: () => setChecked(true),
  };
}
