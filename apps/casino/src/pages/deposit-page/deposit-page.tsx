import '@casino-kit/payments/styles.css';
import { allDepositMethods, DepositPage as Deposit, outcomeModal } from '@casino-kit/payments';
import { useNavigate } from '@casino-kit/ui';
import { useSearchParams } from 'react-router-dom';
import { startOf } from '../../modals/deposit-start.js';
import { queryWithModal } from '../../modals/modal-query.js';
import { useTexts } from '../../app/texts.js';
import { PageTitle } from '../page-title.js';

/** `/deposit`: the form as a page of its own. */
export default function DepositPage() {
  const t = useTexts();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <>
      <PageTitle>{t('shell.deposit.title')}</PageTitle>
      <Deposit
        methods={allDepositMethods}
        {...startOf(query)}
        returnPath="/deposit"
        onOutcome={(outcome, { depositId, method }) =>
          navigate(queryWithModal('', outcomeModal(outcome), { met: method, deposit: depositId }))
        }
      />
    </>
  );
}
