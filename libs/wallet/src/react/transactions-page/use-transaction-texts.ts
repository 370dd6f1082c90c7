'use client';

import { useCallback, useMemo } from 'react';
import {
  type Transaction,
  type TransactionKind,
  type TransactionStatus,
  type TransactionType,
} from '@casino-kit/api-contract';
import { shownType } from '../../core/transaction-kinds.js';
import { useTexts } from '../texts.js';

export interface TransactionTexts {
  kind: (kind: TransactionKind) => string;
  type: (type: TransactionType) => string;
  status: (status: TransactionStatus) => string;
  /** Returns the source of the money: a payment method, a reward's name, otherwise the game. `''` for none. */
  method: (row: Transaction) => string;
}

/** Returns the labels of kinds, types and statuses in the player's language. */
export function useTransactionTexts(): TransactionTexts {
  const t = useTexts();
  const type = useCallback((name: TransactionType) => t(`wallet.type.${shownType(name)}`), [t]);
  const method = useCallback(
    ({ type: name, method: id, methodTitle, gameName }: Transaction) => {
      const reward =
        name === 'bonus' || name === 'rakeback' || name === 'cashback' || name === 'prize' ? name : null;
      return methodTitle || id || (reward === null ? (gameName ?? '') : t(`wallet.reward.${reward}`));
    },
    [t],
  );
  return useMemo(
    () => ({
      kind: (name) => t(`wallet.kind.${name}`),
      type,
      status: (name) => t(`wallet.status.${name}`),
      method,
    }),
    [t, type, method],
  );
}
