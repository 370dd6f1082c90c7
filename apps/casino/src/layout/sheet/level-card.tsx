import { usePagePath } from '@casino-kit/settings';
import { Link, Progress } from '@casino-kit/ui';
import { ChevronRight } from 'lucide-react';
import { useLevel } from '../use-level.js';
import styles from './level-card.module.css';

/** The player's level and the way to the next one, as a link to the VIP club; nothing for an account without a level. */
export function LevelCard({
  framed = false,
}: {
  /** On a ground of its own. */ framed?: boolean | undefined;
}) {
  const level = useLevel();
  const href = usePagePath('my-vip-club');
  if (level === null) return null;
  const { name, next } = level;
  return (
    <Link href={href} className={styles.card} data-framed={framed}>
      <span className={styles.medal} aria-hidden />
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
