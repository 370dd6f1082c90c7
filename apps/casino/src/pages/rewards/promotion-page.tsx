import '@casino-kit/bonuses/styles.css';
import { PromotionPage as Promotion } from '@casino-kit/bonuses';
import { useSearchParams } from 'react-router-dom';
import { SlimFooter } from '../../layout/slim-footer.js';
import { useBonusOptions } from './use-bonus-options.js';

/** `/promotion?id=`: one offer with its terms. */
export default function PromotionPage() {
  const [query] = useSearchParams();
  return (
    <>
      <SlimFooter />
      <Promotion {...useBonusOptions()} bonusId={query.get('id') ?? ''} />
    </>
  );
}
