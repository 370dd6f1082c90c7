'use client';

import { toast, VisuallyHidden } from '@casino-kit/ui';
import { Copy } from 'lucide-react';
import { shortId } from '../../core/short-id.js';
import { useTexts } from '../texts.js';
import styles from './transactions-list.module.css';

/** A transaction's id in a small space: shortened, complete in its title, and copied on click. */
export function ShortTransactionId({ id }: { id: string }) {
  const t = useTexts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      toast.success(t('wallet.id.copied', { id }));
    } catch {
      // The toast shows the complete id, which can be selected.
      toast.error(t('wallet.id.notCopied', { id }));
    }
  };
  return (
    <button type="button" className={styles.id} title={id} onClick={() => void copy()}>
      <bdi aria-hidden>{shortId(id)}</bdi>
      <Copy size={12} aria-hidden />
      <VisuallyHidden>{t('wallet.id.copy', { id })}</VisuallyHidden>
    </button>
  );
}
