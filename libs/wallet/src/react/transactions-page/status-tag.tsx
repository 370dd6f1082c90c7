'use client';

import { type TransactionStatus } from '@casino-kit/api-contract';
import { Tag } from '@casino-kit/ui';
import { Ban, Check, CheckCheck, Hourglass, RefreshCw, X } from 'lucide-react';
import styles from './transactions-list.module.css';
import { useTransactionTexts } from './use-transaction-texts.js';

const looks = {
  requested: { tone: 'warning', Icon: Hourglass },
  pending: { tone: 'warning', Icon: Hourglass },
  processing: { tone: 'info', Icon: RefreshCw },
  confirmed: { tone: 'info', Icon: Check },
  processed: { tone: 'success', Icon: CheckCheck },
  completed: { tone: 'neutral', Icon: Check },
  rejected: { tone: 'danger', Icon: X },
  failed: { tone: 'danger', Icon: X },
  cancelled: { tone: 'neutral', Icon: Ban },
} as const;

/** The status of a transaction, in words and a colour, with an icon if there is space. */
export function StatusTag({
  status,
  dense = false,
}: {
  status: TransactionStatus;
  dense?: boolean | undefined;
}) {
  const texts = useTransactionTexts();
  const { tone, Icon } = looks[status];
  // The usual end of a posting, on nearly every row, is not a tag: the amount beside it is what differs.
  if (status === 'completed') return <span className={styles.done}>{texts.status(status)}</span>;
  return (
    <Tag tone={tone} icon={dense ? undefined : <Icon size={14} aria-hidden />}>
      {texts.status(status)}
    </Tag>
  );
}
