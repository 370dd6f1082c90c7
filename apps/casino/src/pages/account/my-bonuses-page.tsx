import '@casino-kit/bonuses/styles.css';
import { BonusesPage, WageringExplainer } from '@casino-kit/bonuses';
import { useSearchParams } from 'react-router-dom';
import { usePageTexts } from '../../app/page-texts.js';
import { useBonusOptions } from '../rewards/use-bonus-options.js';
import { AccountFrame } from './account-frame.js';

/** `/bonuses` and `/profile2/my-bonuses`: active bonuses, their typical outcome, and ended ones. */
export default function MyBonusesPage() {
  const t = usePageTexts();
  const options = useBonusOptions();
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  return (
    <AccountFrame view="bonuses" title={t('shell.bonuses.title')}>
      {() => (
        <BonusesPage
          {...options}
          untitled
          page={page}
          onPage={(next, { replace }) => setQuery(next === 1 ? {} : { page: String(next) }, { replace })}
          explainer={(bonus) => <WageringExplainer bonus={bonus} />}
        />
      )}
    </AccountFrame>
  );
}
