import { type Amount, isAmount } from '@casino-kit/money';
import { useState } from 'react';

export interface Start {
  /** The method that was chosen, by the player or by the host; the first is active while no one has. */
  chosenId: string | undefined;
  choose: (methodId: string) => void;
  /** The amount to show until the player has chosen one. */
  amount: Amount | undefined;
}

/**
 * What a form starts with. A method or an amount that the host names while the form is there is taken, as for a deposit
 * that is tried again; one that it names no longer changes nothing, and neither does an amount that is none.
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
