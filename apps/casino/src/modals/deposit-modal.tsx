import '@casino-kit/payments/styles.css';
import { allDepositMethods, DepositDialog, outcomeModal } from '@casino-kit/payments';
import { safeRedirect } from '@casino-kit/settings';
import { useNavigate } from '@casino-kit/ui';
import { useSearchParams } from 'react-router-dom';
import { readDepositPrefill } from './deposit-prefill.js';
import { type ModalProps } from './modal-props.js';
import { queryWithModal } from './modal-query.js';
import { useOwnLimits } from './use-own-limits.js';

/** `?modal=deposit`. After the bank's page the player returns to the page where the deposit began. */
export default function DepositModal({ open, onClose }: ModalProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const own = useOwnLimits();
  return (
    <DepositDialog
      methods={allDepositMethods}
      {...readDepositPrefill(query)}
      {...own}
      open={open}
      onClose={onClose}
      returnPath={safeRedirect(window.location.pathname)}
      loginHref={queryWithModal(window.location.search, 'login')}
      onOutcome={(outcome, { depositId, method }) =>
        navigate(
          queryWithModal(window.location.search, outcomeModal(outcome), {
            met: method,
            deposit: depositId,
          }),
          { replace: true },
        )
      }
    />
  );
}
