'use client';

import { type PaymentMethod } from '@casino-kit/api-contract';
import { useMemo } from 'react';
import { findHandler } from '../../core/deposit-method-kind.js';
import { activeMethod } from '../../core/method-visibility.js';
import { type DepositMethod } from '../../methods/deposit-method.js';
import { otherMethod } from '../../methods/other/other-method.js';
import { type PaymentMethods, usePaymentMethods } from './use-payment-methods.js';

/** The payment methods of a deposit, and the chosen one. */
export interface MethodChoice extends PaymentMethods {
  method: PaymentMethod | null;
  /** The registered form of the method, or the fallback. */
  handler: DepositMethod | null;
  /** All registered forms, with the fallback. */
  handlers: readonly DepositMethod[];
  /** Returns the method with an id if the player can use it now, and its form. */
  find: (id: string | null) => { method: PaymentMethod; handler: DepositMethod } | null;
}

/**
 * Loads the player's methods for deposits (§6) and holds the choice: `chosenId`, or the first that can be used. `forms`
 * are the methods that the app has forms for. Requests nothing unless `enabled`.
 */
export function useMethodChoice({
  forms,
  enabled,
  chosenId,
}: {
  forms: readonly DepositMethod[];
  enabled: boolean;
  chosenId: string | undefined;
}): MethodChoice {
  const handlers = useMemo(() => [...forms, otherMethod], [forms]);
  const payments = usePaymentMethods('deposit', enabled);
  const usable = payments.methods.filter(({ paused }) => !paused);
  const handlerFor = (method: PaymentMethod) => findHandler(handlers, method) ?? otherMethod;
  const method = activeMethod(usable, chosenId);
  return {
    ...payments,
    method,
    handler: method === null ? null : handlerFor(method),
    handlers,
    find(id) {
      const found = usable.find((one) => one.id === id);
      return found === undefined ? null : { method: found, handler: handlerFor(found) };
    },
  };
}
