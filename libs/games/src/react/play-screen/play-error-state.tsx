'use client';

import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, ErrorState } from '@casino-kit/ui';
import { type PlayMode } from '../../core/launch-query.js';
import { type PlayError } from '../../core/play-error.js';
import { useTexts } from '../game-texts.js';
import styles from './play-stage.module.css';

export interface PlayErrorStateProps {
  error: PlayError;
  onRetry: () => void;
  onMode: (mode: PlayMode) => void;
  depositHref: string;
}

/** Why a game does not start (§8), what was not lost, and the next step. */
export function PlayErrorState({ error, onRetry, onMode, depositHref }: PlayErrorStateProps) {
  const t = useTexts();
  const casino = usePagePath('casino');
  const bonuses = usePagePath('bonus_history');
  const limits = usePagePath('limits');
  const verification = usePagePath('verification');
  const profile = usePagePath('edit-profile');
  const steps = {
    retry: () => (
      <Button variant="primary" onClick={onRetry}>
        {t('games.retry')}
      </Button>
    ),
    deposit: () => (
      <ButtonLink variant="primary" href={depositHref}>
        {t('games.deposit')}
      </ButtonLink>
    ),
    demo: () => <Button onClick={() => onMode('demo')}>{t('games.playDemo')}</Button>,
    real: () => <Button onClick={() => onMode('real')}>{t('games.playReal')}</Button>,
    bonuses: () => (
      <div className={styles.ways}>
        <ButtonLink variant="primary" href={bonuses}>
          {t('games.myBonuses')}
        </ButtonLink>
        <ButtonLink href={casino}>{t('games.otherGames')}</ButtonLink>
      </div>
    ),
    limits: () => (
      <ButtonLink variant="primary" href={limits}>
        {t('games.problem.limits')}
      </ButtonLink>
    ),
    verification: () => (
      <ButtonLink variant="primary" href={verification}>
        {t('games.problem.verification')}
      </ButtonLink>
    ),
    profile: () => (
      <ButtonLink variant="primary" href={profile}>
        {t('games.problem.profile')}
      </ButtonLink>
    ),
    bet: () => <Button onClick={onRetry}>{t('games.retry')}</Button>,
    lobby: () => <ButtonLink href={casino}>{t('games.toLobby')}</ButtonLink>,
  };
  return (
    <ErrorState title={t(`games.problem.${error.title}`)} action={steps[error.next]()}>
      {t(`games.problem.${error.code}.text`)}
    </ErrorState>
  );
}
