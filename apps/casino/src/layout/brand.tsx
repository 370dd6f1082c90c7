import { usePagePath, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import styles from './brand.module.css';

/**
 * The brand's mark, which leads to the root. On phones a signed-in player sees its symbol alone, on the narrowest ones
 * everybody does.
 */
export function Brand({ compact = false }: { compact?: boolean }) {
  const { brandName } = useSettings();
  return (
    <Link href={usePagePath('root')} className={styles.brand} aria-label={brandName}>
      <span className={styles.mark} data-compact={compact} />
      <span className={styles.symbol} data-compact={compact} />
    </Link>
  );
}
