import '@casino-kit/payments/styles.css';
import { allDepositMethods, DepositPage as Deposit, outcomeModal } from '@casino-kit/payments';
import { useNavigate } from '@casino-kit/ui';
import { queryWithModal } from '../../modals/modal-query.js';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';

/** `/deposit`: the form as a page of its own. */
export default function DepositPage() {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{t('shell.deposit.title')}</PageTitle>
      <Deposit
        methods={allDepositMethods}
        returnPath="/deposit"
        onOutcome={(outcome, { depositId, method }) => {
          if (outcome === 'success' || outcome === 'pending')
            navigate(queryWithModal('', outcomeModal(outcome), { met: method, deposit: depositId }));
        }}
      />
    </>
  );
}
