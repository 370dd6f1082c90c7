'use client';

import { SearchX } from 'lucide-react';
import { errorCodeOf, isUnsupported } from '@casino-kit/api-client';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, ErrorState } from '@casino-kit/ui';
import NoGameList from '../game-grid/no-game-list.js';
import { useTexts } from '../game-texts.js';

/** Returns whether loading a game failed because it does not exist. */
const isNotFound = (error: unknown) =>
  ['GAME_NOT_FOUND', 'NOT_FOUND', 'HTTP_404'].includes(errorCodeOf(error));

/** A game that does not exist or could not be loaded (§8). */
export function GameMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const casino = usePagePath('casino');
  if (isUnsupported(error)) return <NoGameList heading="h1" />;
  if (isNotFound(error))
    return (
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
