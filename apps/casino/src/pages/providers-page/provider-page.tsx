import '@casino-kit/games/styles/pages.css';
import { ProviderPage as Provider, useProviderName } from '@casino-kit/games';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../page-title.js';
import { useAddressQuery } from '../use-address-query.js';

/** `/providers/{provider}`: the games of one provider; their order and filter are in the address. */
export default function ProviderPage() {
  const { provider = '' } = useParams();
  const { query, change } = useAddressQuery();
  return (
    <>
      <PageTitle>{useProviderName(provider)}</PageTitle>
      <Provider provider={provider} address={Object.fromEntries(query)} onAddress={change} />
    </>
  );
}
