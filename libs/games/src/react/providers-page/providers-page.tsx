'use client';

import { useState } from 'react';
import { useApiClient, useSupports } from '@casino-kit/api-client';
import { listGames } from '@casino-kit/api-contract';
import { useNumberFormat } from '@casino-kit/i18n';
import { Button, EmptyState, ErrorState, PageHeader } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { countLargerTiles } from '../../core/larger-tiles.js';
import { type ProviderSummary, providersQuery } from '../../core/provider-queries.js';
import NoGameList from '../game-grid/no-game-list.js';
import { useTexts } from '../game-texts.js';
import { ProviderTile, ProviderTileSkeleton } from './provider-tile.js';
import styles from './providers-page.module.css';

/** How many tiles hold the page's place while it loads. */
const placeholders = 13;
/** All providers, the largest ones in larger tiles; placeholders while they load. */
function Tiles({ providers }: { providers: readonly ProviderSummary[] | null }) {
  const { fours, threes, twos } = countLargerTiles(providers?.length ?? placeholders);
  const tiles = providers ?? Array.from({ length: placeholders }, () => null);
  return tiles.map((provider, place) => (
    <li
      key={provider?.id ?? place}
      data-in-fours={
        place < fours.halves ? 'half' : place < fours.halves + fours.thirds ? 'third' : undefined
      }
      data-in-threes={place < threes.halves ? 'half' : undefined}
      data-in-twos={place < twos.wholes ? 'whole' : undefined}
    >
      {provider === null ? <ProviderTileSkeleton /> : <ProviderTile provider={provider} />}
    </li>
  ));
}

/** The providers as tiles with a search by name. */
export function ProvidersPageView({ providers }: { providers: readonly ProviderSummary[] | null }) {
  const t = useTexts();
  const numbers = useNumberFormat();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = providers?.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? null;
  const games = providers?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('games.providers')}
        lead={
          providers === null
            ? t('games.providers.lead')
            : t('games.providers.count', {
                count: providers.length,
                number: numbers.format(providers.length),
                games: t('games.count', { count: games, number: numbers.format(games) }),
              })
        }
        end={
          <search className={styles.search}>
            <Search size={18} aria-hidden />
            <input
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-label={t('games.providers.search')}
              placeholder={t('games.providers.search')}
              autoComplete="off"
              maxLength={100}
            />
          </search>
        }
      />
      {shown?.length === 0 ? (
        <EmptyState
          title={t('games.providers.none')}
          action={wanted !== '' && <Button onClick={() => setTyped('')}>{t('games.providers.all')}</Button>}
        />
      ) : (
        <ul
          className={styles.tiles}
          aria-busy={shown === null || undefined}
          aria-label={t('games.providers')}
        >
          {wanted === '' ? (
            <Tiles providers={shown} />
          ) : (
            shown?.map((provider) => (
              <li key={provider.id}>
                <ProviderTile provider={provider} />
              </li>
            ))
          )}
        </ul>
      )}
    </div>
  );
}

/** All providers of the catalogue, each with the number of its games and some of them (§2, providers). */
export function ProvidersPage() {
  const t = useTexts();
  const isOffered = useSupports(listGames);
  const { data, isError, refetch } = useQuery(providersQuery(useApiClient()));
  if (!isOffered) return <NoGameList heading="h1" />;
  if (isError && data === undefined)
    return (
      <ErrorState
        heading="h1"
        title={t('games.providers.failed')}
        action={<Button onClick={() => void refetch()}>{t('games.retry')}</Button>}
      >
        {t('games.listFailed.text')}
      </ErrorState>
    );
  return <ProvidersPageView providers={data ?? null} />;
}
