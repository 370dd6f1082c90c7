import { Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './menu-row.module.css';

/** A line of a menu that leads to a page: its icon (20 px) and its name. */
export function MenuRow({
  href,
  icon,
  label,
  current,
}: {
  href: string;
  icon: ReactNode;
  label: ReactNode;
  /** Whether it leads to the page that is open. */
  current?: boolean | undefined;
}) {
  return (
    <Link href={href} className={styles.row} aria-current={current ? 'page' : undefined}>
      {icon}
      <span className={styles.label}>{label}</span>
      <ChevronRight
        size={18}
        strokeWidth={1.75}
        aria-hidden
        data-icon="directional"
        className={styles.more}
      />
    </Link>
  );
}
