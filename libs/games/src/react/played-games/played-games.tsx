'use client';

import { useSupports } from '@casino-kit/api-client';
import { listGames, listRecentGames } from '@casino-kit/api-contract';
import { usePagePath } from '@casino-kit/settings';
import { Alert, Button, EmptyLine, Link } from '@casino-kit/ui';
import { Heart, Sparkles } from 'lucide-react';
import NoGameList from '../game-grid/no-game-list.js';
import { GameTiles } from '../game-grid/game-tiles.js';
import { GridFiller } from '../game-grid/grid-filler.js';
import { GameRow } from '../game-row/game-row.js';
import { PopularGames } from '../game-row/popular-games.js';
import { useTexts } from '../game-texts.js';
import { useRecentGames } from '../use-recent-games.js';
import styles from './played-games.module.css';

/**
 * The games that a logged-in player played last, most recent first, and games similar to the first of them; popular
 * games for someone who has not played, and on a server that does not know (§2, favourites and recent games).
 */
export function PlayedGames() {
  const t = useTexts();
  const isOffered = useSupports(listRecentGames);
  const hasList = useSupports(listGames);
  const games = usePagePath('casino');
  const { data, isPending, isError, refetch } = useRecentGames();
  const [last] = data ?? [];
  if (!isOffered) return hasList ? <PopularGames /> : <NoGameList />;
  return (
    <div className={styles.played}>
      {data === undefined && isError ? (
        <Alert tone="warning" action={<Button onClick={() => void refetch()}>{t('games.retry')}</Button>}>
          {t('games.played.failed')}
        </Alert>
      ) : data?.length === 0 ? (
        <EmptyLine
          icon={<Heart size={20} aria-hidden />}
          title={t('games.played.none')}
          action={<Link href={games}>{t('games.played.find')}</Link>}
        >
          {t('games.played.none.text')}
        </EmptyLine>
      ) : (
        <GameTiles
          label={t('games.continue')}
          games={data ?? null}
          filler={
            <GridFiller link={<Link href={games}>{t('games.played.find')}</Link>}>
              {t('games.played.more')}
            </GridFiller>
          }
        />
      )}
      {last === undefined ? (
        !isPending && <PopularGames />
      ) : (
        <GameRow
          title={t('games.similarTo', { name: last.name })}
          icon={<Sparkles size={22} aria-hidden />}
          filter={{ similarTo: last.slug }}
          above="played"
        />
      )}
    </div>
  );
}
