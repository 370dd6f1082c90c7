'use client';

import { type Game } from '@casino-kit/api-contract';
import styles from './play-stage.module.css';

/** The picture of a game, out of focus, behind what takes its place. */
export function Backdrop({ game }: { game: Game | null }) {
  return game && <img src={game.thumbnailUrl} alt="" width={300} height={400} className={styles.backdrop} />;
}
