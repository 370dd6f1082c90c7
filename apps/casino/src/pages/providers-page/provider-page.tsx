import { gameSortOf, ProviderPage as Provider, useProviderName } from '@casino-kit/games';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../page-title.js';

/** `/providers/{provider}`: the games of one provider; their order is in the address. */
export default function ProviderPage() {
  const { provider = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const sort = gameSortOf(query.get('sort'));
  return (
    <>
      <PageTitle>{useProviderName(provider, sort)}</PageTitle>
      <Provider
        provider={provider}
        sort={sort}
        onSort={(order) =>
          setQuery(order === 'sort' ? {} : { sort: order }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
