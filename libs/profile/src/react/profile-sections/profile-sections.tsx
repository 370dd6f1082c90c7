'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useNumberFormat } from '@casino-kit/i18n';
import { Avatar, Link, Skeleton } from '@casino-kit/ui';
import { groupedId } from '../../core/grouped-id.js';
import { useTexts } from '../texts.js';
import styles from './profile-sections.module.css';

export interface ProfileSection {
  key: string;
  label: ReactNode;
  href: string;
  /** 20 px, hidden from screen readers. */
  icon: ReactNode;
  /** The page in view. */
  current: boolean;
  /** The number of pending items; no badge for none. */
  count?: number | undefined;
}

export interface ProfileSectionsProps {
  /** The pages of the account in order, the one in view marked as `current`. */
  items: readonly ProfileSection[];
  /** Who is logged in; `null` while that is loading. */
  identity: { name: string; id: string } | null;
  /** In place of the initial, such as the medal of a level. */
  avatar?: ReactNode | undefined;
}

/** How much of the row is before the current page, in pixels: the fade of its end. */
const beforeCurrent = 56;

/** Marks in which directions there is more of a row than is in view, for the fade at its ends. */
function markRest(row: HTMLElement): void {
  const scrolled = Math.abs(row.scrollLeft);
  row.toggleAttribute('data-more-before', scrolled > 1);
  row.toggleAttribute('data-more-after', scrolled + row.clientWidth < row.scrollWidth - 1);
}

/** Who is logged in and the pages of the account: a list beside the page, on phones and tablets a row that scrolls. */
export function ProfileSections({ items, identity, avatar }: ProfileSectionsProps) {
  const t = useTexts();
  const count = useNumberFormat();
  const row = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.key;
  useEffect(() => {
    // On mobile the current page may be outside the visible part of the row: it comes first, so that those after it are read.
    const link = row.current?.querySelector('[aria-current]');
    if (!row.current || !link) return;
    const [place, whole] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()];
    const isRtl = getComputedStyle(row.current).direction === 'rtl';
    row.current.scrollLeft += isRtl
      ? place.right - whole.right + beforeCurrent
      : place.left - whole.left - beforeCurrent;
  }, [current]);
  useEffect(() => {
    const nav = row.current;
    if (nav === null) return undefined;
    const mark = () => markRest(nav);
    mark();
    window.addEventListener('resize', mark);
    return () => window.removeEventListener('resize', mark);
  }, [current]);
  return (
    <div className={styles.side}>
      <div className={styles.identity}>
        {identity === null ? (
          <>
            <Skeleton width={40} height={40} radius="round" />
            <span className={styles.words}>
              <Skeleton width="60%" height={20} />
              <Skeleton width="80%" height={16} />
            </span>
          </>
        ) : (
          <>
            {avatar ?? <Avatar name={identity.name} decorative />}
            <span className={styles.words}>
              <b>
                <bdi>{identity.name}</bdi>
              </b>
              <small>{t('profile.sections.id', { id: groupedId(identity.id) })}</small>
            </span>
          </>
        )}
      </div>
      <nav
        ref={row}
        className={styles.row}
        aria-label={t('profile.sections.label')}
        onScroll={(event) => markRest(event.currentTarget)}
      >
        {items.map((item) => (
          <Link
            key={item.key}
            href={item.href}
            className={styles.link}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.icon}
            <span>{item.label}</span>{' '}
            {item.count !== undefined && item.count > 0 && (
              <span className={styles.count}>{count.format(item.count)}</span>
            )}
          </Link>
        ))}
      </nav>
    </div>
  );
}
