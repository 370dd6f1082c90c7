'use client';

import { usePagePath } from '@casino-kit/settings';
import { ButtonLink, EmptyState } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';

/** Replaces a list of games if the server has none (decisions 40): says so, and links back to the casino. */
export default function NoGameList({ heading }: { heading?: 'h1' | undefined }) {
  const t = useTexts();
  return (
    <EmptyState
      heading={heading}
      title={t('games.unlisted')}
      action={
        <ButtonLink href={usePagePath('casino')} variant="primary">
          {t('games.toLobby')}
        </ButtonLink>
      }
    >
      {t('games.unlisted.text')}
    </EmptyState>
  );
}
