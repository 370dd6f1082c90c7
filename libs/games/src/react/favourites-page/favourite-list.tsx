'use client';

import { type Game } from '@casino-kit/api-contract';
import { useLocale, useNumberFormat } from '@casino-kit/i18n';
import {
  Button,
  PageHeader,
  restoreFocusOnUnmount,
  Select,
  ToggleChips,
  useIsMobile,
  VisuallyHidden,
} from '@casino-kit/ui';
import { useState } from 'react';
import { countKinds, type FavouriteOrder, favouriteOrders, sortFavourites } from '../../core/favourites.js';
import { GameTiles } from '../game-grid/game-tiles.js';
import { GridFiller } from '../game-grid/grid-filler.js';
import { useTexts } from '../game-texts.js';
import styles from './favourites-page.module.css';

/** How many favourites show at first, and how many more with each request: a server may list any number. */
export const favouritesStep = 96;

interface OrderSelectProps {
  order: FavouriteOrder;
  onOrder: (order: FavouriteOrder) => void;
}

function OrderSelect({ order, onOrder }: OrderSelectProps) {
  const t = useTexts();
  return (
    <div className={styles.order}>
      <Select
        aria-label={t('games.sort')}
        value={order}
        options={favouriteOrders.map((value) => ({ value, label: t(`games.favourites.sort.${value}`) }))}
        onChange={({ target }) => {
          const chosen = favouriteOrders.find((value) => value === target.value);
          if (chosen) onOrder(chosen);
        }}
      />
    </div>
  );
}

/** The favourites as a grid with the kinds and orders to choose from. A removed one leaves the focus in the grid. */
export function FavouriteList({ games }: { games: readonly Game[] }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const { code } = useLocale();
  const isMobile = useIsMobile();
  const [order, setOrder] = useState<FavouriteOrder>('added');
  const [chosen, setChosen] = useState<Game['kind'] | 'all'>('all');
  const [most, setMost] = useState(favouritesStep);
  const kinds = countKinds(games);
  const kind = kinds.some(([known]) => known === chosen) ? chosen : 'all';
  const sorted = sortFavourites(
    kind === 'all' ? games : games.filter((game) => game.kind === kind),
    isMobile ? 'added' : order,
    code,
  );
  const shown = sorted.slice(0, most);
  const left = sorted.length - shown.length;
  /** Another choice begins with its first games again. */
  const choose =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setMost(favouritesStep);
    };
  const option = (value: Game['kind'] | 'all', count: number) => ({
    value,
    label: (
      <>
        {t(value === 'all' ? 'games.favourites.all' : `games.category.${value}`)}{' '}
        <span className={styles.count}>{numbers.format(count)}</span>
      </>
    ),
  });
  return (
    <>
      <PageHeader
        title={t('games.favourites')}
        end={games.length > 1 && !isMobile && <OrderSelect order={order} onOrder={choose(setOrder)} />}
      />
      <p role="status">
        <VisuallyHidden>
          {t('games.count', { count: sorted.length, number: numbers.format(sorted.length) })}
        </VisuallyHidden>
      </p>
      {kinds.length > 1 && (
        <ToggleChips
          label={t('games.favourites.kinds')}
          options={[option('all', games.length), ...kinds.map(([value, count]) => option(value, count))]}
          value={kind}
          onChange={choose(setChosen)}
        />
      )}
      <div tabIndex={-1} className={styles.games}>
        <GameTiles
          label={t('games.favourites')}
          games={shown}
          itemRef={restoreFocusOnUnmount}
          filler={left === 0 ? <GridFiller>{t('games.favourites.hint')}</GridFiller> : undefined}
        />
        {left > 0 && (
          <p className={styles.more}>
            <Button onClick={() => setMost(most + favouritesStep)}>
              {t('games.favourites.more', { number: numbers.format(left) })}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
