'use client';

import { Users } from 'lucide-react';
import { type Game } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { VisuallyHidden } from '@casino-kit/ui';
import { useTexts } from '../texts.js';
import { useMoney } from '../use-money.js';
import styles from './game-card.module.css';

/** Bet range and number of current players. Keeps its line if no one plays, so that cards have the same height. */
export function GameCaption({ game }: { game: Game }) {
  const t = useTexts();
  const { range } = useMoney();
  const numbers = useNumberFormat();
  return (
    <p className={styles.caption}>
      {game.minBet !== null && game.maxBet !== null && (
        <bdi className={styles.range}>{range(game.minBet, game.maxBet)}</bdi>
      )}
      {game.playersNow !== null && game.playersNow !== undefined && (
        <span className={styles.players}>
          <Users size={14} aria-hidden />
          <VisuallyHidden>{t('games.playersNow')}</VisuallyHidden>
          {numbers.format(game.playersNow)}
        </span>
      )}
    </p>
  );
}
