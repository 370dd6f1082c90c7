'use client';

import { Info, Play } from 'lucide-react';
import { type Game } from '@casino-kit/api-contract';
import { ButtonLink } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { useGameLinks } from '../use-play-gate.js';
import styles from './game-card.module.css';

/** Name, provider, Play, Demo and details over the picture of a card that is hovered or focused. */
export function CardOverlay({ game, returning }: { game: Game; returning: boolean }) {
  const t = useTexts();
  const { details, real, demo } = useGameLinks(game, returning);
  const { name, provider } = game;
  return (
    <div className={styles.over}>
      <p aria-hidden className={styles.info}>
        <b>{name}</b>
        <span>{provider.name}</span>
      </p>
      <div className={styles.actions}>
        {'href' in real && (
          <ButtonLink
            href={real.href}
            variant="primary"
            className={styles.play}
            icon={<Play size={18} aria-hidden />}
            aria-label={t('games.card.play', { name })}
          >
            {t('games.play')}
          </ButtonLink>
        )}
        {'href' in demo && (
          <ButtonLink
            href={demo.href}
            variant="glass"
            className={styles.demo}
            aria-label={t('games.card.demo', { name })}
          >
            {t('games.demo')}
          </ButtonLink>
        )}
        {/* The picture is the same link, so neither keyboard nor screen reader needs this one. */}
        <ButtonLink href={details} variant="glass" className={styles.details} tabIndex={-1} aria-hidden>
          <Info size={18} aria-hidden />
        </ButtonLink>
      </div>
    </div>
  );
}
