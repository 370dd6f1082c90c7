import { useApiClient } from '@casino-kit/api-client';
import { categoriesQuery, isListAddress, Lobby } from '@casino-kit/games';
import { useLocale } from '@casino-kit/i18n';
import { useSettings } from '@casino-kit/settings';
import { Widget } from '@casino-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Hero } from './hero/hero.js';
import { LobbyRewards } from './lobby-rewards.js';

// One element for every render, so that the rows around it are not rendered again.
const rewards = <LobbyRewards />;

/**
 * The lobby: hero and rows, a category, or search results. Search, order and filter are in the query; the category is that of the
 * page, the address or the query.
 */
export function LobbyPage({ category }: { category?: 'slots' | 'live' | 'popular' | undefined }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { category: named } = useParams();
  const shown = category ?? named ?? query.get('category') ?? 'all';
  const term = query.get('search');
  const search = term ?? '';
  const { showMobileBottomMenu } = useSettings();
  const address = Object.fromEntries(query);
  const total =
    useQuery(categoriesQuery(useApiClient(), useLocale().code)).data?.find(({ id }) => id === 'all')?.count ??
    null;
  const set = (changes: Record<string, string>, replace: boolean) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      // A search that the bottom bar opened stays open while its term is empty.
      const staysOpen =
        name === 'search' && showMobileBottomMenu && window.matchMedia('(max-width: 1023px)').matches;
      if (value === '' && !staysOpen) next.delete(name);
      else next.set(name, value);
    }
    void navigate({ pathname, search: next.toString() }, { replace, preventScrollReset: true });
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
        onSearch={(term) => set({ search: term }, search !== '')}
        address={address}
        onAddress={(changes) => set(changes, true)}
        middle={rewards}
        withoutLast
      />
    </>
  );
}
