'use client';

import { useAllTexts, useNumberFormat } from '@casino-kit/i18n';
import { useSession, useStored } from '@casino-kit/session';
import { Alert, Button, VirtualGrid } from '@casino-kit/ui';
import { useState } from 'react';
import { type ListFilter } from '../../core/list-query.js';
import { nameOfList, shownAtOnce, shownGamesAtom } from '../../core/shown-games.js';
import { CardSkeleton } from '../game-card/card-skeleton.js';
import { GameCard } from '../game-card/game-card.js';
import { useTexts } from '../game-texts.js';
import { cardHeight, columnsAt, gapAt } from './grid-measures.js';
import styles from './game-grid.module.css';
import { useGamePages } from './use-game-pages.js';

export interface VirtualGamesProps {
  label: string;
  filter: ListFilter;
  /** How many games the list has. */
  count: number;
  caption: boolean;
}

/**
 * A grid of thousands of games that renders and loads only those near the screen. It shows some dozens and more at a press, so
 * that what follows on the page stays in reach. A separate module, loaded lazily.
 */
export default function VirtualGames({ label, filter, count, caption }: VirtualGamesProps) {
  useAllTexts();
  const t = useTexts();
  const numbers = useNumberFormat();
  const { gameAt, onRange, failed, retry } = useGamePages(filter);
  const { store } = useSession();
  const list = nameOfList(filter);
  const shown = Math.min(
    count,
    useStored(
      store,
      shownGamesAtom,
      () => ({}),
      (known: Readonly<Record<string, number>>) => known[list],
    ) ?? shownAtOnce,
  );
  // The focus goes on with the games that came, as the button has moved below them.
  const [focusOn, setFocusOn] = useState<number>();
  const more = Math.min(shownAtOnce, count - shown);
  return (
    <>
      <VirtualGrid
        label={label}
        count={shown}
        render={(place) => {
          const game = gameAt(place);
          return game ? <GameCard game={game} caption={caption} /> : <CardSkeleton caption={caption} />;
        }}
        columnsAt={columnsAt}
        rowHeight={(cell) => cardHeight(cell, caption)}
        gapAt={gapAt}
        onRange={onRange}
        focusOn={focusOn}
      />
      {failed && (
        <Alert tone="warning" live action={<Button onClick={retry}>{t('games.retry')}</Button>}>
          {t('games.moreFailed')}
        </Alert>
      )}
      <div className={styles.more}>
        <p role="status">
          {t('games.shown', { shown: numbers.format(shown), count: numbers.format(count) })}
        </p>
        {more > 0 && (
          <Button
            size="lg"
            onClick={() => {
              setFocusOn(shown);
              store.set(shownGamesAtom, { ...store.get(shownGamesAtom), [list]: shown + more });
            }}
          >
            {t('games.more', { count: more, number: numbers.format(more) })}
          </Button>
        )}
      </div>
    </>
  );
}
