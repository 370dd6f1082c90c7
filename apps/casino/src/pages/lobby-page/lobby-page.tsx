import { gameSorts } from '@casino-kit/api-contract';
import { useApiClient } from '@casino-kit/api-client';
import { categoriesQuery, Lobby } from '@casino-kit/games';
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
 * The lobby: hero and rows, a category, or search results. Search and order are in the query; the category is that of the
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
  const sort = gameSorts.find((order) => order === query.get('sort')) ?? 'sort';
  const total =
    useQuery(categoriesQuery(useApiClient(), useLocale().code)).data?.find(({ id }) => id === 'all')?.count ??
    null;
  const set = (name: string, value: string, replace: boolean) => {
    const next = new URLSearchParams(query);
    // A search that the bottom bar opened stays open while its term is empty.
    const staysOpen =
      name === 'search' && showMobileBottomMenu && window.matchMedia('(max-width: 1023px)').matches;
    if (value === '' && !staysOpen) next.delete(name);
    else next.set(name, value);
    void navigate({ pathname, search: next.toString() }, { replace, preventScrollReset: true });
  };
  return (
    <>
      {shown === 'all' && term === null && (
        <Widget name="hero">
          <Hero gameCount={total} />
        </Widget>
      )}
      <Lobby
        category={shown}
        search={search}
        searchElsewhere={showMobileBottomMenu ? (term === null ? 'closed' : 'open') : undefined}
        onSearch={(term) => set('search', term, search !== '')}
        sort={sort}
        onSort={(order) => set('sort', order === 'sort' ? '' : order, true)}
        middle={rewards}
        withoutLast
      />
    </>
  );
}
