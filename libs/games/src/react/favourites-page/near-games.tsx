'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { type Game, listGames } from '@casino-kit/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { gameRowQuery } from '../../core/catalogue-queries.js';
import { withoutRepeats } from '../../core/lobby-rows.js';
import { RowView } from '../game-row/row-view.js';
import { useTexts } from '../game-texts.js';
import { useGameCurrency } from '../use-game-currency.js';

export interface NearGamesProps {
  game: Pick<Game, 'slug' | 'name'>;
  /** Games that the page shows already. */
  shown: readonly Pick<Game, 'slug'>[];
}

/** A row of games similar to one, without those that are shown. Omitted if the server lists no games. */
export function NearGames({ game, shown }: NearGamesProps) {
  const t = useTexts();
  const isOffered = useSupports(listGames);
  const { data, isError, refetch } = useQuery(
    gameRowQuery(useApiClient(), { similarTo: game.slug }, useGameCurrency()),
  );
  if (!isOffered) return null;
  return (
    <RowView
      title={t('games.similarTo', { name: game.name })}
      icon={<Sparkles size={22} aria-hidden />}
      games={data ? withoutRepeats(data.rows, shown) : null}
      failed={isError && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}
