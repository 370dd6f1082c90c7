'use client';

import { usePagePath, useSettings } from '@casino-kit/settings';
import { ButtonLink, ErrorState } from '@casino-kit/ui';
import { Flame, SearchX } from 'lucide-react';
import { categoryHref } from '../../core/category-href.js';
import { lobbyRowFilter } from '../../core/lobby-rows.js';
import { GameRow } from '../game-row/game-row.js';
import { useTexts } from '../game-texts.js';
import styles from './game-not-found.module.css';

/** Says that a game does not exist (§8), with the way to the casino and popular games instead. */
export function GameNotFound() {
  const t = useTexts();
  const casino = usePagePath('casino');
  const settings = useSettings();
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
      <GameRow
        title={t('games.row.popular')}
        icon={<Flame size={22} aria-hidden />}
        filter={lobbyRowFilter('popular')}
        href={categoryHref(settings, 'popular')}
      />
    </div>
  );
}
