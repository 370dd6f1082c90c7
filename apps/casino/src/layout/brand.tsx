import { usePagePath, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import styles from './brand.module.css';

/** The brand's mark, which leads to the root. On phones a signed-in player sees its symbol alone. */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { brandName } = useSettings();
  return (
    <Link href={usePagePath('root')} className={styles.brand} aria-label={brandName}>
      <span className={compact ? `${styles.mark} ${styles.notOnPhones}` : styles.mark} />
      {compact && <span className={styles.symbol} />}
    </Link>
  );
}
