'use client';

import { memo, Suspense, useState } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { useIsAuthenticatedOnceHydrated } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Link, VisuallyHidden } from '@casino-kit/ui';
import { PlayerHeart } from '../favourite-button/player-heart.js';
import { useTexts } from '../texts.js';
import { CardOverlay } from './card-overlay.js';
import { GameCaption } from './game-caption.js';
import styles from './game-card.module.css';

export interface GameCardProps {
  /** Links to its page by `slug`; one that is not `available` says so in place of `badge`. */
  game: Game;
  /** A tag in the corner of the image, also read out with the name of the game. */
  badge?: 'new' | 'live' | undefined;
  /** Bet range and players below the picture, as live tables have them. */
  caption?: boolean | undefined;
  /** The image is in the first view: it is loaded eagerly. */
  eager?: boolean | undefined;
  /** A guest who is known to have an account logs in instead of registering. */
  returning?: boolean | undefined;
}

/**
 * A game as an image that links to its page (G1). With a hovering pointer and for the keyboard, Play, Demo and details
 * overlay it; on touch a tap opens the page. The overlay is rendered with the first use of the card: a lobby has many
 * cards, and most are never used. A player's card has a heart, whose code is loaded for players only. A game that cannot
 * be played says so in place of its badge (decision 61).
 */
export const GameCard = memo(function GameCard({
  game,
  badge,
  caption = false,
  eager = false,
  returning = false,
}: GameCardProps) {
  const t = useTexts();
  const isPlayer = useIsAuthenticatedOnceHydrated();
  const [isInUse, setIsInUse] = useState(false);
  const { name, provider } = game;
  const label = game.available ? badge : 'unavailable';
  return (
    <div
      className={styles.card}
      onPointerOver={({ pointerType }) => pointerType !== 'touch' && setIsInUse(true)}
      onFocus={() => setIsInUse(true)}
    >
      <Link href={usePagePath('game', { game: game.slug })} className={styles.art}>
        <span aria-hidden className={styles.underlay}>
          {name}
        </span>
        <img
          // The picture of another game would stay in view until this one has loaded.
          key={game.thumbnailUrl}
          src={game.thumbnailUrl}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        <VisuallyHidden>
          {t(label ? `games.card.label.${label}` : 'games.card.label', { name, provider: provider.name })}
        </VisuallyHidden>
        {label && (
          <span aria-hidden className={`${styles.badge} ${styles[label]}`}>
            {t(`games.badge.${label}`)}
          </span>
        )}
      </Link>
      {isInUse && <CardOverlay game={game} returning={returning} />}
      {isPlayer && (
        <Suspense>
          <PlayerHeart game={game} isOnCard isInUse={isInUse} />
        </Suspense>
      )}
      {caption && <GameCaption game={game} />}
    </div>
  );
});
