import { Link } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './menu-row.module.css';

export interface MenuRowProps {
  /** Where it leads; a row without it runs `onPress`. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  icon: ReactNode;
  label: ReactNode;
  /** Whether it leads to the page that is open. */
  current?: boolean | undefined;
}

/** A line of a menu that leads to a page or opens something: its icon (20 px) and its name. */
export function MenuRow({ href, onPress, icon, label, current }: MenuRowProps) {
  const content = (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      <ChevronRight
        size={18}
        strokeWidth={1.75}
        aria-hidden
        data-icon="directional"
        className={styles.more}
      />
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={styles.row} onClick={onPress}>
        {content}
      </button>
    );
  return (
    <Link href={href} className={styles.row} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
}
