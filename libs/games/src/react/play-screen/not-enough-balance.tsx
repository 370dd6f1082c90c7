'use client';

import { ButtonLink, Alert } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';

/** The balance does not cover the stake: what happened, that nothing was lost, and the two next steps. */
export function NotEnoughBalance({ depositHref }: { depositHref: string }) {
  const t = useTexts();
  return (
    <Alert
      tone="warning"
      live
      title={t('games.problem.INSUFFICIENT_BALANCE')}
      action={
        <ButtonLink href={depositHref} variant="primary">
          {t('games.deposit')}
        </ButtonLink>
      }
    >
      {t('games.problem.INSUFFICIENT_BALANCE.text')}
    </Alert>
  );
}
