'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listGames } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Carousel, VisuallyHidden } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { gameRowQuery, topTenFilter } from '../../core/catalogue-queries.js';
import { CardSkeleton } from '../game-card/card-skeleton.js';
import { GameCard } from '../game-card/game-card.js';
import { useTexts } from '../game-texts.js';
import { useGameCurrency } from '../use-game-currency.js';
import styles from './top-ten.module.css';

const places = 10;

/**
 * The ten games with the most rounds of the last seven days, numbered (G1). Omitted if the server does not count them or
 * when they cannot be loaded.
 */
export function TopTen() {
  const t = useTexts();
  const numbers = useNumberFormat();
  const client = useApiClient();
  const currency = useGameCurrency();
  const isOffered = useSupports(listGames);
  const { data, isError } = useQuery(gameRowQuery(client, topTenFilter, currency));
  if (!isOffered || isError || data?.rows.length === 0) return null;
  const games = data?.rows.slice(0, places);
  return (
    <Carousel title={t('games.row.topTen')} icon={<ChartNoAxesColumn size={22} aria-hidden />} size="ranked">
      {games === undefined
        ? Array.from({ length: 6 }, (_, place) => (
            <div key={place} className={styles.place}>
              <div className={styles.card}>
                <CardSkeleton />
              </div>
            </div>
          ))
        : games.map((game, index) => (
            <div key={game.id} className={styles.place}>
              <VisuallyHidden>{t('games.topTen.place', { place: numbers.format(index + 1) })}</VisuallyHidden>
              <span aria-hidden className={styles.numeral}>
                {index + 1}
              </span>
              <div className={styles.card}>
                <GameCard game={game} />
              </div>
            </div>
          ))}
    </Carousel>
  );
}
