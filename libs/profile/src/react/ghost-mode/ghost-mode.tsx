'use client';

import { useApiClient } from '@casino-kit/api-client';
import { type Player, updateUserDetails } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { Alert, Card, Checkbox, useShownName } from '@casino-kit/ui';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../texts.js';
import styles from './ghost-mode.module.css';

/**
 * Lets a player hide the name in public lists of bets and wins (ghost mode, §6); saved at once. Omitted where the details
 * of the player do not say whether it is on.
 */
export function GhostMode({ player: { ghostMode } }: { player: Pick<Player, 'ghostMode'> }) {
  const t = useTexts();
  const hiddenPlayer = useShownName()('');
  const client = useApiClient();
  const session = useSession();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: async (on: boolean) => {
      await client.call(updateUserDetails, { body: { ghostMode: on, updateFrom: 'Profile Page' } });
      await refreshSession(session);
    },
  });
  if (ghostMode === null || ghostMode === undefined) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('profile.ghost.title')}</h2>
      <Checkbox
        label={t('profile.ghost.label')}
        checked={isPending ? variables : ghostMode}
        disabled={isPending}
        onChange={({ target }) => mutate(target.checked)}
      />
      <p className={styles.text}>{t('profile.ghost.text', { hiddenPlayer })}</p>
      {isError && (
        <Alert tone="danger" live>
          {t('profile.ghost.failed')}
        </Alert>
      )}
    </Card>
  );
}
