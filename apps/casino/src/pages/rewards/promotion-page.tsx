import '@casino-kit/bonuses/styles.css';
import { PromotionPage as Promotion } from '@casino-kit/bonuses';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';
import { useBonusOptions } from './use-bonus-options.js';

/** `/promotion?id=`: one offer with its terms. */
export default function PromotionPage() {
  const t = useTexts();
  const [query] = useSearchParams();
  return (
    <>
      <PageTitle>{t('shell.promotions.title')}</PageTitle>
      <Promotion {...useBonusOptions()} bonusId={query.get('id') ?? ''} />
    </>
  );
}
