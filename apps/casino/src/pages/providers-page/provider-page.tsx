import { ProviderPage as Provider, useProviderName } from '@casino-kit/games';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../page-title.js';

/** `/providers/{provider}`: the games of one provider; their order and filter are in the address. */
export default function ProviderPage() {
  const { provider = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageTitle>{useProviderName(provider)}</PageTitle>
      <Provider provider={provider} address={Object.fromEntries(query)} onAddress={set} />
    </>
  );
}
