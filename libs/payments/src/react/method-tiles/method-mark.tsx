'use client';

import { type PaymentMethod } from '@casino-kit/api-contract';
import { useState } from 'react';
import { baseKind, methodKind } from '../../core/deposit-method-kind.js';
import styles from './method-mark.module.css';
import { marks } from './method-marks.js';

/** How many assets of a crypto method are shown beside its mark. */
const mostAssets = 3;

/** Returns the assets that a crypto method accepts, such as `BTC USDT`. */
function formatAssets({ networks }: PaymentMethod): string {
  return [...new Set(networks.map(({ asset }) => asset))].slice(0, mostAssets).join(' ');
}

/**
 * The image of a method if the server names one that loads, otherwise the mark of its kind; a kind without one gets
 * that of a payment page. Decorative: the name is beside it.
 */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const { thumbnailUrl } = method;
  const [broken, setBroken] = useState<string | null>(null);
  if (thumbnailUrl && thumbnailUrl !== broken)
    return (
      <img className={styles.picture} src={thumbnailUrl} alt="" onError={() => setBroken(thumbnailUrl)} />
    );
  const kind = methodKind(method);
  const assets = formatAssets(method);
  return (
    <span className={styles.mark} data-kind={kind} aria-hidden>
      {marks[[kind, baseKind(kind)].find((known) => Object.hasOwn(marks, known)) ?? 'redirect']}
      {assets !== '' && <span className={styles.assets}>{assets}</span>}
    </span>
  );
}
