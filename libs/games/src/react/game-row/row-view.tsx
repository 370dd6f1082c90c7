'use client';

import { type ReactNode } from 'react';
import { type Game } from '@casino-kit/api-contract';
import { Button, Carousel, Alert, SectionHead, type SectionHeadProps } from '@casino-kit/ui';
import { CardSkeleton } from '../game-card/card-skeleton.js';
import { GameCard } from '../game-card/game-card.js';
import { TableCard, TableCardSkeleton } from '../table-card/table-card.js';
import { useTexts } from '../texts.js';
import styles from './game-row.module.css';

export interface RowViewProps {
  title: string;
  icon: ReactNode;
  link?: SectionHeadProps['link'] | undefined;
  /** `null` while they load. */
  games: readonly Game[] | null;
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
  badge?: 'new' | 'live' | undefined;
  eager?: boolean | undefined;
  /** Posters (`card`), or wide pictures with bet range and players (`table`). */
  size?: 'card' | 'table' | undefined;
  /** The row is below the first view: rendered as it comes near, in a reserved height. */
  below?: boolean | undefined;
}

/** How many cards are visible at once on a wide screen. */
const inView = 7;
/** How many cards a phone shows at once: only these load before the page is laid out. */
const eagerCards = 4;

/** A row of games in each of its states; renders nothing if there are none. */
export function RowView({
  title,
  icon,
  link,
  games,
  failed = false,
  onRetry,
  size,
  below,
  ...card
}: RowViewProps) {
  const t = useTexts();
  const isTables = size === 'table';
  const place = below ? `${styles.below} ${isTables ? styles.tables : ''}` : undefined;
  if (failed)
    return (
      <section className={styles.failed} aria-label={title}>
        <SectionHead title={title} icon={icon} link={link} />
        <Alert tone="warning" action={<Button onClick={onRetry}>{t('games.retry')}</Button>}>
          {t('games.rowFailed')}
        </Alert>
      </section>
    );
  if (games === null)
    return (
      <Carousel title={title} icon={icon} link={link} size={size} className={place}>
        {Array.from({ length: inView }, (_, place) =>
          isTables ? <TableCardSkeleton key={place} /> : <CardSkeleton key={place} />,
        )}
      </Carousel>
    );
  if (games.length === 0) return null;
  return (
    <Carousel title={title} icon={icon} link={link} size={size} className={place}>
      {games.map((game, place) =>
        isTables ? (
          <TableCard key={game.id} game={game} />
        ) : (
          <GameCard key={game.id} game={game} badge={card.badge} eager={card.eager && place < eagerCards} />
        ),
      )}
    </Carousel>
  );
}
