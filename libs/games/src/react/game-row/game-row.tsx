'use client';

import { type ReactNode } from 'react';
import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listGames } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { useQuery } from '@tanstack/react-query';
import { gameRowQuery, recentGamesQuery, type RowFilter } from '../../core/catalogue-queries.js';
import { withoutRepeats } from '../../core/lobby-rows.js';
import { useTexts } from '../texts.js';
import { useGameCurrency } from '../use-game-currency.js';
import { RowView } from './row-view.js';

export interface GameRowProps {
  /** The heading of the row, translated; also names it for screen readers. */
  title: string;
  /** Before the title: 22 px, hidden from screen readers. */
  icon: ReactNode;
  /** Which games, in which order: a category, or games similar to one by its slug. */
  filter: RowFilter;
  /** The row above, whose games are not repeated: of a filter, or the player's last played games. */
  above?: RowFilter | 'played' | undefined;
  /** The link to all of these games. */
  href?: string | undefined;
  /** A tag on every card; a game that is unavailable says so instead. */
  badge?: 'new' | 'live' | undefined;
  /** The row is in the first view: the visible images are loaded eagerly. */
  eager?: boolean | undefined;
  /** Posters (`card`), or wide pictures with bet range and players (`table`). */
  size?: 'card' | 'table' | undefined;
  /** The row is below the first view: rendered as it comes near, in a reserved height. */
  below?: boolean | undefined;
}

/** A headed row of games that scrolls sideways (G1). Omitted if it has no games or the server does not offer it. */
export function GameRow({ filter, above, href, title, ...look }: GameRowProps) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const isOffered = useSupports(listGames);
  const client = useApiClient();
  const currency = useGameCurrency();
  const { data, isError, refetch } = useQuery(gameRowQuery(client, filter, currency));
  // The row above loads its games itself.
  const played = useQuery({ ...recentGamesQuery(client), enabled: false }).data;
  const row = useQuery({
    ...gameRowQuery(client, typeof above === 'object' ? above : filter, currency),
    enabled: false,
  }).data;
  const shownAbove = above === 'played' ? played : above && row?.rows;
  if (!isOffered) return null;
  const link =
    href === undefined
      ? undefined
      : { href, label: t('games.seeAll'), count: data && numbers.format(data.count) };
  return (
    <RowView
      {...look}
      title={title}
      link={link}
      games={data ? withoutRepeats(data.rows, shownAbove ?? []) : null}
      failed={isError && data === undefined}
      onRetry={() => void refetch()}
    />
  );
}
