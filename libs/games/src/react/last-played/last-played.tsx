'use client';

import { Play } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { ButtonLink, Skeleton } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { useRecentGames } from '../use-recent-games.js';
import { useGameLinks } from '../use-play-gate.js';
import styles from './last-played.module.css';

export interface LastPlayedProps {
  /** The heading above the game, such as “Welcome back, Marlon”. */
  greeting: string;
  /** What is shown to someone who has not played yet, or whose last games could not be loaded. */
  otherwise: ReactNode;
}

function Banner({ game, greeting }: { game: Game; greeting: string }) {
  const t = useTexts();
  const { details, real } = useGameLinks(game);
  const { name, provider, kind, thumbnailUrl } = game;
  return (
    <section className={styles.banner}>
      <img src={thumbnailUrl} alt="" width={300} height={400} className={styles.glow} />
      <img src={thumbnailUrl} alt="" width={300} height={400} className={styles.poster} />
      <div className={styles.text}>
        <h1 className={styles.greeting}>{greeting}</h1>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.meta}>
          <bdi>{provider.name}</bdi>
          {provider.name !== '' && <span aria-hidden> · </span>}
          <span>{t(`games.category.${kind}`)}</span>
        </p>
        <div className={styles.actions}>
          {'href' in real && (
            <ButtonLink
              href={real.href}
              variant="primary"
              size="lg"
              className={styles.continue}
              icon={<Play size={18} fill="currentColor" aria-hidden />}
              aria-label={t('games.last.continueGame', { name })}
            >
              <span className={styles.label}>{t('games.last.continue')}</span>
            </ButtonLink>
          )}
          <ButtonLink href={details} variant="glass" size="lg" className={styles.details}>
            {t('games.last.details')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/**
 * A player's last played game with its picture and “Continue” (G2): the top of the lobby. On mobile it is a strip of
 * 88 px; wider, a banner with the theme's picture beside it.
 */
export function LastPlayed({ greeting, otherwise }: LastPlayedProps) {
  const { data, isLoading } = useRecentGames();
  const game = data?.[0];
  if (game !== undefined) return <Banner game={game} greeting={greeting} />;
  if (isLoading)
    return (
      <div className={styles.waiting}>
        <Skeleton height="100%" radius="card" />
      </div>
    );
  return otherwise;
}
