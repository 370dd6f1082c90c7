'use client';

import { Play } from 'lucide-react';
import { Suspense } from 'react';
import { type GameDetails } from '@casino-kit/api-contract';
import { useIsAuthenticated, useIsAuthenticatedOnceHydrated } from '@casino-kit/session';
import { ButtonLink, Alert } from '@casino-kit/ui';
import { PlayerHeart } from '../favourite-button/player-heart.js';
import { useTexts } from '../game-texts.js';
import { useGameLinks } from '../use-play-gate.js';
import styles from './game-page.module.css';

/** Play for real and Play demo, or why not (§6), and the heart of a player beside them. */
export function PlayActions({ game, returning }: { game: GameDetails; returning: boolean }) {
  const t = useTexts();
  const isPlayer = useIsAuthenticated();
  const showsHeart = useIsAuthenticatedOnceHydrated();
  const { real, demo } = useGameLinks(game, returning);
  const isPlayable = 'href' in real || 'href' in demo;
  return (
    <>
      <div className={styles.actions} data-player={isPlayer || undefined}>
        {'href' in real && (
          <ButtonLink href={real.href} variant="primary" size="lg" icon={<Play size={18} aria-hidden />}>
            {t('games.playReal')}
          </ButtonLink>
        )}
        {'href' in demo && (
          <ButtonLink href={demo.href} variant="glass" size="lg">
            {t('games.playDemo')}
          </ButtonLink>
        )}
        {showsHeart && isPlayable && (
          <Suspense>
            <PlayerHeart game={game} />
          </Suspense>
        )}
      </div>
      {'blockReason' in real && (
        <Alert tone="warning" title={t(`games.problem.${real.blockReason}`)}>
          {t(`games.problem.${real.blockReason}.text`)}
        </Alert>
      )}
      {'href' in real && 'blockReason' in demo && <p className={styles.aside}>{t('games.noDemo')}</p>}
    </>
  );
}
