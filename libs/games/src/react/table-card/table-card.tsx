'use client';

import { memo } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { usePagePath } from '@casino-kit/settings';
import { Link, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { GameCaption } from '../game-card/game-caption.js';
import { useTexts } from '../texts.js';
import art from '../game-card/game-card.module.css';
import styles from './table-card.module.css';

/**
 * A live table as a wide picture that links to its page (G1): the part of the poster above its lettering, name and
 * provider on the scrim, with the bet range and how many play now. A table that cannot be played says so.
 */
export const TableCard = memo(function TableCard({ game }: { game: Game }) {
  const t = useTexts();
  const { name, provider } = game;
  const label = game.available ? 'live' : 'unavailable';
  return (
    <>
      <Link href={usePagePath('game', { game: game.slug })} className={styles.table}>
        <img src={game.thumbnailUrl} alt="" width={300} height={400} loading="lazy" decoding="async" />
        <VisuallyHidden>{t(`games.card.label.${label}`, { name, provider: provider.name })}</VisuallyHidden>
        <span aria-hidden className={`${art.badge} ${art[label]}`}>
          {t(`games.badge.${label}`)}
        </span>
        <span aria-hidden className={styles.title}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.provider}>{provider.name}</bdi>
        </span>
      </Link>
      <GameCaption game={game} />
    </>
  );
});

/** The shape of a live table while it loads. */
export function TableCardSkeleton() {
  return <Skeleton ratio="16 / 10" radius="card" />;
}
