'use client';

import styles from './coin.module.css';

/** The theme's coin, `size` px high and wide. Decorative: the text beside it says the same. */
export function Coin({ size }: { size: number }) {
  return <span aria-hidden className={styles.coin} style={{ inlineSize: size, blockSize: size }} />;
}
