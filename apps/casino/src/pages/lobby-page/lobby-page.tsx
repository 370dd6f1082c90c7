import { useApiClient } from '@casino-kit/api-client';
import { categoriesQuery, isListAddress, Lobby, searchTerm } from '@casino-kit/games';
import { useLocale } from '@casino-kit/i18n';
import { useSettings } from '@casino-kit/settings';
import { Widget } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { HydrationMarker } from '../../app/hydration-marker.js';
import { useAddressQuery } from '../use-address-query.js';
import { Hero } from './hero/hero.js';
import { LobbyRewards } from './lobby-rewards.js';

// One element for every render, so that the rows around it are not rendered again.
const rewards = <LobbyRewards />;
const marker = <HydrationMarker />;

/**
 * The lobby: hero and rows, a category, or search results. Search, order and filter are in the query; the category is that of the
 * page, the address or the query.
 */
export function LobbyPage({ category }: { category?: 'slots' | 'live' | 'popular' | undefined }) {
  const { query, change } = useAddressQuery();
  const { category: named } = useParams();
  const shown = category ?? named ?? query.get('category') ?? 'all';
  const term = query.get('search');
  const search = searchTerm(term ?? '');
  const { showMobileBottomMenu } = useSettings();
  const address = Object.fromEntries(query);
  const total =
    useQuery(categoriesQuery(useApiClient(), useLocale().code)).data?.find(({ id }) => id === 'all')?.count ??
    null;
  const onSearch = (term: string) => {
    // A search that the bottom bar opened stays open while its term is empty.
    const staysOpen = showMobileBottomMenu && window.matchMedia('(max-width: 1023px)').matches;
    change({ search: term }, { replace: search !== '', kept: staysOpen ? 'search' : '' });
  };
  return (
    <>
      {shown === 'all' && term === null && !isListAddress(address) && (
        <Widget name="hero">
          <Hero gameCount={total} />
        </Widget>
      )}
      <Lobby
        category={shown}
        search={search}
        searchElsewhere={showMobileBottomMenu ? (term === null ? 'closed' : 'open') : undefined}
        onSearch={onSearch}
        address={address}
        onAddress={change}
        middle={rewards}
        marker={marker}
        withoutLast
      />
    </>
  );
}
