'use client';

import { type Amount, isAmount } from '@casino-kit/money';
import { useState } from 'react';

export interface Start {
  /** The method chosen by the player or by the host; until then the first one is active. */
  chosenId: string | undefined;
  choose: (methodId: string) => void;
  /** The amount to show until the player has chosen one. */
  amount: Amount | undefined;
}

/**
 * The initial values of a form. A method or an amount that the host sets while the form is mounted is applied, as for a
 * retried deposit. Removing it later changes nothing, and neither does an invalid amount.
 */
export function useStart(methodId: string | undefined, initialAmount: string | undefined): Start {
  const amount = isAmount(initialAmount) ? initialAmount : undefined;
  const [chosenId, choose] = useState(methodId);
  const [named, setNamed] = useState({ methodId, amount });
  const newMethod = methodId !== undefined && methodId !== named.methodId;
  const newAmount = amount !== undefined && amount !== named.amount;
  if (newMethod || newAmount)
    setNamed({ methodId: methodId ?? named.methodId, amount: amount ?? named.amount });
  if (newMethod) choose(methodId);
  return { chosenId, choose, amount: named.amount };
}
