'use client';

import { type Game } from '@casino-kit/api-contract';
import { CardSkeleton } from '../game-card/card-skeleton.js';
import { GameCard } from '../game-card/game-card.js';
import styles from './game-grid.module.css';

export interface GameTilesProps {
  label: string;
  /** `null` while they load. */
  games: readonly Game[] | null;
  caption?: boolean | undefined;
}

/** How many cards are certainly in the first view. */
const firstView = 14;

/** Returns each game once: a server may list one again. */
function onlyOnce(games: readonly Game[]): readonly Game[] {
  return [...new Map(games.map((game) => [game.id, game])).values()];
}

/** A plain grid of games: rendered on the server, and sufficient if one page holds everything. */
export function GameTiles({ label, games, caption = false }: GameTilesProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.tiles} aria-label={label} aria-busy={games === null || undefined}>
        {games === null
          ? Array.from({ length: firstView }, (_, place) => (
              <li key={place}>
                <CardSkeleton caption={caption} />
              </li>
            ))
          : onlyOnce(games).map((game, place) => (
              <li key={game.id}>
                <GameCard game={game} caption={caption} eager={place < firstView} />
              </li>
            ))}
      </ul>
    </div>
  );
}
