'use client';

import { type PaymentMethod } from '@casino-kit/api-contract';
import { ChevronRight } from 'lucide-react';
import { MethodMark } from '../method-tiles/method-mark.js';
import { methodTitle, useMethodNote } from '../method-tiles/method-tiles.js';
import { useTexts } from '../texts.js';
import styles from './deposit-dialog.module.css';

/** The chosen method as one row, which opens the list of methods. */
export function ChosenMethod({
  method,
  currency,
  onChange,
}: {
  method: PaymentMethod | null;
  currency: string;
  onChange: () => void;
}) {
  const t = useTexts();
  const getNote = useMethodNote(currency);
  return (
    <div className={styles.chosenField}>
      <span className={styles.legend}>{t('payments.payWith')}</span>
      <button type="button" className={styles.chosen} onClick={onChange}>
        {method !== null && <MethodMark method={method} />}
        <span className={styles.chosenName}>
          <b>{method === null ? t('payments.method.choose') : methodTitle(method)}</b>
          {method !== null && <small>{getNote(method)}</small>}
        </span>
        <span className={styles.change}>
          {t('payments.change')}
          <ChevronRight size={16} aria-hidden data-icon="directional" />
        </span>
      </button>
    </div>
  );
}
