'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '@casino-kit/api-client';
import { type UserBonus } from '@casino-kit/api-contract';
import { refreshSession, useSession } from '@casino-kit/session';
import { Alert, ConfirmationDialog } from '@casino-kit/ui';
import { bonusKey } from '../../core/bonus-queries.js';
import { forfeitBonus } from '../../core/forfeit-bonus.js';
import { ForfeitedItemsList } from '../forfeited-items-list/forfeited-items-list.js';
import { useTexts } from '../texts.js';
import { useOnce } from '../use-once.js';

export interface ForfeitBonusDialogProps {
  /** The player's active bonus, which the dialog forfeits once the player confirms. */
  bonus: UserBonus;
  onClose: () => void;
  /** The bonus is no longer active: it was `forfeited` now, or was `notActive` before. */
  onEnded: (how: 'forfeited' | 'notActive') => void;
}

/**
 * Lists exactly what is lost before a bonus is forfeited (§4): bonus money, free spins and their winnings. Cash stays.
 */
export function ForfeitBonusDialog({ bonus, onClose, onEnded }: ForfeitBonusDialogProps) {
  const t = useTexts();
  const client = useApiClient();
  const session = useSession();
  const queries = useQueryClient();
  const { mutateAsync, isPending, data, isError } = useMutation({
    mutationFn: () => forfeitBonus(client, bonus.userBonusId),
    networkMode: 'always',
    onSettled: () => void queries.invalidateQueries({ queryKey: bonusKey }),
  });
  const confirm = useOnce(async () => {
    const { kind } = await mutateAsync();
    if (kind !== 'forfeited' && kind !== 'notActive') return false;
    void refreshSession(session);
    onEnded(kind);
    return true;
  });
  const error = isError ? 'unknown' : data?.kind;
  return (
    <ConfirmationDialog
      title={t('bonuses.forfeit.title', { bonus: bonus.name })}
      back={t('bonuses.forfeit.keep')}
      onBack={onClose}
      confirm={t('bonuses.forfeit.confirm')}
      onConfirm={confirm}
      variant="danger"
      loading={isPending}
    >
      <ForfeitedItemsList bonus={bonus} lead={t('bonuses.forfeit.text')} />
      <p>{t('bonuses.forfeit.cashStays')}</p>
      {(error === 'rejected' || error === 'unknown') && (
        <Alert tone={error === 'rejected' ? 'danger' : 'warning'} live>
          {t(`bonuses.forfeit.${error}`)}
        </Alert>
      )}
    </ConfirmationDialog>
  );
}
