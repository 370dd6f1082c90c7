'use client';

import { useAllTexts } from '@casino-kit/i18n';
import { Alert, Button, VirtualGrid } from '@casino-kit/ui';
import { type ListFilter } from '../../core/list-query.js';
import { CardSkeleton } from '../game-card/card-skeleton.js';
import { GameCard } from '../game-card/game-card.js';
import { useTexts } from '../game-texts.js';
import { cardHeight, columnsAt, gapAt } from './grid-measures.js';
import { useGamePages } from './use-game-pages.js';

export interface VirtualGamesProps {
  label: string;
  filter: ListFilter;
  /** How many games the list has. */
  count: number;
  caption: boolean;
}

/** A grid of thousands of games that renders and loads only those near the screen. A separate module, loaded lazily. */
export default function VirtualGames({ label, filter, count, caption }: VirtualGamesProps) {
  useAllTexts();
  const t = useTexts();
  const { gameAt, onRange, failed, retry } = useGamePages(filter);
  return (
    <>
      <VirtualGrid
        label={label}
        count={count}
        render={(place) => {
          const game = gameAt(place);
          return game ? <GameCard game={game} caption={caption} /> : <CardSkeleton caption={caption} />;
        }}
        columnsAt={columnsAt}
        rowHeight={(cell) => cardHeight(cell, caption)}
        gapAt={gapAt}
        onRange={onRange}
      />
      {failed && (
        <Alert tone="warning" live action={<Button onClick={retry}>{t('games.retry')}</Button>}>
          {t('games.moreFailed')}
        </Alert>
      )}
    </>
  );
}
