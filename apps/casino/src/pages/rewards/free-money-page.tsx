import '@casino-kit/bonuses/styles.css';
import { FreeMoneyPage as FreeMoney } from '@casino-kit/bonuses';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';
import { useBonusOptions } from './use-bonus-options.js';

/** `/freemoney`: what can be had without a deposit. */
export default function FreeMoneyPage() {
  const t = useTexts();
  return (
    <>
      <PageTitle>{t('shell.freeMoney.title')}</PageTitle>
      <FreeMoney {...useBonusOptions()} />
    </>
  );
}
