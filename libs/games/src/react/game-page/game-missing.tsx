'use client';

import { Flame, SearchX } from 'lucide-react';
import { errorCodeOf, isUnsupported } from '@casino-kit/api-client';
import { usePagePath, useSettings } from '@casino-kit/settings';
import { Button, ButtonLink, ErrorState } from '@casino-kit/ui';
import { categoryHref } from '../../core/category-href.js';
import { lobbyRowFilter } from '../../core/lobby-rows.js';
import NoGameList from '../game-grid/no-game-list.js';
import { GameRow } from '../game-row/game-row.js';
import { useTexts } from '../game-texts.js';
import styles from './game-page.module.css';

/** Returns whether loading a game failed because it does not exist. */
const isNotFound = (error: unknown) =>
  ['GAME_NOT_FOUND', 'NOT_FOUND', 'HTTP_404'].includes(errorCodeOf(error));

/** A game that does not exist, with popular ones instead, or that could not be loaded (§8). */
export function GameMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const casino = usePagePath('casino');
  const settings = useSettings();
  if (isUnsupported(error)) return <NoGameList heading="h1" />;
  if (isNotFound(error))
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
  return (
    <ErrorState
      heading="h1"
      title={t('games.loadError')}
      action={<Button onClick={onRetry}>{t('games.retry')}</Button>}
    >
      {t('games.loadError.text')}
    </ErrorState>
  );
}
