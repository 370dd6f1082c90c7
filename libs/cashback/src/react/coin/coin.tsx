import styles from './coin.module.css';

/** The theme's coin, as high and wide as `size` (px). A picture beside words that say the same. */
export function Coin({ size }: { size: number }) {
  return <span aria-hidden className={styles.coin} style={{ inlineSize: size, blockSize: size }} />;
}
