'use client';

import { type Transaction } from '@casino-kit/api-contract';
import { Link } from '@casino-kit/ui';
import { verifyHref } from '../../core/verify-href.js';
import { useTexts } from '../texts.js';
import styles from './transactions-list.module.css';

/** Leads to the page on which the player can draw a round again; nothing if the server has none. */
export function VerifyLink({ row }: { row: Transaction }) {
  const t = useTexts();
  const href = verifyHref(row);
  if (href === null) return null;
  const label = t('wallet.verify.label', { game: row.gameName ?? '', id: row.transactionId });
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" className={styles.verify} aria-label={label}>
      {t('wallet.verify')}
    </Link>
  );
}
