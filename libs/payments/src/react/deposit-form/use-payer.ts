'use client';

import { type Player } from '@casino-kit/api-contract';
import { useSettings } from '@casino-kit/settings';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { type PayerField, payerFieldsToAsk } from '../../core/payer-fields.js';
import { type PayerHandle } from '../payer-details/payer-handle.js';

/** The details of the payer that a deposit still needs (§5). */
export interface Payer {
  /** Empty when all are known. */
  fields: readonly PayerField[];
  ref: RefObject<PayerHandle | null>;
  /** No details are missing, or the fields for them are mounted. */
  isReady: boolean;
  onReady: () => void;
  /** Shows the errors of the fields and moves the focus to the first; resolves with whether there are none. */
  check: () => Promise<boolean>;
  /** Saves the details to the profile; resolves with `false` when that failed, which the fields show. */
  save: () => Promise<boolean>;
}

const noFields: readonly PayerField[] = [];

/** Holds the missing details of the payer. The list keeps its identity while the fields are the same. */
export function usePayer(player: Player | undefined): Payer {
  const { allowDepWithoutAddress, onDepositShowAllField } = useSettings();
  const fields = useMemo(
    () =>
      player === undefined
        ? noFields
        : payerFieldsToAsk(player, { allowDepWithoutAddress, onDepositShowAllField }),
    [player, allowDepWithoutAddress, onDepositShowAllField],
  );
  const ref = useRef<PayerHandle>(null);
  const [isMounted, setMounted] = useState(false);
  const asks = fields.length > 0;
  return {
    fields,
    ref,
    isReady: isMounted || !asks,
    onReady: useCallback(() => setMounted(true), []),
    check: async () => !asks || ((await ref.current?.check()) ?? false),
    save: async () => !asks || ((await ref.current?.save()) ?? false),
  };
}
