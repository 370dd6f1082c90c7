'use client';

import { type ReactNode, useState } from 'react';
import { Link } from '../navigation/navigation.js';
import styles from './chip.module.css';

export interface ChipItem {
  id: string;
  href: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
}

/**
 * A row of links with the current page marked; it scrolls sideways if there is not enough space. Of many links it shows some, and
 * the rest on request.
 */
export function ChipNav({
  label,
  items,
  current,
  limit = items.length,
  allLabel,
}: {
  /** Names the navigation, for screen readers. */
  label: string;
  /** The links from first to last; ids are unique. */
  items: readonly ChipItem[];
  /** Id of the page in view, whose link always shows; `null` marks none. */
  current: string | null;
  /** How many links always show, beside the current one. */
  limit?: number | undefined;
  /** The text of the button that shows and hides the rest. */
  allLabel?: ReactNode;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const isFirst = ({ id }: ChipItem, place: number) => place < limit || id === current;
  const chips = (list: readonly ChipItem[]) =>
    list.map(({ id, href, label: text, icon }) => (
      <Link key={id} href={href} className={styles.chip} aria-current={id === current ? 'page' : undefined}>
        {icon}
        {text}
      </Link>
    ));
  const first = items.filter(isFirst);
  return (
    <nav aria-label={label} className={styles.row}>
      {chips(first)}
      {first.length < items.length && (
        <button
          type="button"
          className={styles.chip}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {allLabel}
        </button>
      )}
      {showsAll && chips(items.filter((item, place) => !isFirst(item, place)))}
    </nav>
  );
}
