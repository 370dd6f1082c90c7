'use client';

import { type Tournament } from '@casino-kit/api-contract';
import { Alert, ConfirmationDialog } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { type UseEnterResult } from '../use-enter.js';

export interface EnterDialogProps {
  tournament: Pick<Tournament, 'tournamentId' | 'name' | 'startsAt'>;
  /** In ms since the epoch. */
  now: number;
  entry: Pick<UseEnterResult, 'enter' | 'pending' | 'error'>;
  onClose: () => void;
}

/** Says what entering means before it happens: that it is free, which rounds count from then on, and what others see. */
export function EnterDialog({ tournament, now, entry, onClose }: EnterDialogProps) {
  const t = useTexts();
  const { tournamentId, name, startsAt } = tournament;
  return (
    <ConfirmationDialog
      title={t('tournaments.enter.title', { name })}
      back={t('tournaments.enter.back')}
      onBack={onClose}
      confirm={t('tournaments.enter.confirm')}
      onConfirm={() => entry.enter(tournamentId)}
      loading={entry.pending}
    >
      <p>{t('tournaments.enter.free')}</p>
      <p>{t(now < Date.parse(startsAt) ? 'tournaments.enter.before' : 'tournaments.enter.from')}</p>
      <p>{t('tournaments.enter.name')}</p>
      {entry.error !== null && (
        <Alert tone={entry.error === 'failed' ? 'warning' : 'danger'}>
          {t(`tournaments.enter.${entry.error}`)}
        </Alert>
      )}
    </ConfirmationDialog>
  );
}
