'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type DrawnQrCode from './drawn-qr-code.js';
import styles from './qr-code.module.css';

// Without the code a payment continues: each step with a QR code also shows what it contains as text.
const Drawn = lazy<typeof DrawnQrCode>(() =>
  import('./drawn-qr-code.js').catch(() => ({ default: () => <div className={styles.code} /> })),
);

/**
 * A QR code, dark on light in every theme, since many readers accept no other. `label` describes its content. The code
 * that draws it loads when it is first shown.
 */
export function QrCode(props: ComponentProps<typeof DrawnQrCode>) {
  return (
    <Suspense fallback={<div className={styles.code} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
