import '@casino-kit/player-fields/styles.css';
import '@casino-kit/payments/styles.css';
import { WithdrawPage as Withdraw } from '@casino-kit/payments';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';

/** `/withdraw`: what is needed, what is on its way, and the form. */
export default function WithdrawPage() {
  const t = useTexts();
  return (
    <>
      <PageTitle>{t('shell.withdraw.title')}</PageTitle>
      <Withdraw />
    </>
  );
}
