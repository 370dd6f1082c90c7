'use client';

import { Link, Progress } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { getMedal } from '../../core/levels.js';
import { Medal } from '../medal/medal.js';
import { useIsNewLevel } from '../use-is-new-level.js';
import { useLevel } from '../use-level.js';
import styles from './level-card.module.css';

export interface LevelCardProps {
  /** Where the VIP club is. */
  href: string;
  /** On a ground of its own. */
  framed?: boolean | undefined;
}

/** The player's level and the way to the next one, as a link to the VIP club; nothing for an account without a level. */
export function LevelCard({ href, framed = false }: LevelCardProps) {
  const own = useLevel();
  const isNew = useIsNewLevel(own?.level ?? null);
  if (own === null) return null;
  const { level, name, next } = own;
  return (
    <Link href={href} className={styles.card} data-framed={framed || undefined}>
      <Medal key={level} medal={getMedal(level - 1, 6)} isNew={isNew} className={styles.medal} />
      <span className={styles.words}>
        <span>
          <bdi>{name}</bdi>
          {next !== null && <> · {next.text}</>}
        </span>
        {next !== null && <Progress label={next.text} value={next.progress} />}
      </span>
      <ChevronRight size={18} aria-hidden data-icon="directional" />
    </Link>
  );
}
