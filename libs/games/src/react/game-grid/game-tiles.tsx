'use client';

import { type CSSProperties, type ReactNode, type RefCallback } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { CardSkeleton } from '../game-card/card-skeleton.js';
import { GameCard } from '../game-card/game-card.js';
import styles from './game-grid.module.css';

export interface GameTilesProps {
  label: string;
  /** `null` while they load. */
  games: readonly Game[] | null;
  caption?: boolean | undefined;
  /** Fills what the games leave free of the last row. */
  filler?: ReactNode | undefined;
  /** Called with the item of each game. */
  itemRef?: RefCallback<HTMLLIElement> | undefined;
}

/** How many cards are certainly in the first view. */
const firstView = 14;

/** Returns each game once: a server may list one again. */
function onlyOnce(games: readonly Game[]): readonly Game[] {
  return [...new Map(games.map((game) => [game.id, game])).values()];
}

/** A plain grid of games: rendered on the server, and sufficient if one page holds everything. */
export function GameTiles({ label, games, caption = false, filler, itemRef }: GameTilesProps) {
  const shown = games && onlyOnce(games);
  return (
    <div className={styles.container}>
      <ul className={styles.tiles} aria-label={label} aria-busy={shown === null || undefined}>
        {shown === null
          ? Array.from({ length: firstView }, (_, place) => (
              <li key={place}>
                <CardSkeleton caption={caption} />
              </li>
            ))
          : shown.map((game, place) => (
              <li key={game.id} ref={itemRef}>
                <GameCard game={game} caption={caption} eager={place < firstView} />
              </li>
            ))}
        {filler !== undefined && shown !== null && (
          <li className={styles.filler} style={{ '--count': shown.length } as CSSProperties}>
            {filler}
          </li>
        )}
      </ul>
    </div>
  );
}
