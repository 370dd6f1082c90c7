'use client';

import { useCallback, useMemo } from 'react';
import {
  type Transaction,
  type TransactionKind,
  type TransactionStatus,
  type TransactionType,
} from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { isReward, shownType } from '../../core/transaction-kinds.js';
import { useTexts } from '../texts.js';

export interface TransactionTexts {
  kind: (kind: TransactionKind) => string;
  type: (type: TransactionType) => string;
  status: (status: TransactionStatus) => string;
  /** Returns the payment method; `''` for what has none, such as a bet. */
  method: (row: Transaction) => string;
  /** Returns what a transaction without a payment method is about: a reward's name, otherwise the game. `''` for none. */
  subject: (row: Transaction) => string;
  /** Returns how many transactions a game session has. */
  count: (rows: number) => string;
}

const getMethod = ({ method, methodTitle }: Transaction) => methodTitle || method || '';

/** Returns the labels of kinds, types and statuses in the player's language. */
export function useTransactionTexts(): TransactionTexts {
  const t = useTexts();
  const numbers = useNumberFormat();
  const type = useCallback((name: TransactionType) => t(`wallet.type.${shownType(name)}`), [t]);
  const subject = useCallback(
    (row: Transaction) =>
      getMethod(row) === ''
        ? isReward(row.type)
          ? t(`wallet.reward.${row.type}`)
          : (row.gameName ?? '')
        : '',
    [t],
  );
  return useMemo(
    () => ({
      kind: (name) => t(`wallet.kind.${name}`),
      type,
      status: (name) => t(`wallet.status.${name}`),
      method: getMethod,
      subject,
      count: (rows) => t('wallet.session.count', { count: rows, number: numbers.format(rows) }),
    }),
    [t, type, subject, numbers],
  );
}
