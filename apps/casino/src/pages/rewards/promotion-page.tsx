import '@casino-kit/bonuses/styles.css';
import { PromotionPage as Promotion } from '@casino-kit/bonuses';
import { useSearchParams } from 'react-router-dom';
import { useBonusOptions } from './use-bonus-options.js';

/** `/promotion?id=`: one offer with its terms. */
export default function PromotionPage() {
  const [query] = useSearchParams();
  return <Promotion {...useBonusOptions()} bonusId={query.get('id') ?? ''} />;
}
