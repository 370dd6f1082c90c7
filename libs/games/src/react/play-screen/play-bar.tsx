'use client';

import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { Link, Skeleton, VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';
import styles from './play-bar.module.css';
import { PlayStats, type PlayStatsProps } from './play-stats.js';

export interface PlayBarProps extends PlayStatsProps {
  /** `null` while it loads. */
  game: Pick<Game, 'name' | 'provider'> | null;
  backHref: string;
  /** The page about the game, which its name leads to. */
  detailsHref: string;
  balance?: ReactNode | undefined;
  deposit?: ReactNode | undefined;
}

/** The bar above a game: the link back, the game's name, the net position, the balance. */
export function PlayBar({ game, backHref, detailsHref, balance, deposit, ...stats }: PlayBarProps) {
  const t = useTexts();
  return (
    <header className={styles.bar}>
      <Link href={backHref} className={styles.back} aria-label={t('games.play.leave')}>
        <ArrowLeft size={20} aria-hidden data-icon="directional" />
      </Link>
      <div className={styles.title}>
        {game === null ? (
          <>
            <VisuallyHidden>
              <h1>{t('games.casino')}</h1>
            </VisuallyHidden>
            <Skeleton width="140px" height="20px" />
          </>
        ) : (
          <>
            <h1>
              <Link href={detailsHref} title={t('games.play.details')}>
                {game.name}
              </Link>
            </h1>
            <small>{game.provider.name}</small>
          </>
        )}
      </div>
      <PlayStats {...stats} />
      <div className={styles.money}>
        {balance}
        {deposit && <span className={styles.deposit}>{deposit}</span>}
      </div>
    </header>
  );
}
