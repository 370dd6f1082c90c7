'use client';

import { type Game } from '@casino-kit/api-contract';
import { usePagePath } from '@casino-kit/settings';
import { Button, ButtonLink, ErrorState } from '@casino-kit/ui';
import {
  BadgeCheck,
  CloudOff,
  Gamepad2,
  Gauge,
  Gift,
  Lock,
  type LucideIcon,
  RotateCcw,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type PlayMode } from '../../core/launch-query.js';
import { type NextStep, type PlayError } from '../../core/play-error.js';
import { useTexts } from '../game-texts.js';
import { Backdrop } from './backdrop.js';
import styles from './play-stage.module.css';

/** What the next step is about. */
const icons: Readonly<Record<NextStep, LucideIcon>> = {
  retry: CloudOff,
  deposit: Wallet,
  demo: Gamepad2,
  real: Gamepad2,
  bonuses: Gift,
  limits: Gauge,
  verification: BadgeCheck,
  profile: UserRound,
  bet: RotateCcw,
  lobby: Lock,
};

/** Where another game may start. */
const ofThisGame: ReadonlySet<NextStep> = new Set(['bonuses', 'real', 'demo', 'retry']);

export interface PlayErrorStateProps {
  /** Shown behind; `null` while it is unknown. */
  game: Game | null;
  error: PlayError;
  onRetry: () => void;
  onMode: (mode: PlayMode) => void;
  depositHref: string;
}

/** Why a game does not start (§8), what was not lost, and the next step. */
export function PlayErrorState({ game, error, onRetry, onMode, depositHref }: PlayErrorStateProps) {
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
      <ButtonLink variant="primary" href={bonuses}>
        {t('games.myBonuses')}
      </ButtonLink>
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
  const Icon = icons[error.next];
  return (
    <div className={styles.enter}>
      <Backdrop game={game} />
      <div className={styles.panel}>
        <ErrorState
          title={t(`games.problem.${error.title}`)}
          icon={<Icon size={28} aria-hidden />}
          action={
            <div className={styles.ways}>
              {steps[error.next]()}
              {error.next !== 'lobby' && (
                <ButtonLink href={casino}>
                  {t(ofThisGame.has(error.next) ? 'games.otherGames' : 'games.toLobby')}
                </ButtonLink>
              )}
            </div>
          }
        >
          {t(`games.problem.${error.code}.text`)}
        </ErrorState>
      </div>
    </div>
  );
}
