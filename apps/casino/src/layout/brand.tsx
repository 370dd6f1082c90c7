import { usePagePath, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import styles from './brand.module.css';

/**
 * The brand's logo, which links to the root. On mobile a logged-in player sees the symbol alone; on the narrowest
 * screens everyone does.
 */
export function Brand({ compact = false }: { compact?: boolean | undefined }) {
  const { brandName } = useSettings();
  return (
    <Link href={usePagePath('root')} className={styles.brand} aria-label={brandName}>
      <span className={styles.mark} data-compact={compact} />
      <span className={styles.symbol} data-compact={compact} />
    </Link>
  );
}
