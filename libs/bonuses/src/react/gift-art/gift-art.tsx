import styles from './gift-art.module.css';

/** The theme's gift box; a picture beside words that say it all. */
export function GiftArt({
  state = 'closed',
  size = 'md',
}: {
  state?: 'closed' | 'opened' | 'locked';
  /** 56, 72 or 112 px. */
  size?: 'sm' | 'md' | 'lg';
}) {
  return <span aria-hidden className={`${styles.art} ${styles[state]} ${styles[size]}`} />;
}
