'use client';

import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, ErrorState } from '@casino-kit/ui';
import { SearchX } from 'lucide-react';
import { PopularGames } from '../game-row/popular-games.js';
import { useTexts } from '../game-texts.js';
import styles from './game-not-found.module.css';

/** Says that a game does not exist (§8), with the way to the casino and popular games instead. */
export function GameNotFound() {
  const t = useTexts();
  const casino = usePagePath('casino');
  return (
    <div className={styles.page}>
      <ErrorState
        heading="h1"
        title={t('games.notFound')}
        icon={<SearchX size={28} aria-hidden />}
        action={
          <ButtonLink href={casino} variant="primary">
            {t('games.toLobby')}
          </ButtonLink>
        }
      >
        {t('games.loadError')}
      </ErrorState>
      <PopularGames />
    </div>
  );
}
