'use client';

import { isUnsupported } from '@casino-kit/api-client';
import { Button, ErrorState } from '@casino-kit/ui';
import NoGameList from '../game-grid/no-game-list.js';
import { useTexts } from '../game-texts.js';

/** A game that could not be loaded (§8). */
export function GameMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  if (isUnsupported(error)) return <NoGameList heading="h1" />;
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
