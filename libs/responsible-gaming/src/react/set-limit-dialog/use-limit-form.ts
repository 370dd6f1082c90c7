'use client';

import { useState } from 'react';
import { type PlayLimit, type PlayLimits } from '@casino-kit/api-contract';
import { useLocale } from '@casino-kit/i18n';
import { type Amount, isPositive, parseAmount } from '@casino-kit/money';
import { limitAt, type LimitSlot } from '@casino-kit/play-limits';
import {
  decreaseLimit,
  increaseLimit,
  type LimitAmountError,
  type LimitWeakness,
  limitWeakness,
  readLimitAmount,
  writeLimitAmount,
} from '../../core/limit-amount.js';
import { canSend, type LimitChange, limitChange } from '../../core/limit-change.js';
import { findLimit } from '../../core/limit-list.js';

export interface LimitForm {
  slot: LimitSlot;
  /** The limit as it is at `now`. */
  limit: PlayLimit;
  /** Selects another limit. A typed amount stays. */
  select: (slot: LimitSlot) => void;
  /** What the field shows: as it was typed, and in the locale's format while nobody types. */
  typed: string;
  /** The field receives the focus. */
  enter: () => void;
  type: (typed: string) => void;
  leave: () => void;
  increase: () => void;
  decrease: () => void;
  /** The parsed amount, `null` while it is invalid; what removing the limit sends is `null` as well. */
  amount: Amount | null;
  /** The error of the amount; `null` also while the player has not had a chance to finish typing. */
  error: LimitAmountError | null;
  /** What the amount would do; `null` while it is invalid. */
  change: LimitChange | null;
  /** Why the amount is too high to protect the player; `null` if it is not. */
  weakness: LimitWeakness | null;
  /** The limit is about to be removed. */
  isRemoving: boolean;
  setRemoving: (isRemoving: boolean) => void;
  /** Shows the error from now on, and returns whether the change can be sent. */
  check: () => boolean;
}

/** Manages the amount of one limit as it is being chosen, and what it would do at `now`. */
export function useLimitForm(limits: PlayLimits, initial: LimitSlot, now: Date): LimitForm {
  const { formatTag: locale } = useLocale();
  const [slot, setSlot] = useState(initial);
  const [entered, setEntered] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [checked, setChecked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const format = { locale, currency: limits.currencyCode };
  const limit = limitAt(findLimit(limits.limits, slot), now);
  const typed = entered ?? (limit.amount === null ? '' : writeLimitAmount(limit.amount, format));
  const read = readLimitAmount(typed, format);
  const amount = isRemoving ? null : read.amount;
  const change = isRemoving || amount !== null ? limitChange(limit, amount, limits, now) : null;
  const step = (to: (from: Amount) => Amount) => {
    const from = parseAmount(typed, locale, limits.currencyCode);
    // An unreadable amount stays, with its message; an empty one stays empty.
    if (from !== null && isPositive(from)) setEntered(writeLimitAmount(to(from), format));
    setChecked(true);
  };
  return {
    slot,
    limit,
    select: (next) => {
      setSlot(next);
      setChecked(checked && entered !== null);
    },
    typed:
      isTyping || read.amount === null ? typed : writeLimitAmount(read.amount, { ...format, grouped: true }),
    enter: () => setTyping(true),
    type: setEntered,
    leave: () => {
      setTyping(false);
      if (entered !== null) setChecked(true);
    },
    increase: () => step(increaseLimit),
    decrease: () => step(decreaseLimit),
    amount,
    error: checked && !isRemoving ? read.error : null,
    change,
    weakness: amount === null ? null : limitWeakness(slot, amount, limits),
    isRemoving,
    setRemoving,
    check: () => {
      setChecked(true);
      return change !== null && canSend(change);
    },
  };
}
