'use client';

import { Play } from 'lucide-react';
import { type GameDetails } from '@casino-kit/api-contract';
import { ButtonLink, Alert } from '@casino-kit/ui';
import { useTexts } from '../game-texts.js';
import { useGameLinks } from '../use-play-gate.js';
import styles from './game-page.module.css';

/** Play for real and Play demo, or why not (§6). */
export function PlayActions({ game, returning }: { game: GameDetails; returning: boolean }) {
  const t = useTexts();
  const { real, demo } = useGameLinks(game, returning);
  return (
    <>
      <div className={styles.actions}>
        {'href' in real && (
          <ButtonLink href={real.href} variant="primary" size="lg" icon={<Play size={18} aria-hidden />}>
            {t('games.playReal')}
          </ButtonLink>
        )}
        {'href' in demo && (
          <ButtonLink href={demo.href} variant="glass" size="lg">
            {t('games.playDemo')}
          </ButtonLink>
        )}
      </div>
      {'blockReason' in real && (
        <Alert tone="warning" title={t(`games.problem.${real.blockReason}`)}>
          {t(`games.problem.${real.blockReason}.text`)}
        </Alert>
      )}
      {'href' in real && 'blockReason' in demo && <p className={styles.aside}>{t('games.noDemo')}</p>}
    </>
  );
}
