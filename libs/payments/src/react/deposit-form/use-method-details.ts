'use client';

import { type PaymentMethod } from '@casino-kit/api-contract';
import { type Amount } from '@casino-kit/money';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type DepositDetails } from '../../core/deposit-details.js';
import { type DetailsHandle } from '../../methods/deposit-method.js';

/** What the details of the chosen method have reported to the form. */
export interface MethodDetailsState {
  ref: RefObject<DetailsHandle | null>;
  /** Paying has to wait for them. */
  blocked: boolean;
  /** The minimum amount that results from the choice in the details. */
  minimum: Amount | null;
  /** The values that were collected last: a dialog that closes unmounts the fields. */
  given: DepositDetails | null;
  onGiven: (details: DepositDetails) => void;
  onBlocked: (blocked: boolean) => void;
  onMinimum: (minimum: Amount | null) => void;
}

/** Listens to the details of a method; what another method reported is cleared. */
export function useMethodDetails(method: PaymentMethod | null): MethodDetailsState {
  const id = method?.id ?? null;
  const ref = useRef<DetailsHandle>(null);
  const [blocked, setBlocked] = useState({ id, is: false });
  const [given, setGiven] = useState<Readonly<Record<string, DepositDetails>>>({});
  const [minimum, setMinimum] = useState<{ id: string | null; is: Amount | null }>({ id, is: null });
  return {
    ref,
    blocked: blocked.id === id && blocked.is,
    minimum: minimum.id === id ? minimum.is : null,
    given: (id === null ? undefined : given[id]) ?? null,
    onGiven(details) {
      if (id !== null) setGiven((before) => ({ ...before, [id]: details }));
    },
    onBlocked: useCallback((is: boolean) => setBlocked({ id, is }), [id]),
    onMinimum: useCallback((is: Amount | null) => setMinimum({ id, is }), [id]),
  };
}
