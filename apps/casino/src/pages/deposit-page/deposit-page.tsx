import '@casino-kit/payments/styles.css';
import { allDepositMethods, DepositPage as Deposit, outcomeModal } from '@casino-kit/payments';
import { servedPath, useSettings } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { useSearchParams } from 'react-router-dom';
import { SlimFooter } from '../../layout/slim-footer.js';
import { readDepositPrefill } from '../../modals/deposit-prefill.js';
import { queryWithModal } from '../../modals/modal-query.js';
import { useOwnLimits } from '../../modals/use-own-limits.js';

/** `/deposit`: the deposit form as a page. */
export default function DepositPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <>
      <SlimFooter />
      <Deposit
        methods={allDepositMethods}
        {...readDepositPrefill(query)}
        {...useOwnLimits()}
        returnPath={servedPath(useSettings(), 'deposit')}
        onOutcome={(outcome, { depositId, method }) =>
          navigate(queryWithModal('', outcomeModal(outcome), { met: method, deposit: depositId }))
        }
      />
    </>
  );
}
