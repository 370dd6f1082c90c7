'use client';

import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listFavouriteGames, listRecentGames } from '@casino-kit/api-contract';
import { useIsAuthenticated } from '@casino-kit/session';
import { usePagePath } from '@casino-kit/settings';
import { Alert, Button, ButtonLink, EmptyLine, EmptyState, PageHeader } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { favouriteGamesQuery } from '../../core/favourite-queries.js';
import { HeartsShown } from '../favourite-button/hearts-shown.js';
import { GameTiles } from '../game-grid/game-tiles.js';
import { PopularGames } from '../game-row/popular-games.js';
import { useTexts } from '../game-texts.js';
import { ContinuePlaying } from '../lobby/continue-playing.js';
import { PlayedGames } from '../played-games/played-games.js';
import { useRecentGames } from '../use-recent-games.js';
import { FavouriteList } from './favourite-list.js';
import styles from './favourites-page.module.css';
import { NearGames } from './near-games.js';

/** The favourites, or why there are none to show. */
function Favourites() {
  const t = useTexts();
  const casino = usePagePath('casino');
  const { data, isError, refetch } = useQuery(favouriteGamesQuery(useApiClient()));
  if (data !== undefined && data.length > 0) return <FavouriteList games={data} />;
  return (
    <>
      <PageHeader title={t('games.favourites')} />
      {data !== undefined ? (
        <EmptyLine
          icon={<Heart size={20} aria-hidden />}
          title={t('games.favourites.none')}
          action={<ButtonLink href={casino}>{t('games.played.find')}</ButtonLink>}
        >
          {t('games.favourites.hint')}
        </EmptyLine>
      ) : isError ? (
        <Alert tone="warning" action={<Button onClick={() => void refetch()}>{t('games.retry')}</Button>}>
          {t('games.favourites.failed')}
        </Alert>
      ) : (
        <GameTiles label={t('games.favourites')} games={null} />
      )}
    </>
  );
}

/** What is near to the favourite that was added last, else to the game that was played last; else popular games. */
function NearRow() {
  const favourites = useQuery(favouriteGamesQuery(useApiClient())).data ?? [];
  const played = useRecentGames().data ?? [];
  const shown = [...favourites, ...played];
  const [game] = shown;
  return game === undefined ? <PopularGames /> : <NearGames key={game.slug} game={game} shown={shown} />;
}

/** The page of a player. What is below the favourites depends on both lists, so nothing is shown before they are known. */
function PlayerFavourites() {
  const t = useTexts();
  const isOffered = useSupports(listFavouriteGames);
  const hasPlayed = useSupports(listRecentGames);
  const favourites = useQuery({ ...favouriteGamesQuery(useApiClient()), enabled: isOffered });
  const played = useRecentGames();
  if ((isOffered && !favourites.isFetched) || (hasPlayed && !played.isFetched))
    return (
      <div className={styles.favourites}>
        <PageHeader title={t('games.favourites')} />
        <GameTiles label={t('games.favourites')} games={null} />
      </div>
    );
  if (!isOffered)
    return (
      <div className={styles.page}>
        <PageHeader title={t('games.favourites')} lead={hasPlayed && t('games.favourites.played')} />
        <PlayedGames />
      </div>
    );
  return (
    <HeartsShown value>
      <div className={styles.page}>
        <div className={styles.favourites}>
          <Favourites />
        </div>
        <NearRow />
        <ContinuePlaying />
      </div>
    </HeartsShown>
  );
}

export interface FavouritesPageProps {
  /** Where a guest logs in. */
  loginHref: string;
}

/**
 * The favourites of a player, games near to them, and the games played last (§2, favourites and recent games). On a server
 * without favourites (decisions 40) the games played last take their place. A guest is asked to log in,
 * above popular games.
 */
export function FavouritesPage({ loginHref }: FavouritesPageProps) {
  const t = useTexts();
  if (useIsAuthenticated()) return <PlayerFavourites />;
  return (
    <div className={styles.page}>
      <div className={styles.guest}>
        <EmptyState
          heading="h1"
          icon={<Heart size={28} aria-hidden />}
          title={t('games.favourites')}
          action={
            <ButtonLink href={loginHref} variant="primary">
              {t('games.login')}
            </ButtonLink>
          }
        >
          {t('games.favourites.guest')}
        </EmptyState>
      </div>
      <PopularGames />
    </div>
  );
}
