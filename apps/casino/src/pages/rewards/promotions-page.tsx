import '@casino-kit/bonuses/styles.css';
import { PromotionsPage as Promotions, readOffersView, writeOffersView } from '@casino-kit/bonuses';
import { useSearchParams } from 'react-router-dom';
import { useBonusOptions } from './use-bonus-options.js';

/** `/promotions`: all offers; the selected filter is in the address. */
export default function PromotionsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <Promotions
      {...useBonusOptions()}
      view={readOffersView(query)}
      onView={(view, { replace }) =>
        setQuery(writeOffersView(view, new URLSearchParams(query)), { replace, preventScrollReset: true })
      }
    />
  );
}
