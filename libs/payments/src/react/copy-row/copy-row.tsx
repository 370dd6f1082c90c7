'use client';

import { Button } from '@casino-kit/ui';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../texts.js';
import styles from './copy-row.module.css';

/** A value with a copy button; shows a message when the browser blocks copying. */
export function CopyRow({ label, value }: { label: string; value: string }) {
  const t = useTexts();
  const id = useId();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className={styles.row}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <bdi className={styles.value} id={`${id}-value`}>
        {value}
      </bdi>
      <Button size="sm" aria-describedby={`${id}-label`} onClick={() => void copy()}>
        {copied === 'yes' ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        {t('payments.copy.action')}
      </Button>
      <span role="status" className={styles.status} data-failed={copied === 'failed'}>
        {copied === 'yes' && t('payments.copy.done', { label })}
        {copied === 'failed' && t('payments.copy.CLIPBOARD_FAILED')}
      </span>
    </div>
  );
}
