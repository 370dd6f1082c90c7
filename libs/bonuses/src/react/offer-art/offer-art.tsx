'use client';

import { type OfferKind } from '../../core/offer-kind.js';
import styles from './offer-art.module.css';

/** The theme's picture of a kind of offer on its ground; it fills its place. Decorative: the text beside it says it all. */
export function OfferArt({ kind, className }: { kind: OfferKind; className?: string | undefined }) {
  return <span aria-hidden className={[styles.art, styles[kind], className].filter(Boolean).join(' ')} />;
}

/** The same picture alone, small and grey: an offer that is closed now. */
export function ShutOfferArt({ kind }: { kind: OfferKind }) {
  return <span aria-hidden className={`${styles.shut} ${styles[kind]}`} />;
}
