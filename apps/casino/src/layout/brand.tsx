import { type Settings, usePagePath, useSettings } from '@casino-kit/settings';
import { Link } from '@casino-kit/ui';
import styles from './brand.module.css';

/**
 * The brand's logo, which links to the root; on the narrowest screens its symbol alone. In the `header` it is the symbol
 * also for a player on mobile (`compact`) and from 1024 to 1279 px, beside the links; from 1280 px the side rail of `panel`
 * has it instead.
 */
export function Brand({
  compact = false,
  header,
}: {
  compact?: boolean | undefined;
  /** The header's navigation system, if it is there. */
  header?: Settings['navigationSystem'] | undefined;
}) {
  const { brandName } = useSettings();
  return (
    <Link href={usePagePath('root')} className={styles.brand} aria-label={brandName} data-header={header}>
      <span className={styles.mark} data-compact={compact} />
      <span className={styles.symbol} data-compact={compact} />
    </Link>
  );
}
